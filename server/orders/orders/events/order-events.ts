import { toPounds } from '#domain/money/money'
import type { Piastres } from '#domain/money/units'
import type { EditedPart } from '#domain/orders/order-edit'
import {
  type ConfirmationState,
  FAILED_SHIPMENT_STATES,
  type FailedShipmentState,
  isInShop,
  type PaymentState,
} from '#domain/orders/order-life'
import type { ShopEvent } from '../../../platform/database/events/announce'
import type { OrderEntity } from '../entities/order.entity'
import type { AdminOrderView } from '../reads/order-view'
import {
  toWebhookConfirmation,
  toWebhookOrder,
  toWebhookPayment,
  toWebhookShipment,
} from '../reads/rest-order'

// Every event of orders, and who is notified of it.

/** An order was placed, for the account `userId` if it has one. */
export function orderPlaced(order: AdminOrderView, userId: number | null): ShopEvent {
  const data = { orderId: order.id }
  return {
    live: { kind: 'orderPlaced', id: order.id },
    mails: [
      ...(userId === null ? [] : [{ kind: 'orderPlaced', userId, data }]),
      { kind: 'newOrder', data },
    ],
    push: { kind: 'newOrder', subjectId: order.id },
    webhooks: { event: 'order.placed', data: () => [{ order: toWebhookOrder(order) }] },
  }
}

/** The last unit of a product was ordered. */
export function productSoldOut(productId: number): ShopEvent {
  return {
    mails: [{ kind: 'soldOut', data: { productId } }],
    push: { kind: 'lowStock', subjectId: productId },
  }
}

/** An order has lowered the stock of a product to the level at which it should be reordered. */
export function productRunsLow(productId: number): ShopEvent {
  return { push: { kind: 'lowStock', subjectId: productId } }
}

/** Changes that customers are notified of. */
const TOLD_PARTS: readonly EditedPart[] = ['items', 'address', 'total']

/** State of an order before a change. */
export type OrderBefore = Pick<
  OrderEntity,
  'userId' | 'status' | 'confirmationState' | 'shipmentState' | 'paymentState'
>

/** Whether a courier has just taken the parcel, as opposed to a status that was set back. */
function isHandedOver({ shipmentState }: AdminOrderView, before: OrderBefore): boolean {
  return shipmentState === 'withCourier' && isInShop(before.shipmentState)
}

/** How a parcel has just failed to arrive; undefined if the order was cancelled otherwise. */
function failedState(
  { shipmentState }: AdminOrderView,
  before: OrderBefore,
): FailedShipmentState | undefined {
  // Cancelling what was packed once more sets an earlier parcel's state back.
  if (before.shipmentState !== 'withCourier') return undefined
  return FAILED_SHIPMENT_STATES.find((state) => state === shipmentState)
}

/**
 * An order was split from another one: webhooks announce it to systems that copy orders, but nobody gets a mail about a new
 * order.
 */
export function restSplitOff(order: AdminOrderView): ShopEvent {
  return {
    live: { kind: 'orderChanged', id: order.id },
    webhooks: { event: 'order.placed', data: () => [{ order: toWebhookOrder(order) }] },
  }
}

/** How a status came about, where mails depend on it. */
interface StatusCause {
  readonly byShopper?: boolean
  /** It was cancelled because it was not paid in advance. */
  readonly isUnpaid?: boolean
  /** Its items are in another order, whose mail says so. */
  readonly isMerged?: boolean
}

function statusChanged(
  order: AdminOrderView,
  before: OrderBefore,
  { byShopper = false, isUnpaid = false, isMerged = false }: StatusCause,
): ShopEvent {
  const { id, status } = order
  const { userId, status: previousStatus } = before
  const failed = failedState(order, before)
  return {
    mails: [
      // A parcel that is handed over has a mail of its own.
      ...(userId === null || isMerged || isHandedOver(order, before)
        ? []
        : [
            {
              kind: 'orderStatus',
              userId,
              data: {
                orderId: id,
                status,
                ...(failed && { failed }),
                ...(isUnpaid && { isUnpaid }),
              },
            },
          ]),
      // The owner may already have packed it.
      ...(byShopper ? [{ kind: 'orderCancelled', data: { orderId: id } }] : []),
    ],
    ...(byShopper && { push: { kind: 'orderCancelled', subjectId: id } }),
    webhooks: {
      event: 'order.statusChanged',
      data: () => [{ previous_status: previousStatus, order: toWebhookOrder(order) }],
    },
  }
}

function confirmationChanged(order: AdminOrderView, previous: ConfirmationState): ShopEvent {
  return {
    webhooks: {
      event: 'order.confirmationChanged',
      data: () => [
        {
          previous_confirmation: previous,
          confirmation: toWebhookConfirmation(order),
          order: toWebhookOrder(order),
        },
      ],
    },
  }
}

/** A parcel of an order has another state, or a part of it came back. */
export function shipmentChanged(order: AdminOrderView, before: OrderBefore): ShopEvent {
  const { userId, shipmentState: previous } = before
  return {
    mails:
      userId !== null && isHandedOver(order, before)
        ? [{ kind: 'orderHandedOver', userId, data: { orderId: order.id } }]
        : [],
    webhooks: {
      event: 'order.shipmentChanged',
      data: () => [
        {
          previous_shipment_state: previous,
          shipment: toWebhookShipment(order),
          order: toWebhookOrder(order),
        },
      ],
    },
  }
}

function paymentChanged(order: AdminOrderView, previous: PaymentState): ShopEvent {
  return {
    webhooks: {
      event: 'order.paymentChanged',
      data: () => [
        {
          previous_payment_state: previous,
          payment: toWebhookPayment(order),
          order: toWebhookOrder(order),
        },
      ],
    },
  }
}

/** Staff have edited an order: the customer is notified of changed items, address or total. */
export function orderEdited(
  order: AdminOrderView,
  {
    userId,
    changed,
    previousTotalPiastres,
    otherOrder,
  }: {
    readonly userId: number | null
    readonly changed: readonly EditedPart[]
    readonly previousTotalPiastres: Piastres
    /** The second delivery of the order, or an order merged into it: the customer is notified of it. */
    readonly otherOrder?: { readonly relation: 'rest' | 'merged'; readonly id: number }
  },
): ShopEvent {
  const isTold = changed.some((part) => TOLD_PARTS.includes(part))
  return {
    mails:
      userId !== null && isTold
        ? [
            {
              kind: 'orderEdited',
              userId,
              data: { orderId: order.id, ...(otherOrder && { otherOrder }) },
            },
          ]
        : [],
    webhooks: {
      event: 'order.edited',
      data: () => [
        {
          changed,
          previous_total: toPounds(previousTotalPiastres),
          order: toWebhookOrder(order),
        },
      ],
    },
  }
}

/** An order has changed: one event for each fact that differs. */
export function orderChanged(
  order: AdminOrderView,
  before: OrderBefore,
  cause: StatusCause = {},
): readonly ShopEvent[] {
  const { status, confirmationState, shipmentState, paymentState } = before
  return [
    { live: { kind: 'orderChanged', id: order.id } },
    ...(order.status === status ? [] : [statusChanged(order, before, cause)]),
    ...(order.confirmationState === confirmationState
      ? []
      : [confirmationChanged(order, confirmationState)]),
    ...(order.shipmentState === shipmentState ? [] : [shipmentChanged(order, before)]),
    ...(order.paymentState === paymentState ? [] : [paymentChanged(order, paymentState)]),
  ]
}

interface Refund {
  readonly id: string
  readonly orderId: number
  readonly piastres: Piastres
}

/** Money was given back to a customer. */
export function orderRefunded({ id, orderId, piastres }: Refund): ShopEvent {
  return {
    webhooks: {
      event: 'order.refunded',
      data: () => [{ refund: { id: Number(id), order_id: orderId, amount: toPounds(piastres) } }],
    },
  }
}
