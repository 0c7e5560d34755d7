import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CATEGORIES, categoryPath } from '#domain/products/categories'
import { ADMIN_PAGES } from './admin/pages'
import { router } from './routes'

// For a path with an escape sequence the router leaves the choice to React Router.
const ALL_ROUTES = router.routesAt('/%25')

/** The elements and parameters of the matching routes. */
const match = (routes: RouteObject[], pathname: string) =>
  (matchRoutes(routes, { pathname }) ?? []).map(({ route, params }) => ({
    element: route.element,
    params,
  }))

const CATEGORY_PATHS = CATEGORIES.map(categoryPath)

test.each([
  '/',
  '',
  '/home',
  '/shop',
  '/cartpage',
  '/orders/7',
  '/orders/7/receipt',
  '/orders',
  '/productdetails/3',
  '/productdetails/3/',
  '/productdetails/%D9%82%D8%B7',
  '/productdetails',
  '/updateproduct/3',
  '/nowhere',
  '/nowhere/at/all',
  '//catfood',
  '/catfood/1',
  '/%63atfood',
  '/CatFood',
  '/catfood//',
  '/constructor',
  ...CATEGORY_PATHS,
  ...ADMIN_PAGES.map(({ path }) => path.replace(':id', '3')),
])('%s is matched as among all routes', (pathname) => {
  const expected = match(ALL_ROUTES, pathname)
  const actual = match(router.routesAt(pathname), pathname)
  expect(actual.length).toBeGreaterThan(0)
  expect(actual.map(({ params }) => params)).toEqual(expected.map(({ params }) => params))
  for (const [index, { element }] of actual.entries())
    expect(element).toBe(expected[index]?.element)
})

test('only one route is compiled for a path without parameters', () => {
  for (const path of CATEGORY_PATHS) expect(router.routesAt(path)).toHaveLength(1)
})
