import {
  type Category,
  categoryPath,
  childCategories,
  topCategories,
} from '#domain/products/categories'
import { type CollectionName, collectionPath } from '#domain/products/collections'
import { usePageContext } from '../platform/page/page-context'
import { type Translate, useText } from '../platform/texts/text'

/** A link of the menu, with those below it. */
export interface MenuEntry {
  readonly path: string
  readonly title: string
  readonly children: readonly MenuEntry[]
}

export function categoryEntry(t: Translate, category: Category): MenuEntry {
  return {
    path: categoryPath(category),
    title: t(category.title),
    children: childCategories(category).map((child) => categoryEntry(t, child)),
  }
}

const collectionEntry = (
  collection: CollectionName,
  children: readonly CollectionName[] = [],
): MenuEntry => ({
  path: collectionPath(collection),
  title: collection.title,
  children: children.map((child) => collectionEntry(child)),
})

/** The categories at the top, and the owner's collections that are in the menu. */
export function useMenuEntries(): readonly MenuEntry[] {
  const t = useText()
  const { collections = [] } = usePageContext().shop
  return [
    ...topCategories().map((category) => categoryEntry(t, category)),
    ...collections.map((collection) => collectionEntry(collection, collection.children)),
  ]
}
