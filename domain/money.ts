/**
 * Money is EGP, kept and added as integer piastres (1 EGP = 100 piastres).
 * Pounds appear only at the edges: JSON, forms and screens. Source: decisions section 4.
 */

/** True for a finite number of pounds with at most two decimals. */
export function hasAtMostTwoDecimals(pounds: number): boolean {
  return Number.isFinite(pounds) && Number(pounds.toFixed(2)) === pounds
}

/** Converts pounds (at most two decimals, see {@link hasAtMostTwoDecimals}) to integer piastres. */
export function toPiastres(pounds: number): number {
  return Math.round(pounds * 100)
}

/** Converts integer piastres to the number of pounds that JSON carries, such as 249.5. */
export function toPounds(piastres: number): number {
  return piastres / 100
}

/** Pounds with two decimals and no currency, such as "1249.50": for forms, structured data and CSV. */
export function toDecimalString(piastres: number): string {
  return toPounds(piastres).toFixed(2)
}

/** Sum of price times quantity, in piastres. */
export function sumPiastres(
  lines: readonly { readonly pricePiastres: number; readonly quantity: number }[],
): number {
  return lines.reduce((sum, line) => sum + line.pricePiastres * line.quantity, 0)
}

const formatters = new Map<string, Intl.NumberFormat>()

/** What a screen shows: two decimals and EGP, such as "EGP 1,249.50". Takes pounds as the API sends them. */
export function formatPounds(pounds: number, locale: string): string {
  let formatter = formatters.get(locale)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    formatters.set(locale, formatter)
  }
  return `EGP ${formatter.format(pounds)}`
}
