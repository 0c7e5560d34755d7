import { asPiastres, type Piastres } from '../money/units'

/** Rounding of a changed price: `exact` keeps every piastre, the others set the piastres after the pounds. */
export const PRICE_ROUNDINGS = ['exact', 'whole', 'half', 'ninetyFive'] as const

export type PriceRounding = (typeof PRICE_ROUNDINGS)[number]

const POUND = 100

const ENDINGS: Readonly<Record<Exclude<PriceRounding, 'exact'>, number>> = {
  whole: 0,
  half: 50,
  ninetyFive: 95,
}

/** The price of that ending that is nearest, or the higher one of two. It is 0 if that is nearest. */
export function roundPrice(price: Piastres, rounding: PriceRounding): Piastres {
  if (rounding === 'exact') return price
  const ending = ENDINGS[rounding]
  const pounds = Math.floor((price - ending + POUND / 2) / POUND)
  const rounded = pounds * POUND + ending
  // There is no such price below the first pound.
  return asPiastres(rounded < 0 && price >= 0 ? ending : rounded)
}

/** In hundredths of a per cent: 5 % are 500. */
const BASIS_POINTS = 10_000

/** A price, in piastres, that rises (or falls) by per cent with at most two decimals; half a piastre is rounded up. */
export function addPercent(price: Piastres, percent: number): Piastres {
  const factor = BASIS_POINTS + Math.round(percent * 100)
  return asPiastres(Math.floor((2 * price * factor + BASIS_POINTS) / (2 * BASIS_POINTS)))
}
