import DataLoader from 'dataloader'
import { BATCHED } from '../../platform/database/statements/batched'
import { resource } from '../../platform/features/feature'
import { type CourierView, findCouriers } from './couriers.service'

/** Couriers by their IDs, read at once; null for those that do not exist. */
export const courierLoader = resource(
  ({ db }) =>
    new DataLoader<number, CourierView | null>(async (ids) => {
      const couriers = await findCouriers(db, ids)
      return ids.map((id) => couriers.get(id) ?? null)
    }, BATCHED),
)
