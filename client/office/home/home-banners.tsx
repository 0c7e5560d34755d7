import { Link } from 'react-router-dom'
import type { HomeItemFragment } from '../../platform/gql/home'
import { useText } from '../../platform/texts/text'
import { Picture } from '../../platform/ui/picture'
import './home-banners.css'

interface HomeBannersProps {
  readonly banners: readonly HomeItemFragment[]
}

/** The owner's offers, each a link. */
export function HomeBanners({ banners }: HomeBannersProps) {
  const t = useText()
  if (banners.length === 0) return null
  return (
    <ul className="banners" aria-label={t('home.offers')}>
      {banners.map(({ title, text, path, imageUrl }) => (
        <li key={path + title}>
          <Link className="banner" to={path}>
            <span className="banner__words">
              <b>{title}</b>
              {text && <span>{text}</span>}
            </span>
            {imageUrl && <Picture src={imageUrl} alt="" size={112} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
