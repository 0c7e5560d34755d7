import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SLIDE_ANIMATION_MILLISECONDS } from '#domain/limits'
import { arrowStep } from '../../../platform/lib/arrow-step'
import { useNearViewport } from '../../../platform/lib/use-near-viewport'
import { useDirection, useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { Carousel } from './carousel'
import { SLIDER_BREAKPOINTS, useVisibleCards, WIDEST_LAYOUT } from './slider-layout'
import { useAutoplay } from './use-autoplay'
import { useReducedMotion } from './use-reduced-motion'
import 'react-multi-carousel/lib/styles.css'
import './product-slider.css'

const TRANSITION = `transform ${SLIDE_ANIMATION_MILLISECONDS}ms ease-in-out`

/** Sliders that are far below start a while after the page has loaded, one after another. */
const START_MILLISECONDS = 1500
const TURN_MILLISECONDS = 200
const TURNS = 4

let turns = 0

function takeTurn(): number {
  turns += 1
  return START_MILLISECONDS + (turns % TURNS) * TURN_MILLISECONDS
}

interface ProductSliderProps<Product> {
  readonly title: string
  readonly products: readonly Product[]
  readonly renderCard: (product: Product) => ReactNode
}

/**
 * A carousel of products that plays automatically and starts over at its end; the arrow keys move
 * from card to card. Until it comes near the viewport, and without scripts, it is a scrollable row.
 */
export function ProductSlider<Product extends { readonly id: string }>({
  title,
  products,
  renderCard,
}: ProductSliderProps<Product>) {
  const t = useText()
  const direction = useDirection()
  const titleId = useId()
  const carousel = useRef<Carousel>(null)
  const section = useRef<HTMLElement>(null)
  const isNear = useNearViewport(section, {
    onNear: () => carousel.current?.measure(),
    patience: useState(takeTurn)[0],
  })
  const visibleCount = useVisibleCards(isNear)
  const reducedMotion = useReducedMotion()
  const [selected, setSelected] = useState(0)
  const last = Math.max(0, products.length - (visibleCount ?? products.length))
  const current = Math.min(selected, last)
  const canMove = last > 0

  // The carousel reports the slide, which it ignores while it is swiped.
  const show = (slide: number) => carousel.current?.goToSlide(slide)

  // A wider window shows more cards: scroll back so that there is no gap after the last one.
  useEffect(() => {
    if (selected > last) carousel.current?.goToSlide(last)
  }, [selected, last])

  const showNext = () => show(current >= last ? 0 : current + 1)
  const showPrevious = () => show(current <= 0 ? last : current - 1)
  const { isPlaying, toggle, pauseHandlers } = useAutoplay(canMove, showNext)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = arrowStep(event.key, direction)
    const focused = event.target as HTMLElement
    const slide = focused.closest('.slider__item')
    const target = step === 1 ? slide?.nextElementSibling : slide?.previousElementSibling
    if (step === 0 || !target) return
    event.preventDefault()
    if (target.querySelector('[inert]')) flushSync(step === 1 ? showNext : showPrevious)
    const next = target.querySelector<HTMLElement>(
      `.slider__slide:not([inert]) ${focused.localName}`,
    )
    // Scrolling would move the row, too, which the carousel positions.
    next?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={section}
      className="slider"
      aria-labelledby={titleId}
      {...pauseHandlers}
      onKeyDown={onKeyDown}
    >
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
          isNear={isNear}
          ssr
          deviceType={WIDEST_LAYOUT}
          responsive={SLIDER_BREAKPOINTS}
          rtl={direction === 'rtl'}
          arrows={false}
          draggable={false}
          keyBoardControl={false}
          customTransition={reducedMotion ? 'none' : TRANSITION}
          transitionDuration={SLIDE_ANIMATION_MILLISECONDS}
          beforeChange={setSelected}
          containerClass={
            visibleCount === undefined ? 'slider__list slider__list--static' : 'slider__list'
          }
          itemClass="slider__item"
        >
          {products.map((product, index) => (
            <div
              key={product.id}
              className="slider__slide"
              inert={
                visibleCount !== undefined && (index < current || index >= current + visibleCount)
              }
            >
              {renderCard(product)}
            </div>
          ))}
        </Carousel>
      )}
    </section>
  )
}
