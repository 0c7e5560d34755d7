import { Link } from 'react-router-dom'
import { type CategoryKey, categoryPath, topCategories } from '#domain/products/categories'
import { useText } from '../../platform/texts/text'
import { Icon, type IconName } from '../../platform/ui/icon'
import './category-tiles.css'

const ICONS: Partial<Record<CategoryKey, IconName>> = {
  allfood: 'bowl',
  alltreats: 'bone',
  alltoysandbowls: 'ball',
  beds: 'bed',
  litters: 'litter',
  healthcare: 'heart',
  accessories: 'leash',
}

/** A strip of the main categories. */
export function CategoryTiles() {
  const t = useText()
  return (
    <nav className="tiles" aria-label={t('home.categories')}>
      <ul className="tiles__list">
        {topCategories().map((category) => (
          <li key={category.key}>
            <Link className="tile" to={categoryPath(category)}>
              <span className="tile__sign">
                <Icon name={ICONS[category.key as CategoryKey] ?? 'paw'} />
              </span>
              {t(category.title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
