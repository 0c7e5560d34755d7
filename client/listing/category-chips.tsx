import { NavLink } from 'react-router-dom'
import {
  type Category,
  categoryPath,
  childCategories,
  findCategory,
} from '#domain/products/categories'
import { useText } from '../texts/text'
import '../ui/chips.css'

/** The subcategories, or the siblings of a category without any. */
function siblingCategories(category: Category): readonly Category[] {
  const children = childCategories(category)
  const parent = category.parent && findCategory(category.parent)
  return children.length > 0 || !parent ? children : childCategories(parent)
}

export function CategoryChips({ category }: { readonly category: Category }) {
  const t = useText()
  const categories = siblingCategories(category)
  if (categories.length === 0) return null
  return (
    <nav className="subcategories" aria-label={t('catalogue.subcategories')}>
      <ul className="chips">
        {categories.map((entry) => (
          <li key={entry.key}>
            <NavLink className="chip" to={categoryPath(entry)}>
              {t(entry.title)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
