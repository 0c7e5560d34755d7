import { CATEGORIES, categoryPath } from '#domain/categories'
import { splitLocale } from '#domain/messages/locale'

const PATHS = new Set(['/', '/home', '/shop', '/cartpage', ...CATEGORIES.map(categoryPath)])

/**
 * Whether a page may be kept for reading offline: the catalogue and the frame of the cart, whose HTML is
 * the same for everybody. Searches are not, since they tell what somebody was looking for.
 */
export function isKeptPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const { path } = splitLocale(pathname)
  return search === '' && (PATHS.has(path) || /^\/productdetails\/\d+$/.test(path))
}
