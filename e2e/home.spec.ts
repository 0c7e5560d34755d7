import type { Page } from '@playwright/test'
import { expect, test } from './test'

const SLIDERS = ['Trending Products', 'New Arrivals', 'Trending In Cats', 'Trending In Dogs']

function slider(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true })
}

/** The names of the cards that a person sees in a slider. */
async function visibleNames(page: Page, title: string): Promise<string[]> {
  return slider(page, title)
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
    const names = slider(page, title).locator('.product-card__name')
    await expect(names).toHaveText(expected[index]?.map(({ name }) => name) ?? [])
  }
})

for (const [width, cards] of [
  [1280, 5],
  [1024, 3],
  [768, 2],
  [480, 1],
] as const) {
  test(`A slider shows ${cards} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect.poll(async () => (await visibleNames(page, 'New Arrivals')).length).toBe(cards)
  })
}

test('A slider moves after 3 seconds, rests under the pointer and the focus, and can be paused', async ({
  page,
}) => {
  const title = 'Trending Products'
  const names = () => visibleNames(page, title)
  await page.clock.install()
  await page.goto('/')
  const region = slider(page, title)
  await expect.poll(async () => (await names()).length).toBe(5)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))

  await region.hover()
  const hovered = await names()
  await page.clock.runFor(9000)
  expect(await names()).toEqual(hovered)

  // Its three seconds begin when the pointer leaves.
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

test.describe('For people who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the sliders stand still and move by hand', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await expect
      .poll(() => visibleNames(page, 'New Arrivals').then((names) => names.length))
      .toBe(5)
    const start = await visibleNames(page, 'New Arrivals')
    await page.clock.runFor(9000)
    expect(await visibleNames(page, 'New Arrivals')).toEqual(start)
    await page.getByRole('button', { name: 'Next products in New Arrivals' }).click()
    await expect.poll(() => visibleNames(page, 'New Arrivals')).not.toEqual(start)
  })
})

test('Slides out of sight cannot be reached by keyboard', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => visibleNames(page, 'New Arrivals').then((names) => names.length)).toBe(5)
  const reachable = await slider(page, 'New Arrivals').evaluate(
    (region) =>
      [...region.querySelectorAll('a, .product-card button')].filter(
        (one) => !one.closest('[inert]'),
      ).length,
  )
  expect(reachable).toBe(10)
})

test('An empty slider says so', async ({ page, emptyShop }) => {
  await page.goto(emptyShop.url)
  await expect(page.getByText('No products available')).toHaveCount(4)
})

test.describe('When products cannot be loaded', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('the home page says so and can try again', async ({ page }) => {
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
