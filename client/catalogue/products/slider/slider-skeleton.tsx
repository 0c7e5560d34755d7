import { useText } from '../../../platform/texts/text'
import { ProductCardSkeleton } from '../product-grid'
import './product-slider.css'

const CARDS = 5

/** A slider's placeholder while its products load. */
export function SliderSkeleton({ title }: { readonly title: string }) {
  const t = useText()
  return (
    <section className="slider" aria-busy="true">
      <div className="slider__head">
        <h2>{title}</h2>
      </div>
      <p className="visually-hidden">{t('catalogue.loading')}</p>
      <div className="slider__list slider__list--static">
        <div className="slider__skeletons">
          {Array.from({ length: CARDS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <div key={index} className="slider__item">
              <ProductCardSkeleton />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
