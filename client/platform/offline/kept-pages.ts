import { splitLocale } from '#domain/messages/locale'
import { HELP_PAGES, helpPath } from '#domain/pages/help-pages'
import { CATEGORIES, categoryPath } from '#domain/products/categories'

const PATHS = new Set([
  '/',
  '/home',
  '/shop',
  '/cartpage',
  ...CATEGORIES.map(categoryPath),
  ...HELP_PAGES.map(helpPath),
])

/**
 * Whether a page may be kept for reading offline: the catalogue and the frames of the cart and the checkout,
 * whose HTML is the same for everybody. Searches are not, since they tell what somebody was looking for.
 */
export function isKeptPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const { path } = splitLocale(pathname)
  // Whatever is ordered, the frame is the same.
  if (path === '/checkout') return true
  return search === '' && (PATHS.has(path) || /^\/productdetails\/\d+$/.test(path))
}
