import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../platform/texts/text'
import './brand-row.css'
import '../../platform/ui/chips.css'

interface BrandRowProps {
  readonly brands: readonly { readonly value: string; readonly label: string }[]
}

/** The brands with the most products, each linking to its page. */
export function BrandRow({ brands }: BrandRowProps) {
  const t = useText()
  const titleId = useId()
  if (brands.length === 0) return null
  return (
    <nav className="brands" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('home.brands')}</h2>
      <ul className="chips">
        {brands.map(({ value: brand, label }) => (
          <li key={brand}>
            <Link className="chip" to={`/shop?${new URLSearchParams({ brand })}`}>
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
        <li>
          <Link className="button button--quiet" to="/shop">
            {t('nav.allProducts')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
