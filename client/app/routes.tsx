import { CATEGORIES, categoryPath } from '#domain/products/categories'
import { ErrorPage } from '../routing/error-page'
import type { Route } from '../routing/route'
import { createRouter } from '../routing/router'
import { ADMIN_PATHS, type AdminPath } from './admin/paths'
import { PlainLayout, ShopLayout } from './layout'
import { withTexts } from './with-texts'

const home = () => import('../home/home-page')
const category = withTexts(
  'listing',
  withTexts('category', () => import('../listing/category-page')),
)
const shop = withTexts('listing', () => import('../listing/shop-page'))
const search = withTexts('listing', () => import('../search/search-page'))
const product = withTexts(
  'delivery',
  withTexts('product', () => import('../products/product-page')),
)
const apolloLayout = withTexts(
  'delivery',
  withTexts('account', () => import('./apollo-layout')),
)

/** Visitors do not load the list of the admin's chunks. */
function adminPage(name: AdminPath | 'layout' | 'joinStaff') {
  return async () => {
    const { ADMIN_MODULES } = await import('./admin/pages')
    return ADMIN_MODULES[name]()
  }
}

export const SHOP_PAGES: readonly Route[] = [
  { path: '/', lazy: home },
  { path: '/home', lazy: home },
  ...CATEGORIES.map((entry) => ({ path: categoryPath(entry), lazy: category })),
  { path: '/shop', lazy: shop },
  { path: '/search', lazy: search },
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
      { path: '/joinstaff', lazy: adminPage('joinStaff') },
      { path: '/confirmemail', lazy: () => import('../accounts/confirm-email-page') },
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

/** Opened with a link from a message, without an account. */
export const LINK_PAGES: readonly Route[] = [
  {
    lazy: apolloLayout,
    handle: { needsApollo: true, isPrivate: true },
    children: [
      {
        lazy: () => import('./link-layout'),
        children: [
          { path: '/confirm/:token', lazy: () => import('../confirmation/confirm-order-page') },
          {
            path: '/drive/:token',
            lazy: withTexts('drive', () => import('../drivers/drive-page')),
            handle: { stylesheet: 'admin' },
          },
        ],
      },
    ],
  },
]

export const ADMIN_PAGES: readonly Route[] = [
  {
    lazy: apolloLayout,
    handle: { needsApollo: true, stylesheet: 'admin' },
    children: [
      {
        lazy: withTexts('admin', adminPage('layout')),
        children: ADMIN_PATHS.map((path) => ({ path, lazy: adminPage(path) })),
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
      {
        Component: PlainLayout,
        children: [{ ErrorBoundary: ErrorPage, children: [...LINK_PAGES, ...ADMIN_PAGES] }],
      },
    ],
  },
]

export const router = createRouter(ROUTES)
