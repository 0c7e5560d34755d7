import DataLoader from 'dataloader'
import { BATCHED } from '../../../platform/database/statements/batched'
import { resource } from '../../../platform/features/feature'
import { readBackAll } from './admin-orders.service'
import type { AdminOrderView } from './order-view'

/** Orders by their IDs, read at once; null for those that do not exist. */
export const adminOrderLoader = resource(
  ({ db }) =>
    new DataLoader<number, AdminOrderView | null>(async (ids) => {
      const orders = await readBackAll(db, [...new Set(ids)])
      return ids.map((id) => orders.get(id) ?? null)
    }, BATCHED),
)
