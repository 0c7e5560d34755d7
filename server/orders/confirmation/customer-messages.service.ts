import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { CUSTOMER_MESSAGES, type CustomerMessageKind } from '#domain/orders/confirmation'
import { sentMessageSchema } from '#domain/orders/confirmation.schema'
import type { Actor } from '#domain/orders/order-life'
import { invalid, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import { orderChanged } from '../orders/events/order-events'
import { lockOrder, recordEvent } from '../orders/life/order-life.service'
import { findAdminOrders, readBack } from '../orders/reads/admin-orders.service'
import type { ConfirmationLinks } from './confirmation-link'

/** Messages to send to a customer about an order, and the last one sent. */
export interface CustomerMessagesView {
  readonly orderId: number
  readonly confirmationMessage: string | null
  readonly reminderMessage: string | null
  readonly lastSent: SentMessageView | null
}

export interface SentMessageView {
  readonly kind: CustomerMessageKind
  readonly sentAt: Date
  /** The name of who sent it; null if it is not known. */
  readonly sentBy: string | null
}

const selectLast = statement({
  name: 'customerMessages.selectLast',
  sql: `SELECT DISTINCT ON (order_id) order_id AS "orderId", data ->> 'message' AS kind,
       happened_at AS "sentAt", actor_name AS "sentBy"
     FROM order_events WHERE order_id = ANY($1::int[]) AND kind = 'messageSent'
     ORDER BY order_id, id DESC`,
  row: z.object({
    orderId: z.int(),
    kind: z.enum(CUSTOMER_MESSAGES),
    sentAt: z.date(),
    sentBy: z.string().nullable(),
  }),
})

/** The messages of orders, in the language of each customer. Throws INVALID. */
export async function readCustomerMessages(
  db: EntityManager,
  links: ConfirmationLinks,
  ids: readonly unknown[],
): Promise<readonly CustomerMessagesView[]> {
  const orders = await findAdminOrders(db, ids)
  const sent = new Map(
    (await selectLast(db, [orders.map(({ id }) => id)])).map(({ orderId, ...last }) => [
      orderId,
      last,
    ]),
  )
  return Promise.all(
    orders.map(async (order) => ({
      orderId: order.id,
      confirmationMessage: await links.messageOf([order], 'confirm'),
      reminderMessage: await links.messageOf([order], 'remind'),
      lastSent: sent.get(order.id) ?? null,
    })),
  )
}

/**
 * One message about several orders of a phone; null if none of them is to be confirmed. Throws INVALID, also for orders of
 * several phones: what one customer has ordered is not for another.
 */
export async function readJointMessage(
  db: EntityManager,
  links: ConfirmationLinks,
  ids: readonly unknown[],
  kind: CustomerMessageKind,
): Promise<string | null> {
  const orders = await findAdminOrders(db, ids)
  if (new Set(orders.map(({ phone }) => phone)).size > 1) {
    throw invalid([{ field: 'orderIds', key: 'confirm.severalPhones' }])
  }
  return links.messageOf(orders, kind)
}

/** Notes that a message was sent: the shop opens WhatsApp, and a person sends it there. Throws INVALID, NOT_FOUND. */
export async function recordSentMessage(
  db: EntityManager,
  input: Readonly<Record<'orderId' | 'kind', unknown>>,
  actor: Actor,
): Promise<void> {
  const { orderId, kind } = validate(sentMessageSchema, input)
  await db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    await recordEvent(transaction, orderId, {
      kind: 'messageSent',
      actor,
      data: { message: kind },
    })
    await announce(transaction, ...orderChanged(await readBack(transaction, orderId), order))
  })
}
