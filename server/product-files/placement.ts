import { CATEGORIES, type CategoryKey, categoriesOf } from '#domain/products/categories'
import type { Values } from './staged-import.service'

/** Where shoppers would find new products. */
export interface Placement {
  /** The categories that they would be in, in the order of menus. */
  readonly categories: readonly { readonly key: CategoryKey; readonly count: number }[]
  /** Those that would be in none. */
  readonly uncategorized: number
  /** Those that would be hidden. */
  readonly hidden: number
}

export function placementOf(added: readonly Values[]): Placement {
  const counts = new Map<string, number>()
  let uncategorized = 0
  for (const { name, details } of added) {
    const categories = categoriesOf({ name, categoryKeys: details?.categoryKeys ?? null })
    if (categories.length === 0) uncategorized += 1
    for (const { key } of categories) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return {
    categories: CATEGORIES.flatMap(({ key }) => {
      const count = counts.get(key)
      return count ? [{ key, count }] : []
    }),
    uncategorized,
    hidden: added.filter(({ details }) => details?.hidden).length,
  }
}
