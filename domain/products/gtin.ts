import { withoutInvisible, withWesternDigits } from '../validation/characters'

const LENGTHS = /^(?:\d{8}|\d{12,14})$/

/** Whether the text has the length of a GTIN (EAN, UPC): 8, 12, 13 or 14 digits. */
export function hasGtinLength(text: string): boolean {
  return LENGTHS.test(text)
}

/** Whether the last of the digits is GS1's check digit of the others. */
export function hasCheckDigit(text: string): boolean {
  const fromRight = [...text].reverse().map(Number)
  const sum = fromRight.reduce((total, digit, place) => total + digit * (place % 2 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** An article number as it is printed or scanned, without spaces and hyphens; not checked. */
export function readGtin(text: string): string {
  return withWesternDigits(withoutInvisible(text)).replace(/[\s-]/g, '')
}

const LONGEST = 14

/** The 14 digits that an article number has in every system: a UPC is an EAN that starts with 0. */
export function toGtin14(gtin: string): string {
  return gtin.padStart(LONGEST, '0')
}
