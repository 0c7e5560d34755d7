import { hasCheckDigit, hasGtinLength, readGtin, toGtin14 } from '../products/gtin'
import { textKey, withoutInvisible, withWesternDigits } from '../validation/characters'
import { idSchema } from '../validation/text.schema'
import { GROUP_SEPARATOR, type Gs1Elements, readGs1 } from './gs1'
import { readAsEnglishKeys } from './keyboard-layout'

/** One way to read what was scanned. */
export interface Reading {
  readonly code: string
  /** The number of a product that it can be, with 14 digits. */
  readonly gtin14: string | null
  /** Elements of a GS1 barcode besides the product's number. */
  readonly gs1: Gs1Elements | null
}

/**
 * The readings of a scanned text, as typed first. A reading that finds something takes precedence over later ones;
 * those of one place are equally likely, so a person has to choose if they find different things.
 */
export type Scan = readonly (readonly Reading[])[]

/** GS is a control character, which some scanners type for FNC1, and others as a word. */
const SEPARATORS = new RegExp(`${String.fromCharCode(29)}|\\{GS\\}|<GS>`, 'gi')

/** Of AIM, in front of the code, which says what kind of barcode it was. */
const SYMBOLOGY = /^\][a-z][0-9a-z]/i

const LONGEST_GTIN = 14
const SHORTEST_GTIN = 8

/** A number that programs have padded with zeros, or have stripped them from; its check digit says that it is one. */
function readPaddedGtin(digits: string): string | null {
  const number = digits.replace(/^0+/, '')
  const isLikely =
    /^\d+$/.test(digits) && digits.length >= SHORTEST_GTIN && number.length <= LONGEST_GTIN
  return isLikely && number.length >= SHORTEST_GTIN - 1 && hasCheckDigit(number)
    ? toGtin14(number)
    : null
}

/** The UPC-A that a UPC-E is short for; null if it is none. */
function expandUpcE(text: string): string | null {
  const [, system, a, b, c, d, e, last, check] =
    /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(text) ?? []
  if (!system || !last) return null
  const zeros = '0000'
  const middle =
    last <= '2'
      ? `${a}${b}${last}${zeros}${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}${zeros}0${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}${zeros}0${e}`
          : `${a}${b}${c}${d}${e}${zeros}${last}`
  const upc = `${system}${middle}${check}`
  return hasCheckDigit(upc) ? toGtin14(upc) : null
}

/** A text that is the code itself. */
function readingOf(code: string): Reading {
  const digits = readGtin(code)
  return { code, gtin14: hasGtinLength(digits) ? toGtin14(digits) : null, gs1: null }
}

const withoutSymbology = (text: string) =>
  text.replace(SYMBOLOGY, '').replace(new RegExp(`^${GROUP_SEPARATOR}+`), '')

/**
 * Readings of the content of a text that is none of the shop's own codes: without a scanner's additions, or in another
 * form of the number.
 */
function unwrapped(text: string): readonly Reading[] {
  const code = withoutSymbology(text)
  if (code === '') return []
  const gs1 = readGs1(code)
  const gtins = [readPaddedGtin(readGtin(code)), expandUpcE(code)].filter((gtin) => gtin !== null)
  return [
    ...(gs1 ? [{ code, gtin14: gs1.gtin14, gs1 }] : []),
    readingOf(code),
    ...gtins.map((gtin14) => ({ code, gtin14, gs1: null })),
  ]
}

/** Removes readings that an earlier place has already. */
function distinct(places: Scan): Scan {
  const seen = new Set<string>()
  return places
    .map((readings) =>
      readings.filter(({ code, gtin14 }) => {
        const key = `${textKey(code)} ${gtin14}`
        const isNew = !seen.has(key)
        seen.add(key)
        return isNew
      }),
    )
    .filter((readings) => readings.length > 0)
}

/**
 * Reads a text that a scanner or a person has typed: with any keyboard layout and digits, with the invisible marks of
 * copied texts and the prefixes of scanners.
 */
export function readScan(text: string): Scan {
  const typed = withoutInvisible(text.replace(SEPARATORS, GROUP_SEPARATOR))
    .replace(/\s+/gu, ' ')
    .trim()
  if (typed === '') return []
  const western = withWesternDigits(typed)
  const english = readAsEnglishKeys(western)
  return distinct([
    [readingOf(typed)],
    [readingOf(western)],
    unwrapped(western),
    english.map(readingOf),
    english.flatMap(unwrapped),
  ])
}

/** Identifiers of a product that scans are compared with. */
export interface ScannableProduct {
  readonly sku: string | null
  readonly gtin: string | null
}

/** How a product was scanned: the reading that names it. */
export interface Match<Product> {
  readonly product: Product
  readonly reading: Reading
}

/** The products that were scanned: none, one, or several if it is not clear which. */
export function findScanned<Product extends ScannableProduct>(
  scan: Scan,
  products: readonly Product[],
): readonly Match<Product>[] {
  for (const readings of scan) {
    const matches = products.flatMap((product) => {
      const reading = readings.find(({ code, gtin14 }) => isOf(product, code, gtin14))
      return reading ? [{ product, reading }] : []
    })
    if (matches.length > 0) return matches
  }
  return []
}

function isOf({ sku, gtin }: ScannableProduct, code: string, gtin14: string | null): boolean {
  if (sku !== null && textKey(sku) === textKey(code)) return true
  return gtin !== null && gtin14 !== null && toGtin14(gtin) === gtin14
}

/** Whether something in a text has the form of an article number. */
export function isArticleNumber(text: string): boolean {
  return readScan(text).some((readings) => readings.some(({ gtin14 }) => gtin14 !== null))
}

const ORDER_NUMBER = /^#?\s*(\d+)$/

/** The number of an order, such as `#٤٨`; undefined if it is none. */
export function readOrderNumber(text: string): number | undefined {
  for (const { code } of readScan(text).flat()) {
    const [, digits] = ORDER_NUMBER.exec(code) ?? []
    const { data } = idSchema.safeParse(digits)
    if (data !== undefined) return data
  }
  return undefined
}

/** How the number of a parcel may be stored, by {@link Scan}'s places: as typed, in upper and in lower case. */
export function parcelNumberForms(text: string): readonly (readonly string[])[] {
  return readScan(text).map((readings) => [
    ...new Set(readings.flatMap(({ code }) => [code, code.toUpperCase(), code.toLowerCase()])),
  ])
}

/** Identifiers that a parcel is found by. */
export interface ScannableParcel {
  /** The number of its order. */
  readonly id: string
  /** The courier's number of the parcel. */
  readonly trackingNumber: string | null
}

/** The parcels that a text names: by their own numbers before those of their orders. */
export function findScannedParcels<Parcel extends ScannableParcel>(
  text: string,
  parcels: readonly Parcel[],
): readonly Parcel[] {
  for (const forms of parcelNumberForms(text)) {
    const found = parcels.filter(
      ({ trackingNumber }) => trackingNumber !== null && forms.includes(trackingNumber),
    )
    if (found.length > 0) return found
  }
  const id = readOrderNumber(text)
  return id === undefined ? [] : parcels.filter((parcel) => parcel.id === String(id))
}
