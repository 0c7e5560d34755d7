import { pages as accounts } from '../accounts/accounts/pages'
import { pages as listing } from '../catalogue/listing/pages'
import { pages as products } from '../catalogue/products/pages'
import { pages as search } from '../catalogue/search/pages'
import { pages as home } from '../office/home/pages'
import { pages as helpPages } from '../office/pages/pages'
import { pages as cart } from '../orders/cart/pages'
import { pages as checkout } from '../orders/checkout/pages'
import type { PublicPage } from '../platform/routing/page'

export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...home,
  ...listing,
  ...search,
  ...products,
  ...helpPages,
  ...cart,
  ...checkout,
  ...accounts,
]
