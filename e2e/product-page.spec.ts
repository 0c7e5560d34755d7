import type { Locator, Page } from '@playwright/test'
import { translate } from '../domain/messages'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { expectNoLayoutShift } from './layout-shift'
import { expect, test } from './test'
import { visit } from './visit'

const PRODUCT = '/productdetails/1'
const PHONE = { width: 360, height: 640 }

/** Clicks without scrolling, as a thumb does: Playwright scrolls to a button that is not enabled yet. */
async function press(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
}

for (const locale of LOCALES) {
  test(`On a phone, price and “Add to cart” are reachable without scrolling: ${locale}`, async ({
    page,
  }) => {
    const text = (key: Parameters<typeof translate>[0]) => translate(key, {}, locale)
    await page.setViewportSize(PHONE)
    await visit(page, localizePath(PRODUCT, locale))
    const bar = page.getByRole('region', { name: text('product.buy') })
    const add = bar.getByRole('button', { name: text('product.addToCart') })
    await expect(add).toBeInViewport({ ratio: 1 })
    await expect(bar.locator('.price')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)

    // It disappears above the button of the form, and comes back below it.
    const form = page.getByRole('main').locator('form')
    const main = form.getByRole('button', { name: text('product.addToCart') })
    await main.scrollIntoViewIfNeeded()
    await form.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(main).toBeInViewport({ ratio: 1 })
    await expect(bar).toBeHidden()
    await page.locator('.related').evaluate((element) => element.scrollIntoView())
    await expect(add).toBeInViewport({ ratio: 1 })

    // It never covers the footer.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const footer = page.locator('footer')
    const [barBox, footerBox] = await Promise.all([bar.boundingBox(), footer.boundingBox()])
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual((footerBox?.y ?? 0) + 1)
    await expectNoLayoutShift(page)

    await page.evaluate(() => window.scrollTo(0, 0))
    await press(page, add)
    await expect(page.getByText(text('cart.kept'))).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`))
  })
}

test('On a phone, the bar covers neither messages nor the focused element', async ({
  signedIn: page,
}) => {
  await page.setViewportSize(PHONE)
  await visit(page, PRODUCT)
  const bar = page.getByRole('region', { name: 'Buy' })
  await press(page, bar.getByRole('button', { name: 'Add to cart' }))
  await expect(page.getByRole('status')).toHaveText('Item added to cart successfully!')
  // At once, because the message vanishes.
  const gap = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    return (box('.purchase-bar[data-shown]')?.top ?? 0) - (box('.toaster')?.bottom ?? 0)
  })
  expect(gap).toBeGreaterThanOrEqual(0)

  const steps = 25
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const { activeElement } = document
      const cover = document.querySelector('.purchase-bar[data-shown]')
      if (!activeElement || !cover || cover.contains(activeElement)) return false
      const { bottom } = activeElement.getBoundingClientRect()
      return (
        bottom > cover.getBoundingClientRect().top + 1 && activeElement.closest('main') !== null
      )
    })
    expect(covered, `after ${step} steps`).toBe(false)
  }
})

test('A product page shows the products viewed before, without a layout shift', async ({
  page,
}) => {
  const operations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName)
  })
  for (const id of [2, 3, 4]) {
    await visit(page, `/productdetails/${id}`)
    // This part of the page is hydrated after the header.
    const viewed = () => page.evaluate(() => localStorage.getItem('recentlyViewed'))
    await expect.poll(viewed).toMatch(new RegExp(`^${id}\\b`))
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await visit(page, PRODUCT)
    const row = page.getByRole('region', { name: 'Recently viewed' })
    await expect(row).toBeAttached()
    // Fetched only when the shopper comes near.
    expect(operations).toEqual([])
    await page.locator('.related').evaluate((element) => element.scrollIntoView())
    await expect(row.getByRole('article')).toHaveCount(3)
    expect(operations.splice(0)).toEqual(['RecentProducts'])
    await row.evaluate((element) => element.scrollIntoView())
    await expectNoLayoutShift(page)
    await expectToFit(page, width)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

for (const locale of LOCALES) {
  test(`Another size is chosen in place: the address changes, focus and scroll stay: ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await visit(page, localizePath(PRODUCT, locale))
    const sizes = page.locator('.product-sizes a')
    await expect(sizes.first()).toHaveAttribute('aria-current', 'page')
    // Where the name of another size takes as many lines.
    await sizes.nth(1).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const price = page.locator('.product__price .price').first()
    const before = await price.textContent()
    const scroll = await page.evaluate(() => window.scrollY)
    const href = (await sizes.nth(1).getAttribute('href')) ?? ''
    await sizes.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(sizes.nth(1)).toHaveAttribute('aria-current', 'page')
    await expect(sizes.nth(1)).toBeFocused()
    await expect(price).not.toHaveText(before ?? '')
    expect(await page.evaluate(() => window.scrollY)).toBe(scroll)

    // The reviews are those of all sizes.
    await expect(page.locator('.review__size').first()).toBeAttached()
    await page.goBack()
    await expect(sizes.first()).toHaveAttribute('aria-current', 'page')
    await expect(price).toHaveText(before ?? '')
  })

  test(`Rating and price are above the fold of a phone of 360 x 780: ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await visit(page, localizePath(PRODUCT, locale))
    const bar = page.locator('.purchase-bar')
    await expect(bar).toBeVisible()
    const top = (await bar.boundingBox())?.y ?? 0
    for (const part of ['h1', '.product__rating', '.product__price .price']) {
      const box = await page.locator(`.product__purchase ${part}`).first().boundingBox()
      expect((box?.y ?? top) + (box?.height ?? 0), part).toBeLessThanOrEqual(top)
    }
    await expect(
      bar.getByRole('button', { name: translate('product.orderNow', {}, locale) }),
    ).toBeInViewport({ ratio: 1 })
  })
}

test('The product page fits every screen width in both languages', async ({ page }) => {
  for (const locale of LOCALES) {
    await visit(page, localizePath(PRODUCT, locale))
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await expectToFit(page, width)
      await expectAccessible(page)
    }
  }
})
