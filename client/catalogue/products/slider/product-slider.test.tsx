import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '#domain/messages/locale'
import { loadAllTexts } from '../../../platform/texts/load-texts'
import { buildProducts } from '../../../test/products'
import { renderPage } from '../../../test/render-page'
import { setWindow } from '../../../test/window'
import { ProductCard } from '../product-card'
import { ProductSlider } from './product-slider'

await loadAllTexts('ar')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runOnlyPendingTimers()
})

function setUp(count = 10, locale: Locale = 'en') {
  const slider = (
    <ProductSlider
      title="New Arrivals"
      products={buildProducts(count)}
      renderCard={(product) => <ProductCard product={product} />}
    />
  )
  renderPage(slider, { locale })
  // There is no layout here, so that everything is near the viewport.
  wait(0)
  return screen.getByRole('region', { name: 'New Arrivals' })
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

/** The numbers of the products in visible slides. */
function visibleProducts(slider: HTMLElement): number[] {
  return [...slider.querySelectorAll('.slider__slide:not([inert]) .product-card__name')].map(
    (name) => Number(name.textContent?.split(' ').at(-1)),
  )
}

const press = (slider: HTMLElement, name: RegExp) =>
  fireEvent.click(within(slider).getByRole('button', { name }))

test.each([
  [1280, 5],
  [1024, 3],
  [768, 2],
  [480, 1],
])('At %i pixels the slides beyond the first %i are inert', (width, cards) => {
  setWindow({ width, reducedMotion: false })
  expect(visibleProducts(setUp())).toHaveLength(cards)
})

test('The slider moves by one every three seconds', () => {
  const slider = setUp()
  wait(2999)
  expect(visibleProducts(slider)).toEqual([1, 2, 3, 4, 5])
  wait(1)
  expect(visibleProducts(slider)).toEqual([2, 3, 4, 5, 6])
  wait(3000)
  expect(visibleProducts(slider)).toEqual([3, 4, 5, 6, 7])
})

test('The slider starts over after the last product', () => {
  const slider = setUp(6)
  wait(3000)
  expect(visibleProducts(slider)).toEqual([2, 3, 4, 5, 6])
  wait(3000)
  expect(visibleProducts(slider)).toEqual([1, 2, 3, 4, 5])
})

test('The slider pauses on hover', () => {
  const slider = setUp()
  fireEvent.pointerEnter(slider)
  wait(9000)
  expect(visibleProducts(slider)).toEqual([1, 2, 3, 4, 5])
  fireEvent.pointerLeave(slider)
  wait(3000)
  expect(visibleProducts(slider)).toEqual([2, 3, 4, 5, 6])
})

test('The slider pauses while it contains the focus', () => {
  const slider = setUp()
  const [link] = within(slider).getAllByRole('link')
  act(() => link?.focus())
  wait(9000)
  expect(visibleProducts(slider)).toEqual([1, 2, 3, 4, 5])
  act(() => link?.blur())
  wait(3000)
  expect(visibleProducts(slider)).toEqual([2, 3, 4, 5, 6])
})

test('A paused slider stays paused until it is played', () => {
  const slider = setUp()
  press(slider, /^Pause New Arrivals$/)
  wait(9000)
  expect(visibleProducts(slider)).toEqual([1, 2, 3, 4, 5])
  press(slider, /^Play New Arrivals$/)
  wait(3000)
  expect(visibleProducts(slider)).toEqual([2, 3, 4, 5, 6])
})

test('With reduced motion the slider only moves manually', () => {
  setWindow({ width: 1280, reducedMotion: true })
  const slider = setUp()
  wait(9000)
  expect(visibleProducts(slider)).toEqual([1, 2, 3, 4, 5])
  press(slider, /^Next/)
  expect(visibleProducts(slider)).toEqual([2, 3, 4, 5, 6])
})

test('Going back from the first product shows the last ones', () => {
  const slider = setUp()
  press(slider, /^Previous/)
  expect(visibleProducts(slider)).toEqual([6, 7, 8, 9, 10])
})

test('A slider whose products all fit has no controls and does not move', () => {
  const slider = setUp(5)
  expect(within(slider).queryByRole('button', { name: /Pause|Next/ })).toBeNull()
  wait(9000)
  expect(visibleProducts(slider)).toEqual([1, 2, 3, 4, 5])
})

test('An empty slider shows a message', () => {
  expect(setUp(0).textContent).toContain('No products available')
})

/** How far the row is moved to the right, in cards. */
function movedBy(slider: HTMLElement): number {
  const { style } = track(slider)
  const pixels = Number(/^translate3d\((-?[\d.]+)px/.exec(style.transform)?.[1])
  return pixels / 256
}

const track = (slider: HTMLElement) => within(slider).getByRole('list')

function swipe(slider: HTMLElement, pixels: number): void {
  const at = (clientX: number) => ({ touches: [{ clientX, clientY: 0 }] })
  fireEvent.touchStart(track(slider), at(600))
  fireEvent.touchMove(track(slider), at(600 + pixels / 2))
  fireEvent.touchMove(track(slider), at(600 + pixels))
  fireEvent.touchEnd(track(slider))
}

const NEXT: Record<Locale, RegExp> = { en: /^Next/, ar: /^المنتجات التالية/ }

describe.each([
  { locale: 'en', toEnd: 1, forward: 'ArrowRight', back: 'ArrowLeft' },
  { locale: 'ar', toEnd: -1, forward: 'ArrowLeft', back: 'ArrowRight' },
] as const)('In the direction of $locale', ({ locale, toEnd, forward, back }) => {
  test('the row moves to its start, and back after the last product', () => {
    const slider = setUp(7, locale)
    wait(3000)
    expect(movedBy(slider)).toBe(-toEnd)
    press(slider, NEXT[locale])
    expect(movedBy(slider)).toBe(-2 * toEnd)
    press(slider, NEXT[locale])
    expect(Math.abs(movedBy(slider))).toBe(0)
    expect(track(slider).style.transition).toBe('transform 500ms ease-in-out')
  })

  test('swiping to the start shows the next products, and to the end the previous ones', () => {
    const slider = setUp(10, locale)
    swipe(slider, -260 * toEnd)
    expect(visibleProducts(slider)).toEqual([2, 3, 4, 5, 6])
    expect(movedBy(slider)).toBe(-toEnd)
    wait(500)
    swipe(slider, 260 * toEnd)
    expect(visibleProducts(slider)).toEqual([1, 2, 3, 4, 5])
    expect(Math.abs(movedBy(slider))).toBe(0)
  })

  test('the arrow keys move from card to card and stop at the ends', () => {
    const slider = setUp(6, locale)
    const links = [...slider.querySelectorAll<HTMLElement>('.product-card a')]
    const pressKey = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
    act(() => links[4]?.focus())
    pressKey(forward)
    expect(visibleProducts(slider)).toEqual([2, 3, 4, 5, 6])
    expect(document.activeElement).toBe(links[5])
    pressKey(forward)
    expect(document.activeElement).toBe(links[5])
    pressKey(back)
    expect(document.activeElement).toBe(links[4])
    expect(visibleProducts(slider)).toEqual([2, 3, 4, 5, 6])
    for (let step = 0; step < 4; step += 1) pressKey(back)
    expect(document.activeElement).toBe(links[0])
    expect(visibleProducts(slider)).toEqual([1, 2, 3, 4, 5])
  })
})

test('Every click moves the slider, even during its animation', () => {
  const slider = setUp()
  for (let click = 0; click < 3; click += 1) press(slider, /^Next/)
  expect(visibleProducts(slider)).toEqual([4, 5, 6, 7, 8])
  expect(movedBy(slider)).toBe(-3)
})
