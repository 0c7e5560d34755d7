import type { Locale } from '../messages/locale'
import type { Adjustment } from '../money/pricing'
import {
  addPiastres,
  maxPiastres,
  NO_PIASTRES,
  negatePiastres,
  type Piastres,
} from '../money/units'
import { GOVERNORATE_NAMES, GOVERNORATES, type Governorate } from './governorates'

/** Where a city belongs to no known governorate: older clients send any text. */
export const ELSEWHERE = 'ELSEWHERE'

/** What a delivery rate is for. */
export type DeliveryArea = Governorate | typeof ELSEWHERE

export const DELIVERY_AREAS: readonly DeliveryArea[] = [...GOVERNORATES, ELSEWHERE]

const ELSEWHERE_NAMES = { en: 'Elsewhere', ar: 'أماكن أخرى' } satisfies Record<Locale, string>

export function areaName(area: DeliveryArea, locale: Locale): string {
  return (area === ELSEWHERE ? ELSEWHERE_NAMES : GOVERNORATE_NAMES[area])[locale]
}

/** What delivery to an area costs. */
export interface DeliveryFee {
  readonly feePiastres: Piastres
  /** The items' total from which delivery is free; null if it never is. */
  readonly freeFromPiastres: Piastres | null
}

/** How long delivery takes; both are null if unknown. */
export interface DeliveryDays {
  readonly minDays: number | null
  readonly maxDays: number | null
}

/** What shoppers see of an area without a rate. */
export const NO_RATE = {
  feePiastres: NO_PIASTRES,
  freeFromPiastres: null,
  minDays: null,
  maxDays: null,
  note: null,
  noteAr: null,
} as const

/**
 * The fee as an adjustment: 0 when the items' total makes it free, and none where delivery costs
 * nothing at all.
 */
export function deliveryAdjustment(
  fee: DeliveryFee,
  itemsTotalPiastres: Piastres,
): Adjustment | undefined {
  if (fee.feePiastres === 0) return undefined
  const isFree = missingForFreeDelivery(fee, itemsTotalPiastres) === 0
  return {
    kind: 'delivery',
    label: 'Delivery',
    piastres: isFree ? NO_PIASTRES : fee.feePiastres,
    applies: 'afterItemsTotal',
  }
}

/** How much is missing until delivery is free; 0 if it is, undefined if it never will be. */
export function missingForFreeDelivery(
  { feePiastres, freeFromPiastres }: DeliveryFee,
  itemsTotalPiastres: Piastres,
): Piastres | undefined {
  if (feePiastres === 0 || freeFromPiastres === null) return undefined
  return maxPiastres(addPiastres(freeFromPiastres, negatePiastres(itemsTotalPiastres)), NO_PIASTRES)
}
