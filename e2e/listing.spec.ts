import type { Page } from '@playwright/test'
import { translate } from '../domain/messages'
import { type Locale, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { expect, test } from './test'
import { visit } from './visit'

const WIDTHS = [360, 768, 1280, 1920]

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const names = (page: Page) => page.locator('.listing .product-card__name').allTextContents()

/** The prices on the cards, in pounds. */
async function readPrices(page: Page): Promise<number[]> {
  const prices = await page.locator('.listing .product-card .price').allTextContents()
  return prices.map((price) => Number(price.replace(/[^\d.]/g, '')))
}

const ascending = (prices: readonly number[]) => prices.toSorted((a, b) => a - b)

test('A filter is chosen by keyboard, keeps the focus, and can be removed by its chip', async ({
  page,
}) => {
  await visit(page, '/shop')
  const cats = filters(page).getByRole('checkbox', { name: /^Cats/ })
  const place = await cats.boundingBox()
  await cats.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/shop\?animal=cat$/)
  await expect(cats).toBeChecked()
  await expect(cats).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything for cats')
  expect(await cats.boundingBox(), 'the pressed control stays in place').toEqual(place)
  await page.getByRole('link', { name: 'Remove filter: Cats' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByRole('region', { name: 'Products', exact: true })).toBeFocused()
})

test('Going back from a product shows the same filters and products', async ({ page }) => {
  await visit(page, '/shop')
  await filters(page).getByRole('checkbox', { name: /^Dogs/ }).check()
  await expect(page).toHaveURL(/animal=dog/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high')
  await expect(page).toHaveURL(/\/shop\?sort=price-asc&animal=dog$/)
  await expect
    .poll(async () => {
      const prices = await readPrices(page)
      return prices.length === 24 && prices.join() === ascending(prices).join()
    })
    .toBe(true)
  const listed = await names(page)
  await page.locator('.listing .product-card__link').first().click()
  await expect(page).toHaveURL(/\/productdetails\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?sort=price-asc&animal=dog$/)
  await expect.poll(() => names(page)).toEqual(listed)
  await expect(filters(page).getByRole('checkbox', { name: /^Dogs/ })).toBeChecked()
})

test('A sorted list keeps its order over its pages, without repetitions', async ({ page }) => {
  await visit(page, '/shop?sort=price-asc&animal=cat')
  await page.getByRole('link', { name: 'Show more products' }).click()
  await expect.poll(async () => (await names(page)).length).toBe(48)
  const prices = await readPrices(page)
  expect(prices).toEqual(ascending(prices))
  // Sizes of one product have the same name, without its size.
  const links = page.locator('.listing .product-card__link')
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(listed).size).toBe(48)
})

for (const locale of ['en', 'ar'] as const satisfies readonly Locale[]) {
  test(`On a phone the filters are in a sheet: ${locale}`, async ({ page }) => {
    const t = (key: Parameters<typeof translate>[0]) => translate(key, {}, locale)
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, localizePath('/shop', locale))
    const open = page.getByRole('button', { name: t('listing.filters'), exact: true })
    await open.click()
    const sheet = page.getByRole('dialog', { name: t('listing.filters') })
    const total = page.locator('.product-count')
    const before = (await total.textContent()) ?? ''
    await sheet.getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/\?animal=/)
    await expect(total).not.toHaveText(before)
    await expect(page.locator('.listing__products[aria-busy]')).toHaveCount(0)
    await expectAccessible(page)
    const count = Number(/\d+/.exec((await total.textContent()) ?? '')?.[0])
    await sheet
      .getByRole('button', { name: translate('listing.show', { count }, locale), exact: true })
      .click()
    await expect(sheet).toBeHidden()
    await expect(
      page.getByRole('button', { name: translate('listing.filtersChosen', { count: 1 }, locale) }),
    ).toBeFocused()
  })
}

test('The list fits every screen, and has no accessibility violations with filters chosen', async ({
  page,
}) => {
  for (const path of ['/shop?animal=cat&min=50', '/ar/shop?animal=cat&min=50']) {
    await visit(page, path)
    await expect(page.getByRole('article').first()).toBeVisible()
    for (const width of WIDTHS) {
      await expectToFit(page, width)
      await expectAccessible(page)
    }
  }
})

test.describe('Without scripts', () => {
  test('filters and sort order are a form', async ({ browser, shop }) => {
    const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/shop')
    await filters(page).getByRole('checkbox', { name: /^Cats/ }).check()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low')
    await filters(page).getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/animal=cat/)
    await expect(page).toHaveURL(/sort=price-desc/)
    const prices = await readPrices(page)
    expect(prices).toEqual(ascending(prices).toReversed())
    await page.getByRole('link', { name: 'Remove filter: Cats' }).click()
    await expect(page).toHaveURL(/\/shop\?sort=price-desc$/)
    await context.close()
  })

  test('a link shows the filters of a search on a phone', async ({ browser, shop }) => {
    const context = await browser.newContext({
      baseURL: shop.url,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    })
    const page = await context.newPage()
    await page.goto('/search?query=cat')
    await page.getByRole('link', { name: 'Filters' }).click()
    await filters(page).getByRole('textbox', { name: 'To' }).fill('100')
    await filters(page).getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/query=cat/)
    expect(Math.max(...(await readPrices(page)))).toBeLessThanOrEqual(100)
    await context.close()
  })
})
