import { CATEGORIES, categoryPath } from '#domain/categories'
import { loadTexts, type TextGroup } from '../lib/load-texts'
import { ErrorPage } from '../routing/error-page'
import type { Route, RouteModule } from '../routing/route'
import { createRouter } from '../routing/router'
import { AdminLayout, ShopLayout } from './layout'

/** Imports a page together with its texts. */
function withTexts(group: TextGroup, load: () => Promise<RouteModule>) {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts(group)])
    return module
  }
}

const home = () => import('../catalogue/home-page')
const category = withTexts('category', () => import('../catalogue/category-page'))
const product = withTexts(
  'delivery',
  withTexts('product', () => import('../catalogue/product-page')),
)
const apolloLayout = withTexts(
  'delivery',
  withTexts('account', () => import('./apollo-layout')),
)

export const SHOP_PAGES: readonly Route[] = [
  { path: '/', lazy: home },
  { path: '/home', lazy: home },
  ...CATEGORIES.map((entry) => ({ path: categoryPath(entry), lazy: category })),
  { path: '/search', lazy: () => import('../catalogue/search-page') },
  { path: '/productdetails/:id', lazy: product },
  {
    lazy: apolloLayout,
    handle: { needsApollo: true },
    children: [
      { path: '/cartpage', lazy: () => import('../cart/cart-page') },
      { path: '/checkout', lazy: () => import('../checkout/checkout-page') },
      { path: '/login', lazy: () => import('../accounts/login-page') },
      { path: '/signup', lazy: () => import('../accounts/signup-page') },
      { path: '/forgotpassword', lazy: () => import('../accounts/forgot-password-page') },
      { path: '/resetpassword', lazy: () => import('../accounts/reset-password-page') },
      { path: '/profile', lazy: () => import('../accounts/profile-page') },
      { path: '/orders/:id', lazy: () => import('../orders/order-page') },
      {
        path: '/orders/:id/receipt',
        lazy: () => import('../orders/receipt-page'),
        handle: { stylesheet: 'admin' },
      },
    ],
  },
  { path: '*', lazy: () => import('../routing/not-found-page') },
]

export const ADMIN_PAGES: readonly Route[] = [
  {
    lazy: apolloLayout,
    handle: { needsApollo: true, stylesheet: 'admin' },
    children: [
      {
        lazy: withTexts('admin', () => import('./admin/admin-layout')),
        children: [
          { path: '/adminDashboard', lazy: () => import('../sales/dashboard-page') },
          { path: '/adminHome', lazy: () => import('../catalogue/admin/admin-home-page') },
          {
            path: '/addproduct',
            lazy: withTexts('product', () => import('../catalogue/admin/add-product-page')),
          },
          {
            path: '/updateproduct/:id',
            lazy: withTexts('product', () => import('../catalogue/admin/update-product-page')),
          },
          { path: '/adminorder', lazy: () => import('../orders/admin/orders-page') },
          { path: '/adminorder/:id', lazy: () => import('../orders/admin/order-sheet-page') },
          { path: '/adminproducts', lazy: () => import('../catalogue/admin/products-page') },
          { path: '/adminimport', lazy: () => import('../catalogue/admin/import-page') },
          {
            path: '/adminsearchterms',
            lazy: () => import('../catalogue/admin/search-terms-page'),
          },
          { path: '/admindiscounts', lazy: () => import('../discounts/admin/discounts-page') },
          { path: '/admindelivery', lazy: () => import('../delivery/admin/delivery-page') },
          { path: '/adminkeys', lazy: () => import('../integrations/api-keys-page') },
          { path: '/adminwebhooks', lazy: () => import('../integrations/webhooks-page') },
        ],
      },
    ],
  },
]

/**
 * Every page is a separate chunk. The inner error boundaries keep the layout around a page that
 * throws.
 */
export const ROUTES: readonly Route[] = [
  {
    ErrorBoundary: ErrorPage,
    children: [
      { Component: ShopLayout, children: [{ ErrorBoundary: ErrorPage, children: SHOP_PAGES }] },
      { Component: AdminLayout, children: [{ ErrorBoundary: ErrorPage, children: ADMIN_PAGES }] },
    ],
  },
]

export const router = createRouter(ROUTES)
