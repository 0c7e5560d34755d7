import { ErrorPage } from '../platform/routing/error-page'
import type { PublicPage } from '../platform/routing/page'
import type { Route } from '../platform/routing/route'
import { createRouter } from '../platform/routing/router'
import { ADMIN_ENTRIES, PERSONAL_ENTRIES } from './entries'
import { PlainLayout, ShopLayout } from './layout'
import { LAYOUT_TEXTS } from './layout-texts'
import { PUBLIC_PAGES } from './pages'

/** The layout of pages whose components use Apollo's hooks. */
const APOLLO_LAYOUT = {
  lazy: () => import('./apollo-layout'),
  texts: LAYOUT_TEXTS.account,
} satisfies Route

const publicRoute = ({ path, load, texts, parameters }: PublicPage): Route => ({
  path,
  lazy: load,
  texts,
  handle: { parameters },
})

// The lists of further chunks are chunks themselves: most visitors load neither.

const personalRoute = ({ path, texts, stylesheet }: (typeof PERSONAL_ENTRIES)[number]): Route => ({
  path,
  lazy: async () => (await import('./personal-pages')).loadPersonalPage(path),
  texts,
  handle: { stylesheet },
})

const adminRoute = ({ path, texts }: (typeof ADMIN_ENTRIES)[number]): Route => ({
  path,
  lazy: async () => (await import('./admin/desk')).loadAdminPage(path),
  texts,
})

export const SHOP_PAGES: readonly Route[] = [
  ...PUBLIC_PAGES.filter(({ needsApollo }) => !needsApollo).map(publicRoute),
  {
    ...APOLLO_LAYOUT,
    handle: { needsApollo: true },
    children: [
      ...PUBLIC_PAGES.filter(({ needsApollo }) => needsApollo).map(publicRoute),
      ...PERSONAL_ENTRIES.filter(({ isLink }) => !isLink).map(personalRoute),
    ],
  },
  { path: '*', lazy: () => import('../platform/routing/not-found-page') },
]

/** Opened with a link from a message, without an account. */
export const LINK_PAGES: readonly Route[] = [
  {
    ...APOLLO_LAYOUT,
    handle: { needsApollo: true, isPrivate: true },
    children: [
      {
        lazy: async () => (await import('./personal-pages')).loadLinkLayout(),
        children: PERSONAL_ENTRIES.filter(({ isLink }) => isLink).map(personalRoute),
      },
    ],
  },
]

export const ADMIN_PAGES: readonly Route[] = [
  {
    ...APOLLO_LAYOUT,
    handle: { needsApollo: true, stylesheet: 'admin' },
    children: [
      {
        lazy: async () => (await import('./admin/desk')).loadAdminLayout(),
        texts: LAYOUT_TEXTS.admin,
        children: ADMIN_ENTRIES.map(adminRoute),
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
