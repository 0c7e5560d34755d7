import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { MAX_PARCELS } from '#domain/limits'
import type { Locale } from '#domain/messages/locale'
import type {
  Actor,
  ParcelAct,
  ParcelCondition,
  PrepaymentMethod,
  RefusalReason,
} from '#domain/orders/order-life'
import { actorOf } from '../../platform/features/caller'
import type { Context } from '../../platform/features/context'
import { UsualLength } from '../../platform/http/graphql/database-cost'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload, toUserErrors } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { KeptItemInput } from '../orders/api/kept-item.types'
import {
  ParcelConditionEnum,
  PrepaymentMethodEnum,
  RefusalReasonEnum,
} from '../orders/api/order-life.types'
import { findAdminOrders } from '../orders/reads/admin-orders.service'
import {
  actOnParcels,
  addOrderNote,
  assignCouriers,
  cancelOrders,
  confirmOrders,
  deliverAllAfterAll,
  type OrdersResult,
  type ParcelInput,
  recordPayment,
  recordUnansweredCalls,
  setTrackingNumbers,
} from './fulfilment.service'
import {
  AwaitedItemInput,
  OrderEvent,
  OrderPayload,
  OrdersPayload,
  RecordPrepaymentPayload,
  TrackingNumberInput,
} from './fulfilment.types'
import { deliverOrderPartly, receiveItemsBack } from './partial-delivery.service'
import { findScannedOrderIds, MAX_SCANNED, receiveParcel } from './receive-parcel.service'
import { readTimeline } from './timeline.service'
import { timelineAccess } from './timeline-access'

const IDS = { description: 'The IDs of the orders, at most 200.' }
const ORDER_ID = { description: 'The ID of the order.' }
const NOTE = { nullable: true, description: 'A note.' } as const

function toPayload(
  { orders, failures, handoverId }: OrdersResult,
  mayRead: boolean,
  locale: Locale,
) {
  return {
    orders: mayRead ? orders : [],
    ...(handoverId !== undefined && { handoverId }),
    userErrors: failures.flatMap(({ orderId, error }) =>
      toUserErrors(error, locale).map((userError) => ({ ...userError, orderId })),
    ),
  }
}

/** Applies a change to several orders, if the caller may; failures are reported for each order. */
async function change(
  { caller, allows, locale }: Context,
  work: (actor: Actor) => Promise<OrdersResult>,
): Promise<OrdersPayload> {
  const actor = actorOf(await caller())
  const mayRead = await allows('orders.read')
  const { result, userErrors } = await asPayload(locale, async () => ({
    result: await work(actor),
  }))
  return result ? toPayload(result, mayRead, locale) : { orders: [], userErrors }
}

const act = (
  context: Context,
  name: ParcelAct,
  ids: string[],
  request: RequestKey | undefined,
  details?: ParcelInput,
) => change(context, (actor) => actOnParcels(context.db, ids, name, actor, details, request))

@Resolver()
export class FulfilmentResolver {
  @Requires('orders.read')
  @Query(() => [OrderEvent], {
    description: 'The events of an order, oldest first.',
    deprecationReason: 'Use `AdminOrder.timeline`. Removed on 2027-06-01.',
  })
  async orderTimeline(
    @Ctx() context: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
  ): Promise<readonly OrderEvent[]> {
    return readTimeline(context.db, id, await timelineAccess(context))
  }

  @Requires('orders.read')
  // Rarely two: couriers may use the same numbers.
  @UsualLength(1)
  @Query(() => [AdminOrder], {
    description: `The orders that a scanned text names, by the tracking number of a parcel or by their own number: none, one, or several that have the same tracking number, at most ${MAX_SCANNED}.`,
  })
  async scannedOrders(
    @Ctx() { db }: Context,
    @Arg('code', () => String, { description: 'The text that was scanned or typed.' }) code: string,
  ): Promise<readonly AdminOrder[]> {
    const ids = await findScannedOrderIds(db, code)
    return ids.length === 0 ? [] : findAdminOrders(db, ids)
  }

  @Requires('orders.confirm')
  @Mutation(() => OrdersPayload, {
    description: `Confirms orders after a call: Pending ones become Processing.`,
  })
  confirmOrders(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return change(context, (actor) => confirmOrders(context.db, ids, actor, request))
  }

  @Requires('orders.confirm')
  @Mutation(() => OrdersPayload, {
    description: `Counts a call that the customers of orders did not answer.`,
  })
  recordUnansweredCalls(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return change(context, (actor) => recordUnansweredCalls(context.db, ids, actor, request))
  }

  @Requires('orders.status')
  @Mutation(() => OrdersPayload, {
    description: `Cancels open orders. What is in the shop is in stock again at once, and what is on its way once it is received back.`,
  })
  cancelOrders(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @Arg('reason', () => String, { nullable: true, description: 'Why, which the customers see.' })
    reason?: string | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return change(context, (actor) => cancelOrders(context.db, ids, { reason }, actor, request))
  }

  @Requires('orders.pack')
  @Mutation(() => OrdersPayload, {
    description: `Marks orders as packed: Pending ones become Processing. What came back may go out again.`,
  })
  packOrders(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @Arg('parcelCount', () => Int, {
      nullable: true,
      description: `How many parcels each order fills, at most ${MAX_PARCELS}; 1 if left out.`,
    })
    parcelCount?: number | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return act(context, 'pack', ids, request, { parcelCount })
  }

  @Requires('orders.pack')
  @Mutation(() => OrdersPayload, { description: `Undoes \`packOrders\`.` })
  unpackOrders(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return act(context, 'unpack', ids, request)
  }

  @Requires('orders.pack')
  @Mutation(() => OrdersPayload, {
    description: `Assigns a courier to orders that are open and were not handed over. Handing over ends it, to whomever.`,
  })
  assignCourier(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @Arg('courierId', () => ID, {
      nullable: true,
      description: 'The ID of the courier; null if nobody is to take them any more.',
    })
    courierId?: string | null,
  ): Promise<OrdersPayload> {
    return change(context, (actor) => assignCouriers(context.db, ids, courierId, actor))
  }

  @Requires('orders.pack')
  @Mutation(() => OrdersPayload, {
    description: `Hands orders over to a courier: they are one handover.`,
  })
  handOverOrders(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @Arg('courierId', () => ID, { description: 'The ID of the courier.' }) courierId: string,
    @Arg('trackingNumber', () => String, {
      nullable: true,
      description: "The courier's number of the parcel.",
    })
    trackingNumber?: string | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return act(context, 'handOver', ids, request, { courierId, trackingNumber })
  }

  @Requires('orders.pack')
  @Mutation(() => OrdersPayload, {
    description: `Undoes \`handOverOrders\`: the parcels never left the shop.`,
  })
  takeBackOrders(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return act(context, 'takeBack', ids, request)
  }

  @Requires('orders.deliver')
  @Mutation(() => OrdersPayload, {
    description: `Marks orders as delivered: they become Completed, and their courier has collected what was due.`,
  })
  deliverOrders(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return act(context, 'deliver', ids, request)
  }

  @Requires('orders.deliver')
  @Mutation(() => OrdersPayload, {
    description: `Marks cancelled orders as delivered whose parcels were refused or lost, and are not back in the shop: their couriers have collected what was due, and what a refusal costs no longer counts.`,
  })
  deliverOrdersAfterAll(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return change(context, (actor) => deliverAllAfterAll(context.db, ids, actor, request))
  }

  @Requires('orders.deliver')
  @Mutation(() => OrdersPayload, {
    description: `Delivers a part of the parcel of an order: the order becomes Completed, and its items and its total are what the customer kept. Its courier has collected what is due for that; the rest is in \`awaitedItems\` until it is received back.`,
  })
  deliverOrderPartly(
    @Ctx() context: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('kept', () => [KeptItemInput], {
      description: 'The items that the customer kept; omitted items went back.',
    })
    kept: KeptItemInput[],
    @Arg('collected', () => EGP, {
      nullable: true,
      description: 'The amount collected; refused if another amount is due for the part.',
    })
    collected?: number | null,
    @Arg('reported', () => EGP, {
      nullable: true,
      description:
        'The amount that the courier reports as collected; recorded if it differs from the amount due.',
    })
    reported?: number | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    const input = { kept, collected, reported }
    return change(context, async (actor) => ({
      orders: [await deliverOrderPartly(context.db, id, input, actor, request)],
      failures: [],
    }))
  }

  @Requires('orders.pack')
  @Mutation(() => OrdersPayload, {
    description: `Receives items back that a customer did not keep, or that were lost and turned up.`,
  })
  receiveItemsBack(
    @Ctx() context: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('items', () => [AwaitedItemInput], { description: 'The items that came back.' })
    items: AwaitedItemInput[],
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return change(context, async (actor) => ({
      orders: [await receiveItemsBack(context.db, id, { items }, actor, request)],
      failures: [],
    }))
  }

  @Requires('orders.deliver')
  @Mutation(() => OrdersPayload, {
    description: `Marks orders as refused at the door: they become Cancelled. Their items are in stock again once they are received back.`,
  })
  refuseOrders(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @Arg('reason', () => RefusalReasonEnum, { description: 'Why.' }) reason: RefusalReason,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return act(context, 'refuse', ids, request, { reason })
  }

  @Requires('orders.deliver')
  @Mutation(() => OrdersPayload, {
    description: `Marks orders as lost by their courier: they become Cancelled.`,
  })
  loseOrders(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return act(context, 'lose', ids, request)
  }

  @Requires('orders.pack')
  @Mutation(() => OrdersPayload, {
    description: `Receives orders back that were not delivered, or were delivered and cancelled.`,
  })
  receiveBackOrders(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], IDS) ids: string[],
    @Arg('condition', () => ParcelConditionEnum, { description: 'In what condition.' })
    condition: ParcelCondition,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return act(context, 'receiveBack', ids, request, { condition })
  }

  @Requires('orders.pack')
  @Mutation(() => OrdersPayload, {
    description: `Receives one parcel back that was scanned. A number that several orders have is refused, and so is an earlier parcel of an order that was sent again.`,
  })
  receiveParcelBack(
    @Ctx() context: Context,
    @Arg('code', () => String, {
      description: 'Its tracking number, or the number of its order, such as 455 or #455.',
    })
    code: string,
    @Arg('condition', () => ParcelConditionEnum, { description: 'In what condition.' })
    condition: ParcelCondition,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrdersPayload> {
    return change(context, async (actor) => ({
      orders: [await receiveParcel(context.db, code, condition, actor, request)],
      failures: [],
    }))
  }

  @Requires('orders.pack')
  @Mutation(() => OrdersPayload, {
    description: `Saves the tracking numbers that a courier has given to parcels, packed or on the road.`,
  })
  setTrackingNumbers(
    @Ctx() context: Context,
    @Arg('parcels', () => [TrackingNumberInput], { description: 'At most 200.' })
    parcels: TrackingNumberInput[],
  ): Promise<OrdersPayload> {
    return change(context, (actor) => setTrackingNumbers(context.db, parcels, actor))
  }

  @Requires('orders.note')
  @Mutation(() => OrderPayload, {
    description: 'Adds a note to the timeline of an order.',
  })
  async addOrderNote(
    @Ctx() { db, caller, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('text', () => String, { description: 'The note.' }) text: string,
  ): Promise<OrderPayload> {
    const actor = actorOf(await caller())
    return asPayload(locale, async () => ({ order: await addOrderNote(db, id, text, actor) }))
  }

  @Requires('money.record')
  @Mutation(() => RecordPrepaymentPayload, {
    description: 'Records what a customer has paid in advance, such as by transfer.',
  })
  async recordPrepayment(
    @Ctx() { db, caller, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('amount', () => EGP, { description: 'The amount, at most what is due.' }) amount: number,
    @Arg('note', () => String, NOTE) note?: string | null,
    @Arg('method', () => PrepaymentMethodEnum, {
      nullable: true,
      description: 'How it was paid; null if that is not known.',
    })
    method?: PrepaymentMethod | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<RecordPrepaymentPayload> {
    const actor = actorOf(await caller())
    return asPayload(locale, async () => {
      const input = { amount, note, method }
      const payment = await recordPayment(db, id, 'prepaid', input, actor, request)
      return { order: payment.order, prepaymentId: payment.entryId }
    })
  }

  @Requires('money.record')
  @Mutation(() => OrderPayload, {
    description: 'Records what was given back to a customer.',
  })
  async recordRefund(
    @Ctx() { db, caller, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('amount', () => EGP, { description: 'The amount, at most what was paid.' }) amount: number,
    @Arg('note', () => String, NOTE) note?: string | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrderPayload> {
    const actor = actorOf(await caller())
    return asPayload(locale, async () => {
      const { order } = await recordPayment(db, id, 'refunded', { amount, note }, actor, request)
      return { order }
    })
  }
}
