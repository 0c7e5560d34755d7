import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildProducts } from '../test/products'
import { renderPage } from '../test/render-page'
import { setWindow } from '../test/window'
import { ProductSlider } from './product-slider'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.runOnlyPendingTimers()
})

function setUp(count = 10) {
  renderPage(<ProductSlider title="New Arrivals" products={buildProducts(count)} />)
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
