import { asPiastres, type Piastres } from './units'

/** The value added tax that prices contain: law 67 of 2016, article 3. */
export const VAT_PERCENT = 14

/** The tax in an amount that contains it, to the nearest piastre; that of an amount given back is negative. */
export function vatIn(piastres: Piastres): Piastres {
  const vat = Math.round((Math.abs(piastres) * VAT_PERCENT) / (100 + VAT_PERCENT))
  return asPiastres(piastres < 0 ? -vat : vat)
}
