import { useText } from '../lib/text'
import { ProductCardSkeleton } from './product-grid'

const CARDS = 5

/** The place of a slider whose products are being loaded. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the places have nothing else to tell them apart
            <div key={index} className="slider__item">
              <ProductCardSkeleton />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
