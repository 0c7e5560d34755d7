import { matchRoutes, type RouteObject } from 'react-router-dom'
import { CATEGORIES, categoryPath } from '#domain/categories'
import type { ClientSource } from '../lib/client-source'
import { Layout } from './layout'
import { type LazyPage, type LoadPage, lazyPage } from './lazy-page'

interface RouteHandle {
  readonly page: LazyPage
  /** Its component uses Apollo's hooks. */
  readonly usesApollo: boolean
}

function show(page: LazyPage, usesApollo = false) {
  return { element: <page.Component />, handle: { page, usesApollo } satisfies RouteHandle }
}

function at(path: string, page: LazyPage | LoadPage): RouteObject {
  return { path, ...show(typeof page === 'function' ? lazyPage(page) : page) }
}

const home = lazyPage(() => import('../catalogue/home-page'))
const category = lazyPage(() => import('../catalogue/category-page'))
const withApollo = show(
  lazyPage(() => import('./apollo-layout')),
  true,
)

/** Every page is a chunk of its own, loaded with its route. */
export const ROUTES: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      at('/', home),
      at('/home', home),
      ...CATEGORIES.map((entry) => at(categoryPath(entry), category)),
      at('/search', () => import('../catalogue/search-page')),
      at('/productdetails/:id', () => import('../catalogue/product-page')),
      {
        ...withApollo,
        children: [
          at('/cartpage', () => import('../cart/cart-page')),
          at('/checkout', () => import('../checkout/checkout-page')),
          at('/login', () => import('../accounts/login-page')),
          at('/signup', () => import('../accounts/signup-page')),
          at('/profile', () => import('../accounts/profile-page')),
        ],
      },
      at('*', () => import('./not-found-page')),
    ],
  },
  {
    element: <Layout isOwners />,
    children: [
      {
        ...withApollo,
        children: [
          {
            ...show(lazyPage(() => import('../admin/admin-layout'))),
            children: [
              at('/adminDashboard', () => import('../admin/dashboard-page')),
              at('/adminHome', () => import('../admin/admin-home-page')),
              at('/addproduct', () => import('../admin/add-product-page')),
              at('/updateproduct/:id', () => import('../admin/update-product-page')),
              at('/adminorder', () => import('../admin/orders-page')),
              at('/adminorder/:id', () => import('../admin/order-sheet-page')),
              at('/adminproducts', () => import('../admin/products-page')),
              at('/adminimport', () => import('../admin/import-page')),
              at('/adminkeys', () => import('../integrations/api-keys-page')),
              at('/adminwebhooks', () => import('../integrations/webhooks-page')),
            ],
          },
        ],
      },
    ],
  },
]

/** The pages at an address, from the outermost in. */
export function matchPages(address: { readonly pathname: string }) {
  return (matchRoutes(ROUTES, address) ?? []).flatMap(({ route, params }) => {
    const handle = route.handle as RouteHandle | undefined
    return handle ? [{ ...handle, params }] : []
  })
}

/** Loads everything that the page at an address needs to be rendered at once. */
export async function loadPages(
  address: { readonly pathname: string },
  source: ClientSource,
): Promise<void> {
  await Promise.all(
    matchPages(address).flatMap(({ page, usesApollo }) => [
      page.load(),
      ...(usesApollo ? [source.load()] : []),
    ]),
  )
}
