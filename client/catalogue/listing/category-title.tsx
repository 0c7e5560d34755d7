import { findCategory } from '#domain/products/categories'
import { useText } from '../../platform/texts/text'

/** The title of the category with this path. */
export function CategoryTitle({ path }: { readonly path: string }) {
  const t = useText()
  const category = findCategory(path.slice(1))
  return category ? t(category.title) : null
}
