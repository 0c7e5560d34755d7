import { hasCheckDigit } from '../products/gtin'
import { textKey } from '../validation/characters'
import { readScan } from './scan'

/** The number of a product that a scanned code can become. */
export interface ProductCode {
  readonly kind: 'gtin' | 'sku'
  readonly code: string
}

const ZEROS_BEFORE_GTIN_8 = /^0{6}/
const ZERO_BEFORE_EAN = /^0/

/** The number as it is printed: an EAN-8, or an EAN-13 where it has room. */
const shorten = (gtin14: string) =>
  ZEROS_BEFORE_GTIN_8.test(gtin14)
    ? gtin14.replace(ZEROS_BEFORE_GTIN_8, '')
    : gtin14.replace(ZERO_BEFORE_EAN, '')

/**
 * Reads a code that is assigned to a product: its barcode if the number can be a barcode's, or else its SKU. Undefined
 * for Arabic letters, which may have been typed with the wrong keyboard layout.
 */
export function readProductCode(text: string): ProductCode | undefined {
  const readings = readScan(text).flat()
  const gtin14 = readings.find((one) => one.gtin14 !== null && hasCheckDigit(one.gtin14))?.gtin14
  if (gtin14) return { kind: 'gtin', code: shorten(gtin14) }
  const [typed] = readings
  return typed && /^[!-~ ]+$/.test(typed.code) ? { kind: 'sku', code: typed.code } : undefined
}

/** Whether two codes of this kind are the same number. */
export function isSameCode(one: ProductCode, other: string | null): boolean {
  if (other === null) return false
  if (one.kind === 'sku') return textKey(one.code) === textKey(other)
  return one.code.padStart(14, '0') === other.padStart(14, '0')
}
