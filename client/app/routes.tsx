import type { RouteObject } from 'react-router-dom'
import { CATEGORIES, categoryPath } from '#domain/categories'
import { ADMIN, Layout } from './layout'
import { PageError } from './page-error'

/** Every page is a chunk of its own, loaded with its route. */
export function createRoutes(): RouteObject[] {
  const home = () => import('../catalogue/home-page')
  const category = () => import('../catalogue/category-page')
  return [
    {
      Component: Layout,
      ErrorBoundary: PageError,
      children: [
        {
          // Inside the layout, so that a broken page leaves the header and footer standing.
          ErrorBoundary: PageError,
          children: [
            { path: '/', lazy: home },
            { path: '/home', lazy: home },
            ...CATEGORIES.map((entry) => ({
              path: categoryPath(entry),
              handle: entry.key,
              lazy: category,
            })),
            { path: '/search', lazy: () => import('../catalogue/search-page') },
            { path: '/productdetails/:id', lazy: () => import('../catalogue/product-page') },
            { path: '/cartpage', lazy: () => import('../cart/cart-page') },
            { path: '/checkout', lazy: () => import('../checkout/checkout-page') },
            { path: '/login', lazy: () => import('../accounts/login-page') },
            { path: '/signup', lazy: () => import('../accounts/signup-page') },
            { path: '/profile', lazy: () => import('../accounts/profile-page') },
            { path: '*', lazy: () => import('./not-found-page') },
          ],
        },
        {
          ErrorBoundary: PageError,
          handle: ADMIN,
          lazy: () => import('../admin/admin-layout'),
          children: [
            { path: '/adminDashboard', lazy: () => import('../admin/dashboard-page') },
            { path: '/adminHome', lazy: () => import('../admin/admin-home-page') },
            { path: '/addproduct', lazy: () => import('../admin/add-product-page') },
            { path: '/updateproduct/:id', lazy: () => import('../admin/update-product-page') },
            { path: '/adminorder', lazy: () => import('../admin/orders-page') },
            { path: '/adminorder/:id', lazy: () => import('../admin/order-sheet-page') },
            { path: '/adminproducts', lazy: () => import('../admin/products-page') },
            { path: '/adminimport', lazy: () => import('../admin/import-page') },
            { path: '/adminkeys', lazy: () => import('../integrations/api-keys-page') },
            { path: '/adminwebhooks', lazy: () => import('../integrations/webhooks-page') },
          ],
        },
      ],
    },
  ]
}
