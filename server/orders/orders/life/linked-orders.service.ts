import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { statement } from '../../../platform/database/statements/statement'

// Restrictions of an order because of a linked one.

/** Records that the order $1 goes out in exchange for items of the order $2. */
export const linkExchange = statement({
  name: 'orderExchange.link',
  sql: `INSERT INTO order_links (kind, order_id, of_order_id) VALUES ('exchange', $1, $2)`,
})

const readExchanged = statement({
  name: 'orderLinks.findExchanged',
  sql: `SELECT of_order_id AS "ofId" FROM order_links WHERE order_id = $1 AND kind = 'exchange'`,
  row: z.object({ ofId: z.int() }),
})

/** The order whose items go back in exchange for this one, if it is an exchange: its items and price were agreed on. */
export async function findExchanged(
  db: EntityManager,
  orderId: number,
): Promise<number | undefined> {
  const [link] = await readExchanged(db, [orderId])
  return link?.ofId
}

/** The error that the items and the price of an exchange cannot change. */
export function exchangeStays(orderId: number, ofId: number) {
  const parameters = { id: String(orderId), other: String(ofId) }
  return { key: 'exchange.isWhole', parameters } as const
}

/** Throws CONFLICT if an order goes out in exchange for items of another one. */
export async function requireNoExchange(db: EntityManager, orderId: number): Promise<void> {
  const ofId = await findExchanged(db, orderId)
  if (ofId !== undefined) throw new AppError('CONFLICT', exchangeStays(orderId, ofId))
}

const findMerged = statement({
  name: 'orderLinks.findMerged',
  sql: `SELECT of_order_id AS "intoId" FROM order_links WHERE order_id = $1 AND kind = 'merged'`,
  row: z.object({ intoId: z.int() }),
})

/** Throws CONFLICT if the items of an order are in another one, so that it cannot be reopened. */
export async function requireNotMerged(db: EntityManager, orderId: number): Promise<void> {
  const [link] = await findMerged(db, [orderId])
  if (!link) return
  throw new AppError('CONFLICT', {
    key: 'order.isMerged',
    parameters: { id: String(link.intoId) },
  })
}
