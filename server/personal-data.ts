import type { PersonalDataProvider } from './accounts/personal-data.service'
import { addressesPersonalData } from './addresses/addresses-personal-data'
import { cartPersonalData } from './cart/cart-personal-data'
import { deliveriesPersonalData } from './integrations/deliveries-personal-data'
import { mailPersonalData } from './mail/mail-personal-data'
import { ordersPersonalData } from './orders/orders-personal-data'
import { reviewsPersonalData } from './reviews/reviews-personal-data'

/**
 * The personal data of all features, in the order of export and erasure: deliveries come after
 * orders, which are locked by then, and so do reviews, which lock products as orders do.
 */
export const PERSONAL_DATA: readonly PersonalDataProvider[] = [
  addressesPersonalData,
  cartPersonalData,
  ordersPersonalData,
  reviewsPersonalData,
  deliveriesPersonalData,
  mailPersonalData,
]
