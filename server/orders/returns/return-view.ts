import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { readId } from '#domain/validation/text.schema'
import { entityColumns } from '../../platform/database/schema/entity-columns'
import { BATCHED } from '../../platform/database/statements/batched'
import { statement } from '../../platform/database/statements/statement'
import type { WhoseOrders } from '../../platform/database/statements/whose-orders'
import { resource } from '../../platform/features/feature'
import { ReturnEntity } from './return.entity'
import { ReturnItemEntity } from './return-item.entity'

const returnColumns = entityColumns(ReturnEntity, ['order', 'exchangeOrder'])
const itemColumns = entityColumns(ReturnItemEntity, ['returnId', 'return', 'orderItem'])

/** Units that are returned, with the names at the time of purchase. */
export interface ReturnItemView
  extends Readonly<Omit<ReturnItemEntity, 'returnId' | 'return' | 'orderItem'>> {
  readonly name: string
  readonly nameAr: string | null
}

export interface ReturnView extends Readonly<Omit<ReturnEntity, 'order' | 'exchangeOrder'>> {
  readonly items: readonly ReturnItemView[]
}

const ROW = z.object({
  ...returnColumns.shape,
  items: z.array(
    z.strictObject({
      ...itemColumns.jsonShape,
      name: z.string(),
      nameAr: z.string().nullable(),
    }),
  ),
})

const selectReturns = (condition: string) => `
  SELECT ${returnColumns.select('returns')}, (
    SELECT coalesce(json_agg(json_build_object(${itemColumns.jsonFields('return_items')},
      'name', order_items.name, 'nameAr', order_items.name_ar) ORDER BY return_items.id), '[]')
    FROM return_items JOIN order_items ON order_items.id = order_item_id
    WHERE return_id = returns.id) AS items
  FROM returns WHERE ${condition} ORDER BY returns.id DESC`

const readOfOrders = statement({
  name: 'returns.readOfOrders',
  sql: selectReturns('order_id = ANY($1::int[])'),
  row: ROW,
})

/** Returns the returns of an order, newest first. */
export async function listReturns(
  db: EntityManager,
  orderId: unknown,
): Promise<readonly ReturnView[]> {
  return readOfOrders(db, [[readId(orderId) ?? null]])
}

/** The same of many orders, read at once. */
export const returnsLoader = resource(
  ({ db }) =>
    new DataLoader<number, readonly ReturnView[]>(async (orderIds) => {
      const returns = await readOfOrders(db, [orderIds])
      return orderIds.map((id) => returns.filter(({ orderId }) => orderId === id))
    }, BATCHED),
)

const readOfUser = statement({
  name: 'returns.readOfUser',
  sql: (whose: WhoseOrders) =>
    selectReturns(`order_id IN (SELECT orders.id FROM orders WHERE ${whose})`),
  row: ROW,
})

/** Returns all returns of an account, or of orders with the IDs, newest first. */
export async function listReturnsOf(
  db: EntityManager,
  parameters: readonly [number | readonly number[]],
  whose: WhoseOrders,
): Promise<readonly ReturnView[]> {
  return readOfUser(db, parameters, whose)
}

/** Declined requests can be repeated. */
export const MAX_RETURNS = 100

const readOfOrderOfUser = statement({
  name: 'returns.readOfOrderOfUser',
  sql: `${selectReturns(
    'order_id = $1 AND EXISTS (SELECT FROM orders WHERE id = order_id AND user_id = $2)',
  )} LIMIT ${MAX_RETURNS}`,
  row: ROW,
})

/** Returns the returns of an order of the account, newest first; none for an order of another. */
export async function listOwnReturns(
  db: EntityManager,
  userId: number,
  orderId: unknown,
): Promise<readonly ReturnView[]> {
  return readOfOrderOfUser(db, [readId(orderId) ?? null, userId])
}

const readById = statement({
  name: 'returns.readById',
  sql: selectReturns('returns.id = $1'),
  row: ROW,
})

/** Returns a return; null if it does not exist. */
export async function findReturn(db: EntityManager, id: unknown): Promise<ReturnView | null> {
  const [view] = await readById(db, [readId(id) ?? null])
  return view ?? null
}
