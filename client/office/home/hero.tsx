import { categoryPath } from '#domain/products/categories'
import { pictureSources } from '#domain/products/pictures'
import type { HomeItemFragment } from '../../platform/gql/home'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import './hero.css'

const CATS = categoryPath({ key: 'catfood' })
const DOGS = categoryPath({ key: 'dogfood' })

interface HeroProps {
  /** The owner's; null: the shop's own. Until it is known, its place is empty. */
  readonly hero: HomeItemFragment | null | undefined
}

export function Hero({ hero }: HeroProps) {
  const t = useText()
  const { title, text, button, path, imageUrl } = hero ?? {
    title: t('home.heroTitle'),
    text: t('home.heroText'),
    button: t('home.heroCats'),
    path: CATS,
    imageUrl: undefined,
  }
  return (
    <section className="hero" aria-busy={hero === undefined}>
      <div className="hero__inner wrap">
        <div className="hero__words">
          <h1>{title}</h1>
          <p className="hero__text">{text}</p>
          <div className="hero__actions">
            <ButtonLink to={path}>{button}</ButtonLink>
            {!hero && (
              <ButtonLink to={DOGS} variant="secondary">
                {t('home.heroDogs')}
              </ButtonLink>
            )}
          </div>
        </div>
        <img
          className="hero__art"
          src={imageUrl ?? '/art/hero.svg'}
          srcSet={imageUrl ? pictureSources(imageUrl) : undefined}
          alt=""
          width={720}
          height={420}
          fetchPriority="high"
        />
      </div>
    </section>
  )
}
