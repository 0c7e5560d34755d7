import { CATEGORIES, categoryPath } from '#domain/products/categories'
import { ErrorPage } from '../platform/routing/error-page'
import type { Route } from '../platform/routing/route'
import { createRouter } from '../platform/routing/router'
import { ADMIN_ENTRIES } from './entries'
import { PlainLayout, ShopLayout } from './layout'
import type { PERSONAL_MODULES } from './personal-pages'
import { withTexts } from './with-texts'

const home = () => import('../office/home/home-page')
const category = withTexts(
  'listing',
  withTexts('category', () => import('../catalogue/listing/category-page')),
)
const shop = withTexts('listing', () => import('../catalogue/listing/shop-page'))
const search = withTexts('listing', () => import('../catalogue/search/search-page'))
const product = withTexts(
  'delivery',
  withTexts('product', () => import('../catalogue/products/product-page')),
)
const apolloLayout = withTexts(
  'delivery',
  withTexts('account', () => import('./apollo-layout')),
)

// The lists of further chunks are chunks themselves: most visitors load neither.

const adminLayout = async () => (await import('./admin/desk')).loadLayout()

function adminPage(path: string) {
  return async () => (await import('./admin/desk')).loadAdminPage(path)
}

function personalPage(name: keyof typeof PERSONAL_MODULES) {
  return async () => (await import('./personal-pages')).PERSONAL_MODULES[name]()
}

/** The personal pages whose paths are their names. */
const NAMED_PAGES = [
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'stopMails',
  'profile',
  'favourites',
  'pets',
] as const

export const SHOP_PAGES: readonly Route[] = [
  { path: '/', lazy: home },
  { path: '/home', lazy: home },
  ...CATEGORIES.map((entry) => ({ path: categoryPath(entry), lazy: category })),
  { path: '/shop', lazy: shop },
  { path: '/search', lazy: search },
  { path: '/productdetails/:id', lazy: product },
  { path: '/help/:page', lazy: () => import('../office/pages/help-page') },
  {
    lazy: apolloLayout,
    handle: { needsApollo: true },
    children: [
      { path: '/cartpage', lazy: () => import('../orders/cart/cart-page') },
      { path: '/checkout', lazy: () => import('../orders/checkout/checkout-page') },
      { path: '/login', lazy: () => import('../accounts/accounts/login-page') },
      { path: '/signup', lazy: () => import('../accounts/accounts/signup-page') },
      { path: '/joinstaff', lazy: personalPage('joinStaff') },
      ...NAMED_PAGES.map((name) => ({
        path: `/${name.toLowerCase()}`,
        lazy: personalPage(name),
      })),
      { path: '/orders/:id', lazy: personalPage('order') },
      {
        path: '/orders/:id/receipt',
        lazy: personalPage('receipt'),
        handle: { stylesheet: 'admin' },
      },
    ],
  },
  { path: '*', lazy: () => import('../platform/routing/not-found-page') },
]

/** Opened with a link from a message, without an account. */
export const LINK_PAGES: readonly Route[] = [
  {
    lazy: apolloLayout,
    handle: { needsApollo: true, isPrivate: true },
    children: [
      {
        lazy: personalPage('linkLayout'),
        children: [
          { path: '/confirm/:token', lazy: personalPage('confirmOrder') },
          { path: '/follow/:token', lazy: personalPage('follow') },
          {
            path: '/drive/:token',
            lazy: personalPage('drive'),
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
        lazy: adminLayout,
        texts: ['admin'],
        children: ADMIN_ENTRIES.map((entry) => ({ ...entry, lazy: adminPage(entry.path) })),
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
