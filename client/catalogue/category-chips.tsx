import { NavLink } from 'react-router-dom'
import { type Category, categoryPath, childCategories, findCategory } from '#domain/categories'
import { useText } from '../lib/text'

/** The categories below this one, or beside it where it has none below. */
function neighbours(category: Category): readonly Category[] {
  const children = childCategories(category)
  const parent = category.parent && findCategory(category.parent)
  return children.length > 0 || !parent ? children : childCategories(parent)
}

export function CategoryChips({ category }: { readonly category: Category }) {
  const t = useText()
  const categories = neighbours(category)
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('catalogue.subcategories')}>
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
