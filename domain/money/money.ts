/**
 * Money is EGP, stored and added as integer piastres (1 EGP = 100 piastres).
 * Pounds appear only at the boundaries: JSON, forms and screens.
 */

import { formatNumber } from '../messages/format-number'
import type { Locale } from '../messages/locale'
import { asPiastres, asPounds, type Piastres, type Pounds } from './units'

/** For rounding errors in clients' sums, such as 39.95 * 3 = 119.85000000000001. */
export const FLOAT_TOLERANCE = 1e-6

/** Whether a number is finite and has at most two decimals, rounding errors aside. */
export function hasAtMostTwoDecimals(pounds: number): boolean {
  return Math.abs(Number(pounds.toFixed(2)) - pounds) <= FLOAT_TOLERANCE
}

/** Converts pounds (at most two decimals, see {@link hasAtMostTwoDecimals}) to integer piastres. */
export function toPiastres(pounds: Pounds): Piastres {
  return asPiastres(Math.round(pounds * 100))
}

/** Converts integer piastres to the number of pounds that JSON carries, such as 249.5. */
export function toPounds(piastres: Piastres): Pounds {
  return asPounds(piastres / 100)
}

/**
 * Pounds with two decimals and no currency, such as "1249.50": for forms, structured data and CSV.
 */
export function toDecimalString(piastres: Piastres): string {
  return toPounds(piastres).toFixed(2)
}

/**
 * Formats pounds for display, such as "EGP 1,249.50", or "1,249.50 ج.م" in Arabic. The currency is
 * not left to Intl, whose marks and spaces differ between versions of browsers and Node.
 */
export function formatPounds(pounds: Pounds, locale: Locale): string {
  const amount = formatNumber(Math.abs(pounds), 2)
  const sign = pounds < 0 ? '\u2212' : ''
  if (locale === 'en') return `${sign}EGP ${amount}`
  // Isolated: the sign stands before the number, not after it.
  return `${sign && `\u2066${sign}`}${amount}${sign && '\u2069'}\u00a0ج.م`
}

/** The same of an amount in piastres, for the texts of mails and errors. */
export function formatPiastres(piastres: Piastres, locale: Locale): string {
  return formatPounds(toPounds(piastres), locale)
}
