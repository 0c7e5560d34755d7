import {
  type MetadataJson,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import { withoutInvisible } from '../validation/characters'
import metadata from './phone-metadata.json' with { type: 'json' }

/** An Egyptian phone number. */
export interface Phone {
  /** As stored and sent, such as +201012345678. */
  readonly e164: string
  /** Without the country code or the leading 0, such as 1012345678. */
  readonly national: string
  readonly isMobile: boolean
}

/**
 * Reads an Egyptian phone number as people write it: with +20, 0020, 0 or nothing in front, with spaces,
 * hyphens or brackets, in Western or Arabic-Indic digits. Undefined if it cannot be one.
 */
export function parsePhone(text: string): Phone | undefined {
  // The metadata covers Egypt alone, which a test checks.
  const phone = parsePhoneNumberFromString(
    withoutInvisible(text),
    { defaultCountry: 'EG', extract: false },
    metadata as unknown as MetadataJson,
  )
  if (!phone?.isValid() || phone.ext) return undefined
  const isMobile = phone.getType() === 'MOBILE'
  return { e164: phone.number, national: phone.nationalNumber, isMobile }
}

/** The digits of a phone number, or of a part of one, with a + that starts it. */
export function phoneDigits(text: string): string {
  return parseIncompletePhoneNumber(text)
}

/**
 * The digits that every spelling of an Egyptian phone number, or of a part of one, has in common:
 * without the country code or the leading 0. Empty for text that is not a phone number.
 */
export function significantDigits(text: string): string {
  const visible = withoutInvisible(text)
  if (!/^[#+\p{Nd}\s().-]+$/u.test(visible)) return ''
  return phoneDigits(visible)
    .replace(/^(?:(?:\+20|0020|0)(?=\d{3})|20(?=\d{6}))/, '')
    .replace(/\D/g, '')
}

/** How many digits a mobile number has after +20, and after the 0 that is dialled within Egypt. */
const MOBILE_DIGITS = 10
const MOBILE_START = /^1[0-25]/

/**
 * How many digits a mobile number lacks; negative if it has too many, undefined if it is not a mobile number.
 */
export function missingMobileDigits(text: string): number | undefined {
  const digits = significantDigits(text)
  return MOBILE_START.test(digits) ? MOBILE_DIGITS - digits.length : undefined
}
