import type { Address } from './address.schema'
import { findGovernorate } from './find-governorate'
import { GOVERNORATE_NAMES } from './governorates'
import { type MessageKey, translate } from './messages'
import { LOCALE_SETTINGS, type Locale } from './messages/locale'

/** An address as two texts, as orders and the REST API have it. */
export interface ComposedAddress {
  readonly address: string
  readonly city: string
}

/** `Floor 3`, unless the text says itself what it is, such as `Ground floor`. */
function label(key: MessageKey, text: string | null, locale: Locale): string | null {
  if (text === null || /\p{L}{4}/u.test(text)) return text
  return `${translate(key, {}, locale)} ${text}`
}

/** Composes the two texts from the fields, in a language. The limits of the fields keep them within theirs. */
export function composeAddress(fields: Address, locale: Locale): ComposedAddress {
  const { governorate, area, street, floor, apartment, landmark } = fields
  const join = (parts: readonly (string | null)[]) =>
    parts.filter((part) => part !== null).join(`${LOCALE_SETTINGS[locale].comma} `)
  const namesGovernorate = findGovernorate(area, 'whole') === governorate
  return {
    address: join([
      street,
      label('checkout.floor', floor, locale),
      label('checkout.apartment', apartment, locale),
      landmark,
    ]),
    city: namesGovernorate ? area : join([area, GOVERNORATE_NAMES[governorate][locale]]),
  }
}
