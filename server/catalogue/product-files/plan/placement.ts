import { isArabicText } from '#domain/products/arabic-text'
import { CATEGORIES, type CategoryKey, categoriesOf } from '#domain/products/categories'
import { NO_PICTURE_URL } from '#domain/products/no-picture'
import type { Values } from './product-change'

/** Where shoppers would find new products. */
export interface Placement {
  /** The categories that they would be in, in the order of menus. */
  readonly categories: readonly { readonly key: CategoryKey; readonly count: number }[]
  /** Those that would be in none. */
  readonly uncategorized: number
  /** Those that would be hidden, as the file says. */
  readonly hidden: number
  /** Those that would be hidden because they have no picture. */
  readonly withoutPicture: number
  /** Those whose Arabic name stands in both languages, and of these, those that would be hidden for it. */
  readonly untranslated: number
  readonly hiddenUntranslated: number
}

/** Whether nobody has translated the name yet. */
const isUntranslated = ({ name, nameAr }: Values) => name === nameAr && isArabicText(name)

const isHidden = ({ details }: Values) => details?.hidden ?? false

export function placementOf(added: readonly Values[]): Placement {
  const counts = new Map<string, number>()
  let uncategorized = 0
  for (const { name, details } of added) {
    const categories = categoriesOf({ name, categoryKeys: details?.categoryKeys ?? null })
    if (categories.length === 0) uncategorized += 1
    for (const { key } of categories) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const pictured = added.filter(({ imageUrl }) => imageUrl !== NO_PICTURE_URL)
  const hidden = pictured.filter(isHidden)
  const hiddenUntranslated = hidden.filter(isUntranslated).length
  return {
    categories: CATEGORIES.flatMap(({ key }) => {
      const count = counts.get(key)
      return count ? [{ key, count }] : []
    }),
    uncategorized,
    hidden: hidden.length - hiddenUntranslated,
    withoutPicture: added.length - pictured.length,
    untranslated: added.filter(isUntranslated).length,
    hiddenUntranslated,
  }
}
