import { categoryPath } from '#domain/products/categories'
import { useText } from '../texts/text'
import { ButtonLink } from '../ui/button'
import './hero.css'

const CATS = categoryPath({ key: 'catfood' })
const DOGS = categoryPath({ key: 'dogfood' })

export function Hero() {
  const t = useText()
  return (
    <section className="hero">
      <div className="hero__inner wrap">
        <div className="hero__words">
          <h1>{t('home.heroTitle')}</h1>
          <p className="hero__text">{t('home.heroText')}</p>
          <div className="hero__actions">
            <ButtonLink to={CATS}>{t('home.heroCats')}</ButtonLink>
            <ButtonLink to={DOGS} variant="secondary">
              {t('home.heroDogs')}
            </ButtonLink>
          </div>
        </div>
        <img
          className="hero__art"
          src="/art/hero.svg"
          alt=""
          width={720}
          height={420}
          fetchPriority="high"
        />
      </div>
    </section>
  )
}
