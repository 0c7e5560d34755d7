import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { z } from '../validation/zod'

/** Cash that a driver has collected for a parcel: pounds in, piastres out. */
export const deliverySchema = z
  .object({ collected: poundsToPiastres })
  .transform((delivery) => namePiastres(delivery, 'collected'))
