import 'reflect-metadata'
import { accounts } from '../accounts/accounts/feature'
import { addresses } from '../accounts/addresses/feature'
import { staff } from '../accounts/staff/feature'
import { backInStock } from '../catalogue/back-in-stock/feature'
import { changeLog } from '../catalogue/change-log/feature'
import { collections } from '../catalogue/collections/feature'
import { favourites } from '../catalogue/favourites/feature'
import { listing } from '../catalogue/listing/feature'
import { missedSearches } from '../catalogue/missed-searches/feature'
import { pictureFetches } from '../catalogue/picture-fetches/feature'
import { pictures } from '../catalogue/pictures/feature'
import { productChanges } from '../catalogue/product-changes/feature'
import { productFiles } from '../catalogue/product-files/feature'
import { products } from '../catalogue/products/feature'
import { questions } from '../catalogue/questions/feature'
import { reviews } from '../catalogue/reviews/feature'
import { search } from '../catalogue/search/feature'
import { stock } from '../catalogue/stock/feature'
import { cash } from '../office/cash/feature'
import { home } from '../office/home/feature'
import { integrations } from '../office/integrations/feature'
import { pages } from '../office/pages/feature'
import { pets } from '../office/pets/feature'
import { push } from '../office/push/feature'
import { sales } from '../office/sales/feature'
import { carriers } from '../orders/carriers/feature'
import { cart } from '../orders/cart/feature'
import { checkout } from '../orders/checkout/feature'
import { confirmation } from '../orders/confirmation/feature'
import { couriers } from '../orders/couriers/feature'
import { customers } from '../orders/customers/feature'
import { discounts } from '../orders/discounts/feature'
import { drivers } from '../orders/drivers/feature'
import { follow } from '../orders/follow/feature'
import { fulfilment } from '../orders/fulfilment/feature'
import { orders } from '../orders/orders/feature'
import { addOrderFollower } from '../orders/orders/life/order-follower'
import { payments } from '../orders/payments/feature'
import { receipts } from '../orders/receipts/feature'
import { returns } from '../orders/returns/feature'
import { visitors } from '../orders/visitors/feature'
import { setAudiences } from '../platform/database/events/announce'
import type { Feature } from '../platform/features/feature'
import { idempotency } from '../platform/idempotency/feature'
import { jobs } from '../platform/jobs/feature'
import { delivery } from '../shop/delivery/feature'
import { mail } from '../shop/mail/feature'
import { settings } from '../shop/settings/feature'
import { shop } from '../shop/shop/feature'

/**
 * The features of the shop. Personal data is exported and erased in this order: customers come before orders, whose
 * phones say who they are; integrations come after orders, which are locked by then, and so do reviews, which lock products as orders do. Mail comes last,
 * because it erases mails about the orders.
 */
export const FEATURES: readonly Feature[] = [
  collections,
  products,
  listing,
  search,
  missedSearches,
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
  visitors,
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
  payments,
  reviews,
  backInStock,
  questions,
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
