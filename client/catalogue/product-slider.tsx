import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SLIDE_ANIMATION_MILLISECONDS } from '#domain/limits'
import type { ProductCardFragment } from '../gql/catalogue'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { Carousel } from './carousel'
import { ProductCard } from './product-card'
import { SLIDER_BREAKPOINTS, useCardsThatFit, WIDEST_LAYOUT } from './slider-layout'
import { useAutoplay } from './use-autoplay'
import { useReducedMotion } from './use-reduced-motion'

const TRANSITION = `transform ${SLIDE_ANIMATION_MILLISECONDS}ms ease-in-out`

interface ProductSliderProps {
  readonly title: string
  readonly products: readonly ProductCardFragment[]
  /** How a product looks, if not as shoppers see it. */
  readonly renderCard?: (product: ProductCardFragment) => ReactNode
}

/**
 * A row of products that moves by itself and goes back to the start at its end. Before hydration, and
 * without scripts, it is a row to scroll.
 */
export function ProductSlider({ title, products, renderCard }: ProductSliderProps) {
  const t = useText()
  const titleId = useId()
  const carousel = useRef<Carousel>(null)
  const fitting = useCardsThatFit()
  const reducedMotion = useReducedMotion()
  const [wanted, setWanted] = useState(0)
  const last = Math.max(0, products.length - (fitting ?? products.length))
  const current = Math.min(wanted, last)
  const canMove = last > 0

  function show(slide: number): void {
    setWanted(slide)
    carousel.current?.goToSlide(slide)
  }

  // A window made wider shows more cards: the last ones must not leave a gap behind them.
  useEffect(() => {
    if (wanted > last) carousel.current?.goToSlide(last)
  }, [wanted, last])

  const showNext = () => show(current >= last ? 0 : current + 1)
  const showPrevious = () => show(current <= 0 ? last : current - 1)
  const { isPlaying, toggle, restHandlers } = useAutoplay(canMove, showNext)

  return (
    <section className="slider" aria-labelledby={titleId} {...restHandlers}>
      <div className="slider__head">
        <h2 id={titleId}>{title}</h2>
        {canMove && (
          <div className="slider__controls">
            <Button
              variant="icon"
              aria-label={t(isPlaying ? 'slider.pause' : 'slider.play', { title })}
              onClick={toggle}
            >
              <Icon name={isPlaying ? 'pause' : 'play'} />
            </Button>
            <Button
              variant="icon"
              aria-label={t('slider.previous', { title })}
              onClick={showPrevious}
            >
              <Icon name="chevronStart" />
            </Button>
            <Button variant="icon" aria-label={t('slider.next', { title })} onClick={showNext}>
              <Icon name="chevronEnd" />
            </Button>
          </div>
        )}
      </div>
      {products.length === 0 ? (
        <p className="slider__empty">{t('slider.empty')}</p>
      ) : (
        <Carousel
          ref={carousel}
          ssr
          deviceType={WIDEST_LAYOUT}
          responsive={SLIDER_BREAKPOINTS}
          arrows={false}
          draggable={false}
          keyBoardControl={false}
          customTransition={reducedMotion ? 'none' : TRANSITION}
          transitionDuration={SLIDE_ANIMATION_MILLISECONDS}
          beforeChange={setWanted}
          containerClass={
            fitting === undefined ? 'slider__list slider__list--static' : 'slider__list'
          }
          itemClass="slider__item"
        >
          {products.map((product, index) => (
            <div
              key={product.id}
              className="slider__slide"
              inert={fitting !== undefined && (index < current || index >= current + fitting)}
            >
              {renderCard?.(product) ?? <ProductCard product={product} />}
            </div>
          ))}
        </Carousel>
      )}
    </section>
  )
}
