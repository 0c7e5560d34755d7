import 'reflect-metadata'
import { accounts } from './accounts/feature'
import { addresses } from './addresses/feature'
import { backInStock } from './back-in-stock/feature'
import { carriers } from './carriers/feature'
import { cart } from './cart/feature'
import { cash } from './cash/feature'
import { changeLog } from './change-log/feature'
import { checkout } from './checkout/feature'
import { confirmation } from './confirmation/feature'
import { couriers } from './couriers/feature'
import { customers } from './customers/feature'
import { setAudiences } from './database/announce'
import { delivery } from './delivery/feature'
import { discounts } from './discounts/feature'
import { drivers } from './drivers/feature'
import { favourites } from './favourites/feature'
import type { Feature } from './feature'
import { follow } from './follow/feature'
import { fulfilment } from './fulfilment/feature'
import { home } from './home/feature'
import { idempotency } from './idempotency/feature'
import { integrations } from './integrations/feature'
import { jobs } from './jobs/feature'
import { listing } from './listing/feature'
import { mail } from './mail/feature'
import { orders } from './orders/feature'
import { addOrderFollower } from './orders/order-follower'
import { pages } from './pages/feature'
import { pets } from './pets/feature'
import { pictureFetches } from './picture-fetches/feature'
import { pictures } from './pictures/feature'
import { productChanges } from './product-changes/feature'
import { productFiles } from './product-files/feature'
import { products } from './products/feature'
import { push } from './push/feature'
import { receipts } from './receipts/feature'
import { returns } from './returns/feature'
import { reviews } from './reviews/feature'
import { sales } from './sales/feature'
import { search } from './search/feature'
import { settings } from './settings/feature'
import { shop } from './shop/feature'
import { staff } from './staff/feature'
import { stock } from './stock/feature'

/**
 * The features of the shop. Personal data is exported and erased in this order: customers come before orders, whose
 * phones say who they are; integrations come after orders, which are locked by then, and so do reviews, which lock products as orders do. Mail comes last,
 * because it erases mails about the orders.
 */
export const FEATURES: readonly Feature[] = [
  products,
  listing,
  search,
  productFiles,
  accounts,
  staff,
  addresses,
  cart,
  discounts,
  checkout,
  couriers,
  customers,
  orders,
  carriers,
  confirmation,
  follow,
  fulfilment,
  returns,
  drivers,
  pets,
  favourites,
  cash,
  delivery,
  pictures,
  pictureFetches,
  receipts,
  reviews,
  backInStock,
  productChanges,
  stock,
  integrations,
  push,
  sales,
  changeLog,
  settings,
  shop,
  pages,
  home,
  idempotency,
  jobs,
  mail,
]

for (const { orderFollower } of FEATURES) if (orderFollower) addOrderFollower(orderFollower)

/** The entities of all features. */
export const ENTITIES = FEATURES.flatMap(({ entities = [] }) => entities)

setAudiences(FEATURES.flatMap(({ audience }) => audience ?? []))
