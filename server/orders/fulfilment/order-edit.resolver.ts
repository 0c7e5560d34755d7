import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { asPiastres } from '#domain/money/units'
import { amountDuePiastres } from '#domain/orders/order-life'
import { listedAdjustments } from '#domain/orders/reduction'
import { actorOf } from '../../platform/features/caller'
import type { Context } from '../../platform/features/context'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { AdminOrder } from '../orders/api/admin-orders.types'
import { OrderPayload } from './fulfilment.types'
import { editOrder, markCourierTold, previewOrderEdit } from './order-edit.service'
import { OrderEditInput, type OrderEditPreview, OrderEditPreviewPayload } from './order-edit.types'
import type { EditPlan } from './order-edit-plan.service'

const ORDER_ID = { description: 'The ID of the order.' }
const CHANGES = { description: 'The new values.' }

function toPreview(plan: EditPlan): OrderEditPreview {
  const { before, lines, adjustments, totalPiastres } = plan
  const { status, paidPiastres, returnedPiastres } = before
  const costPiastres = totalPiastres - returnedPiastres
  return {
    lines,
    adjustments: listedAdjustments(adjustments),
    totalPiastres,
    amountDuePiastres: amountDuePiastres({ status, paidPiastres, totalPiastres, returnedPiastres }),
    toRefundPiastres: asPiastres(Math.max(0, paidPiastres - costPiastres)),
  }
}

@Resolver(() => AdminOrder)
export class OrderEditResolver {
  @Requires('orders.edit')
  @Query(() => OrderEditPreviewPayload, {
    description: 'Previews `editOrder`: the order after the edit, or all errors.',
  })
  async orderEditPreview(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('changes', () => OrderEditInput, CHANGES) changes: OrderEditInput,
  ): Promise<OrderEditPreviewPayload> {
    return asPayload(locale, async () => ({
      preview: toPreview(await previewOrderEdit(db, id, changes, locale)),
    }))
  }

  @Requires('orders.edit')
  @Mutation(() => OrderPayload, {
    description:
      'Changes an order: all of it in the shop, and phone, note and a lower amount once a courier has it. Lines that stay keep their price; the total, stock, code and payment follow as at checkout, a packed order is unpacked, and the customer is told.',
  })
  async editOrder(
    @Ctx() { db, caller, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
    @Arg('changes', () => OrderEditInput, CHANGES) changes: OrderEditInput,
    @Arg('expectedVersion', () => Int, {
      description: 'The `version` that was read. If it is another, nothing is changed.',
    })
    expectedVersion: number,
    @Arg('expectedTotal', () => EGP, {
      description: 'The total that was shown. If it would be another, nothing is changed.',
    })
    expectedTotal: number,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<OrderPayload> {
    const actor = actorOf(await caller())
    const expected = { expectedVersion, expectedTotal }
    return asPayload(locale, async () => ({
      order: await editOrder(db, id, changes, expected, { actor, locale }, request),
    }))
  }

  @Requires('orders.edit')
  @Mutation(() => OrderPayload, {
    description: 'Records that the courier was notified of the changes to an order.',
  })
  async markCourierTold(
    @Ctx() { db, caller, locale }: Context,
    @Arg('id', () => ID, ORDER_ID) id: string,
  ): Promise<OrderPayload> {
    const actor = actorOf(await caller())
    return asPayload(locale, async () => ({ order: await markCourierTold(db, id, actor) }))
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The phone number of the courier; null without one.',
  })
  courierPhone(@Root() { shipment }: AdminOrder): string | null {
    return shipment?.courierPhone ?? null
  }
}
