import type { Piastres } from '#domain/money/units'
import type { ReturnState } from '#domain/orders/returns'
import type { ShopEvent } from '../../platform/database/events/announce'
import type { OrderBefore } from '../orders/events/order-events'
import type { AdminOrderView } from '../orders/reads/order-view'
import { toWebhookOrder } from '../orders/reads/rest-order'
import { toWebhookReturn } from './rest-return'
import type { ReturnItemView, ReturnView } from './return-view'

/** The mail to the customer about each state. */
const MAIL_OF_STATE = {
  requested: 'returnRequested',
  accepted: 'returnAccepted',
  declined: 'returnDeclined',
  received: 'returnReceived',
} as const satisfies Readonly<Record<ReturnState, string>>

/** The state of a return has changed; the state before is null for a new return. */
export function returnChanged(
  order: AdminOrderView,
  { userId }: Pick<OrderBefore, 'userId'>,
  view: ReturnView,
  previous: ReturnState | null,
  /** Whether to notify the customer; false for exchanges, which have their own mails. */
  isTold = true,
): ShopEvent {
  const data = { returnId: view.id }
  return {
    mails: [
      ...(userId === null || !isTold ? [] : [{ kind: MAIL_OF_STATE[view.state], userId, data }]),
      ...(view.state === 'requested' ? [{ kind: 'newReturn', data }] : []),
    ],
    ...(view.state === 'requested' && {
      push: { kind: 'returnRequested', subjectId: view.orderId },
    }),
    webhooks: {
      event: 'order.returnChanged',
      data: () => [
        {
          previous_return_state: previous,
          return: toWebhookReturn(view),
          order: toWebhookOrder(order),
        },
      ],
    },
  }
}

/** Notifies the customer of an order sent in exchange for returned items; `userId` is their account, if any. */
export function exchangeAgreed(
  exchange: AdminOrderView,
  { userId }: Pick<OrderBefore, 'userId'>,
  view: ReturnView,
  toRefundPiastres: Piastres,
): ShopEvent {
  const data = { returnId: view.id, toRefundPiastres }
  return {
    live: { kind: 'orderPlaced', id: exchange.id },
    mails: userId === null ? [] : [{ kind: 'orderExchanged', userId, data }],
    webhooks: { event: 'order.placed', data: () => [{ order: toWebhookOrder(exchange) }] },
  }
}

/** Returns the timeline data of a return, without free text. */
export function toEventData(
  { id, state, reason, refundPiastres }: ReturnView,
  items: readonly Pick<ReturnItemView, 'name' | 'nameAr' | 'quantity' | 'condition'>[],
): Readonly<Record<string, unknown>> {
  return {
    returnId: id,
    returnState: state,
    returnReason: reason,
    ...(refundPiastres !== null && { refundPiastres }),
    items: items.map(({ name, nameAr, quantity, condition }) => ({
      name,
      nameAr,
      quantity,
      condition,
    })),
  }
}
