import { composeAddress } from '../addresses/compose-address'
import { findGovernorateOfCity } from '../delivery/find-area'
import { translate } from '../messages'
import type { Locale } from '../messages/locale'
import { type Unchecked, validate } from '../validation/validate'
import {
  type Checkout,
  type CheckoutInput,
  checkoutSchema,
  structuredCheckoutSchema,
} from './checkout.schema'

/**
 * Validates a checkout with either form of address. Address and city of the structured one are composed in
 * the given language. Throws INVALID with every problem.
 */
export function readCheckout(input: Unchecked<CheckoutInput>, locale: Locale): Checkout {
  if (input.shippingAddress == null) {
    const checkout = validate(checkoutSchema, input)
    return {
      ...checkout,
      shippingAddress: null,
      governorate: findGovernorateOfCity(checkout.city) ?? null,
    }
  }
  const checkout = validate(structuredCheckoutSchema, input)
  const { shippingAddress } = checkout
  return {
    ...checkout,
    ...composeAddress(shippingAddress, locale, (key) => translate(key, {}, locale)),
    governorate: shippingAddress.governorate,
  }
}
