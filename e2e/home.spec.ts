import type { Page } from '@playwright/test'
import { expect, test } from './test'

const SLIDERS = ['Trending Products', 'New Arrivals', 'Trending In Cats', 'Trending In Dogs']

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
  await page.goto('/')
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
  test(`A slider shows ${cards} cards at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect.poll(async () => (await readVisibleNames(page, 'New Arrivals')).length).toBe(cards)
  })
}

test('A slider advances every 3 seconds, stops on hover and focus, and can be paused', async ({
  page,
}) => {
  const title = 'Trending Products'
  const names = () => readVisibleNames(page, title)
  await page.clock.install()
  await page.goto('/')
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
    await page.goto('/')
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
  await page.goto('/')
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

test('An empty slider shows a message', async ({ page, emptyShop }) => {
  await page.goto(emptyShop.url)
  await expect(page.getByText('No products available')).toHaveCount(4)
})

test.describe('When products cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('the home page shows an error and can retry', async ({ page }) => {
    await page.goto('/login')
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
