import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { PREPAYMENT_METHODS, type PrepaymentMethod } from '#domain/orders/order-life'
import { readId } from '#domain/validation/text.schema'
import { keepPicture } from '../../catalogue/pictures/removed-pictures.service'
import { announce } from '../../platform/database/events/announce'
import { BATCHED } from '../../platform/database/statements/batched'
import { statement } from '../../platform/database/statements/statement'
import { type PictureAudience, resource } from '../../platform/features/feature'
import { lockOrder } from '../orders/life/order-life.service'

/** A prepayment of a customer. */
export interface PrepaymentView {
  readonly id: string
  readonly piastres: Piastres
  readonly note: string | null
  readonly method: PrepaymentMethod | null
  readonly createdAt: Date
  /** The root-relative URL of its receipt's picture, for those who may see payments. */
  readonly receiptUrl: string | null
}

// A negative entry reverses another one, and has no receipt.
const IS_PREPAYMENT = `kind = 'prepaid' AND piastres > 0`

const readOfOrders = statement({
  name: 'receipts.readPrepayments',
  sql: `SELECT id::text AS id, order_id AS "orderId", piastres::float8 AS piastres, note, method,
       cash_entries.created_at AS "createdAt", image_url AS "receiptUrl"
     FROM cash_entries LEFT JOIN receipt_pictures ON cash_entry_id = id
     WHERE order_id = ANY($1::int[]) AND ${IS_PREPAYMENT} ORDER BY cash_entries.id`,
  row: z.object({
    id: z.string(),
    orderId: z.int(),
    piastres: piastresColumn,
    note: z.string().nullable(),
    method: z.enum(PREPAYMENT_METHODS).nullable(),
    createdAt: z.date(),
    receiptUrl: z.string().nullable(),
  }),
})

/** Returns the prepayments of an order, oldest first; empty if it does not exist. */
export async function readPrepayments(
  db: EntityManager,
  orderId: unknown,
): Promise<readonly PrepaymentView[]> {
  return readOfOrders(db, [[readId(orderId) ?? null]])
}

/** The same of many orders, read at once. */
export const prepaymentsLoader = resource(
  ({ db }) =>
    new DataLoader<number, readonly PrepaymentView[]>(async (orderIds) => {
      const prepayments = await readOfOrders(db, [orderIds])
      return orderIds.map((id) => prepayments.filter(({ orderId }) => orderId === id))
    }, BATCHED),
)

const findOrder = statement({
  name: 'receipts.findOrder',
  sql: `SELECT order_id AS "orderId" FROM cash_entries
     WHERE id = $1 AND order_id IS NOT NULL AND ${IS_PREPAYMENT}`,
  row: z.object({ orderId: z.int() }),
})

/** Returns the order that a prepayment is for. Throws NOT_FOUND. */
export async function findPrepaidOrder(db: EntityManager, id: unknown): Promise<number> {
  const [entry] = await findOrder(db, [readId(id) ?? null])
  if (!entry) throw new AppError('NOT_FOUND', { key: 'fault.notFound' })
  return entry.orderId
}

const attachPicture = statement({
  name: 'receipts.attachPicture',
  sql: `INSERT INTO receipt_pictures (cash_entry_id, image_url) VALUES ($1, $2)
     ON CONFLICT (cash_entry_id) DO UPDATE SET image_url = EXCLUDED.image_url, created_at = now()`,
})

/** Gives a prepayment the stored picture of its receipt, instead of an earlier one. Throws NOT_FOUND. */
export async function setReceiptPicture(
  db: EntityManager,
  id: unknown,
  imageUrl: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const orderId = await findPrepaidOrder(transaction, id)
    await lockOrder(transaction, orderId)
    await attachPicture(transaction, [readId(id), imageUrl])
    await keepPicture(transaction, imageUrl)
    await announce(transaction, { live: { kind: 'orderChanged', id: orderId } })
  })
}

const isReceipt = statement({
  name: 'receipts.isReceipt',
  sql: 'SELECT EXISTS (SELECT FROM receipt_pictures WHERE image_url = $1) AS "isReceipt"',
  row: z.object({ isReceipt: z.boolean() }),
  prepare: true,
})

/** The audience of a receipt's picture: those who may see payments. Undefined for other pictures. */
export async function readPictureAudience(
  db: EntityManager,
  imageUrl: string,
): Promise<PictureAudience | undefined> {
  const [row] = await isReceipt(db, [imageUrl])
  return row?.isReceipt ? { authorId: null, permission: 'money.read' } : undefined
}
