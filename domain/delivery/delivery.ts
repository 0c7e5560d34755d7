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

/** For a city outside the known governorates: older clients send any text. */
export const ELSEWHERE = 'ELSEWHERE'

/** Area of a delivery rate. */
export type DeliveryArea = Governorate | typeof ELSEWHERE

export const DELIVERY_AREAS: readonly DeliveryArea[] = [...GOVERNORATES, ELSEWHERE]

const ELSEWHERE_NAMES = { en: 'Elsewhere', ar: 'أماكن أخرى' } satisfies Record<Locale, string>

export function areaName(area: DeliveryArea, locale: Locale): string {
  return (area === ELSEWHERE ? ELSEWHERE_NAMES : GOVERNORATE_NAMES[area])[locale]
}

/** Delivery fee of an area. */
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

/** The rate of an area that has none: free, and without details. */
export const NO_RATE = {
  feePiastres: NO_PIASTRES,
  freeFromPiastres: null,
  minDays: null,
  maxDays: null,
  note: null,
  noteAr: null,
} as const

/**
 * The fee as an adjustment: 0 when the items' total makes delivery free, and undefined where delivery is
 * always free.
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

/** The amount missing for free delivery; 0 if delivery is free, undefined if it never can be. */
export function missingForFreeDelivery(
  { feePiastres, freeFromPiastres }: DeliveryFee,
  itemsTotalPiastres: Piastres,
): Piastres | undefined {
  if (feePiastres === 0 || freeFromPiastres === null) return undefined
  return maxPiastres(addPiastres(freeFromPiastres, negatePiastres(itemsTotalPiastres)), NO_PIASTRES)
}
