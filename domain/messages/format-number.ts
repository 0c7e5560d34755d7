const GROUP = 3

/** As Intl.NumberFormat rounds by default. */
const MAX_DECIMALS = 3

function groupDigits(digits: string): string {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= GROUP) {
    groups.unshift(digits.slice(Math.max(0, end - GROUP), end))
  }
  return groups.join(',')
}

/**
 * Formats a finite number as both languages write it, such as "1,249.5"; with `decimals`, exactly so many, as amounts
 * of money have. The first use of Intl.NumberFormat takes a phone more than a tenth of the home page's hydration.
 */
export function formatNumber(value: number, decimals?: number): string {
  const size = Math.abs(value)
  const text =
    decimals === undefined ? String(Number(size.toFixed(MAX_DECIMALS))) : size.toFixed(decimals)
  const [whole = '', fraction] = text.split('.')
  const sign = value < 0 ? '-' : ''
  return `${sign}${groupDigits(whole)}${fraction === undefined ? '' : `.${fraction}`}`
}
