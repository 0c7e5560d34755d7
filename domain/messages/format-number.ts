/** Between the digits and a group of three, or several. */
const GROUPS = /\B(?=(\d{3})+(?!\d))/g

/** As Intl.NumberFormat rounds by default. */
const MAX_DECIMALS = 3

/**
 * Formats a finite number as both languages write it, such as "1,249.5"; with `decimals`, exactly so many, as amounts
 * of money have. The first use of Intl.NumberFormat takes a phone more than a tenth of the home page's hydration.
 */
export function formatNumber(value: number, decimals?: number): string {
  const text =
    decimals === undefined ? String(Number(value.toFixed(MAX_DECIMALS))) : value.toFixed(decimals)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(GROUPS, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
