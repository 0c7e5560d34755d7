import DataLoader from 'dataloader'
import { z } from 'zod'
import { BATCHED } from '../../../platform/database/statements/batched'
import { statement } from '../../../platform/database/statements/statement'
import { resource } from '../../../platform/features/feature'
import { itemColumns, type OrderItemView } from './order-view'

const readItems = statement({
  name: 'orderItems.readMany',
  sql: `SELECT ${itemColumns.select('order_items')} FROM order_items WHERE id = ANY($1::int[])`,
  row: z.object(itemColumns.shape),
})

/** Items of orders by their IDs, read at once; null for those that do not exist. */
export const orderItemLoader = resource(
  ({ db }) =>
    new DataLoader<number, OrderItemView | null>(async (ids) => {
      const items = await readItems(db, [[...new Set(ids)]])
      const byId = new Map(items.map((item) => [item.id, item]))
      return ids.map((id) => byId.get(id) ?? null)
    }, BATCHED),
)
