import { findGovernorate } from '../delivery/find-governorate'
import { GOVERNORATE_NAMES } from '../delivery/governorates'
import type { MessageKey } from '../messages'
import { LOCALE_SETTINGS, type Locale } from '../messages/locale'
import type { Address } from './address.schema'

/** An address as two texts, as orders and the REST API have it. */
export interface ComposedAddress {
  readonly address: string
  readonly city: string
}

/** Gives the text of a key in the language of the address. */
type Translate = (key: MessageKey) => string

/** `Floor 3`, unless the text says itself what it is, such as `Ground floor`. */
function label(name: string, text: string | null): string | null {
  return text === null || /\p{L}{4}/u.test(text) ? text : `${name} ${text}`
}

interface AddressParts {
  readonly address: readonly string[]
  readonly city: readonly string[]
}

/** The parts of the two texts of an address, in a language. */
export function addressParts(
  fields: Omit<Address, 'courierNote'>,
  locale: Locale,
  t: Translate,
): AddressParts {
  const { governorate, area, street, floor, apartment, landmark } = fields
  const address = [
    street,
    label(t('checkout.floor'), floor),
    label(t('address.apartment'), apartment),
    landmark,
  ]
  const namesGovernorate = findGovernorate(area, 'whole') === governorate
  return {
    address: address.filter((part) => part !== null),
    city: namesGovernorate ? [area] : [area, GOVERNORATE_NAMES[governorate][locale]],
  }
}

/** Composes the two texts from the fields, in a language. The limits of the fields keep them within theirs. */
export function composeAddress(
  fields: Omit<Address, 'courierNote'>,
  locale: Locale,
  t: Translate,
): ComposedAddress {
  const { address, city } = addressParts(fields, locale, t)
  const separator = `${LOCALE_SETTINGS[locale].comma} `
  return { address: address.join(separator), city: city.join(separator) }
}
