import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  areaName,
  DELIVERY_AREAS,
  type DeliveryArea,
  type DeliveryDays,
  type DeliveryFee,
  NO_RATE,
} from '#domain/delivery/delivery'
import {
  type DeliveryRateInput,
  deliveryAreasSchema,
  deliveryRateSchema,
} from '#domain/delivery/delivery.schema'
import { piastresColumn } from '#domain/money/money.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { VersionCache } from '../../platform/database/events/version-cache'
import { resource } from '../../platform/features/feature'
import { DeliveryRateEntity } from './delivery-rate.entity'

/** The fee and duration of delivery to an area. */
export interface DeliveryRateView extends DeliveryFee, DeliveryDays {
  readonly area: DeliveryArea
  readonly name: string
  readonly nameAr: string
  readonly note: string | null
  readonly noteAr: string | null
  /** Whether the owner has set it; without a rate, nothing is promised. */
  readonly isSet: boolean
}

/** Returns the rate of every area, from the capital outwards; the last one is for elsewhere. */
async function listDeliveryRates(db: EntityManager): Promise<readonly DeliveryRateView[]> {
  const rates = await db.find(DeliveryRateEntity)
  const byArea = new Map(rates.map((rate) => [rate.area, rate]))
  return DELIVERY_AREAS.map((area) => {
    const rate = byArea.get(area)
    return {
      name: areaName(area, 'en'),
      nameAr: areaName(area, 'ar'),
      isSet: rate !== undefined,
      ...(rate ?? { area, ...NO_RATE }),
    }
  })
}

export const deliveryRates = resource(
  ({ catalogueVersion }) => new VersionCache(catalogueVersion, listDeliveryRates),
)

export type DeliveryTerms = DeliveryFee & DeliveryDays

/** The columns of {@link deliveryTerms}, in SQL. */
export const DELIVERY_TERMS_COLUMNS = `fee_piastres AS "feePiastres",
  free_from_piastres AS "freeFromPiastres", min_days AS "minDays", max_days AS "maxDays"`

/** A row of {@link DELIVERY_TERMS_COLUMNS}. */
export const deliveryTerms = z.strictObject({
  feePiastres: piastresColumn,
  freeFromPiastres: piastresColumn.nullable(),
  minDays: z.int().nullable(),
  maxDays: z.int().nullable(),
})

/** Sets the same rate for several areas, and returns all rates. Throws INVALID. */
export async function updateDeliveryRates(
  db: EntityManager,
  areas: unknown,
  input: Unchecked<DeliveryRateInput>,
): Promise<readonly DeliveryRateView[]> {
  const selected = validate(deliveryAreasSchema, { areas })
  const { note = null, noteAr = null, ...terms } = validate(deliveryRateSchema, input)
  const rate = { note, noteAr, ...terms }
  await db.upsert(
    DeliveryRateEntity,
    selected.areas.map((area) => ({ area, ...rate })),
    ['area'],
  )
  return listDeliveryRates(db)
}
