import type { PersonalDataProvider } from './accounts/personal-data.service'
import { addressesPersonalData } from './addresses/addresses-personal-data'
import { cartPersonalData } from './cart/cart-personal-data'
import { deliveriesPersonalData } from './integrations/deliveries-personal-data'
import { mailPersonalData } from './mail/mail-personal-data'
import { ordersPersonalData } from './orders/orders-personal-data'

/**
 * The personal data of all features, in the order of export and erasure: deliveries come after
 * orders, which are locked by then.
 */
export const PERSONAL_DATA: readonly PersonalDataProvider[] = [
  addressesPersonalData,
  cartPersonalData,
  ordersPersonalData,
  deliveriesPersonalData,
  mailPersonalData,
]
