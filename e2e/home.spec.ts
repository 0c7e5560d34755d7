import type { Page } from '@playwright/test'
import { translate } from '../domain/messages'
import { localizePath } from '../domain/messages/locale'
import { expect, test } from './test'
import { visit } from './visit'

const SLIDERS = ['Trending Products', 'New Arrivals', 'Trending In Cats', 'Trending In Dogs']

const DIRECTIONS = (['en', 'ar'] as const).map((locale) => {
  const title = translate('home.newArrivals', {}, locale)
  return {
    path: localizePath('/', locale),
    title,
    side: locale === 'ar' ? 'right' : 'left',
    next: translate('slider.next', { title }, locale),
    previous: translate('slider.previous', { title }, locale),
  } as const
})

/** Measures how far the first card is from the side of the slider where it starts. */
function readFirstCardOffset(page: Page, title: string, side: 'left' | 'right'): Promise<number> {
  return getSlider(page, title).evaluate((slider, edge) => {
    const card = slider.querySelector('.product-card')?.getBoundingClientRect()
    const frame = slider.getBoundingClientRect()
    if (!card) throw new Error('The slider has no cards')
    return edge === 'left' ? card.left - frame.left : frame.right - card.right
  }, side)
}

function getSlider(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true })
}

/** Reads the names on the visible cards of a slider. */
async function readVisibleNames(page: Page, title: string): Promise<string[]> {
  return getSlider(page, title)
    .locator('.slider__slide:not([inert]) .product-card__name')
    .allTextContents()
}

test('The sliders show the first 10, products 21 to 30, and the first 10 for cats and dogs', async ({
  page,
  request,
}) => {
  const all: { name: string }[] = await (await request.get('/products')).json()
  const named = (word: string) =>
    all.filter(({ name }) => name.toLowerCase().includes(word)).slice(0, 10)
  const expected = [all.slice(0, 10), all.slice(20, 30), named('cat'), named('dog')]
  await visit(page, '/')
  for (const [index, title] of SLIDERS.entries()) {
    const names = getSlider(page, title).locator('.product-card__name')
    await expect(names).toHaveText(expected[index]?.map(({ name }) => name) ?? [])
  }
})

for (const [width, cards] of [
  [1280, 5],
  [1024, 3],
  [768, 2],
  [480, 1],
] as const) {
  test(`A slider shows ${cards} cards at ${width} pixels in both directions`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const { path, title, side } of DIRECTIONS) {
      await visit(page, path)
      await expect.poll(async () => (await readVisibleNames(page, title)).length, path).toBe(cards)
      expect(await readFirstCardOffset(page, title, side), path).toBeLessThan(16)
    }
  })
}

test('In both directions the next products follow at the end, and moving takes 500 milliseconds', async ({
  page,
}) => {
  for (const { path, title, side, next, previous } of DIRECTIONS) {
    await visit(page, path)
    const slider = getSlider(page, title)
    await expect.poll(async () => (await readVisibleNames(page, title)).length).toBe(5)
    const cardWidth = await slider
      .locator('.slider__item')
      .first()
      .evaluate(({ clientWidth }) => clientWidth)
    // The pointer pauses the slider.
    await slider.hover()
    const track = slider.locator('.react-multi-carousel-track')
    await expect.poll(() => track.evaluate((row) => row.getAnimations().length), path).toBe(0)
    const start = await readFirstCardOffset(page, title, side)
    const animated = track.evaluate(
      (row) =>
        new Promise<number>((resolve) => {
          row.addEventListener('transitionend', (event) => {
            if (event.target !== row || !(event instanceof TransitionEvent)) return
            // 0 means that a busy compositor has only moved the start so far: the end follows.
            if (event.elapsedTime > 0) resolve(event.elapsedTime)
          })
        }),
    )
    await slider.getByRole('button', { name: next }).click()
    expect(await animated, path).toBe(0.5)
    expect(Math.round(start - (await readFirstCardOffset(page, title, side))), path).toBe(cardWidth)
    const [previousBox, nextBox] = await Promise.all(
      [previous, next].map((name) => slider.getByRole('button', { name }).boundingBox()),
    )
    expect((previousBox?.x ?? 0) > (nextBox?.x ?? 0), path).toBe(side === 'right')
  }
})

test('A slider advances every 3 seconds, stops on hover and focus, and can be paused', async ({
  page,
}) => {
  const title = 'Trending Products'
  const names = () => readVisibleNames(page, title)
  await page.clock.install()
  await visit(page, '/')
  const region = getSlider(page, title)
  await expect.poll(async () => (await names()).length).toBe(5)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))

  await region.hover()
  const hovered = await names()
  await page.clock.runFor(9000)
  expect(await names()).toEqual(hovered)

  // The three seconds start again when the pointer leaves.
  await page.mouse.move(0, 0)
  await page.clock.runFor(2900)
  expect(await names()).toEqual(hovered)
  await page.clock.runFor(200)
  await expect.poll(names).not.toEqual(hovered)

  await region.locator('.slider__slide:not([inert]) a').first().focus()
  const focused = await names()
  await page.clock.runFor(9000)
  expect(await names()).toEqual(focused)

  await region.getByRole('button', { name: 'Pause Trending Products' }).click()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(9000)
  expect(await names()).toEqual(focused)
  await expect(region.getByRole('button', { name: 'Play Trending Products' })).toBeVisible()
})

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the sliders do not autoplay but can be moved', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/')
    await expect
      .poll(() => readVisibleNames(page, 'New Arrivals').then((names) => names.length))
      .toBe(5)
    const start = await readVisibleNames(page, 'New Arrivals')
    await page.clock.runFor(9000)
    expect(await readVisibleNames(page, 'New Arrivals')).toEqual(start)
    await page.getByRole('button', { name: 'Next products in New Arrivals' }).click()
    await expect.poll(() => readVisibleNames(page, 'New Arrivals')).not.toEqual(start)
  })
})

test('Hidden slides cannot be reached by keyboard', async ({ page }) => {
  await visit(page, '/')
  await expect
    .poll(() => readVisibleNames(page, 'New Arrivals').then((names) => names.length))
    .toBe(5)
  const reachable = await getSlider(page, 'New Arrivals').evaluate(
    (region) =>
      [...region.querySelectorAll('a, .product-card button')].filter(
        (element) => !element.closest('[inert]'),
      ).length,
  )
  expect(reachable).toBe(10)
})

test.describe('When products cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('the home page shows an error and can retry', async ({ page }) => {
    await visit(page, '/login')
    await page.route('**/graphql', (route) => route.abort())
    await page.getByRole('link', { name: 'Mishmish, home' }).click()
    await expect(
      page.getByText('Failed to load products. Please try again later.').first(),
    ).toBeVisible()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByRole('heading', { name: 'Trending Products' })).toBeVisible()
  })
})
