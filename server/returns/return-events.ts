import type { ReturnState } from '#domain/orders/returns'
import type { ShopEvent } from '../database/announce'
import type { OrderBefore } from '../orders/order-events'
import type { AdminOrderView } from '../orders/order-view'
import { toWebhookOrder } from '../orders/rest-order'
import { toWebhookReturn } from './rest-return'
import type { ReturnItemView, ReturnView } from './return-view'

/** The mail to the customer about each state. */
const MAIL_OF_STATE = {
  requested: 'returnRequested',
  accepted: 'returnAccepted',
  declined: 'returnDeclined',
  received: 'returnReceived',
} as const satisfies Readonly<Record<ReturnState, string>>

/** A return has another state than before; null if it is new. */
export function returnChanged(
  order: AdminOrderView,
  { userId }: Pick<OrderBefore, 'userId'>,
  view: ReturnView,
  previous: ReturnState | null,
): ShopEvent {
  const data = { returnId: view.id }
  return {
    mails: [
      ...(userId === null ? [] : [{ kind: MAIL_OF_STATE[view.state], userId, data }]),
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

/** What the timeline keeps of a return: no text that somebody wrote. */
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
