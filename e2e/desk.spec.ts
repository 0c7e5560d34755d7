import type { Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

// Compressed with brotli.
const MAX_DESK_SCRIPT_BYTES = 330_000

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('the menu is a bar at the bottom, and the rest of it a sheet', async ({
    adminPage: page,
  }) => {
    for (const [path, more, menu, title] of [
      ['/adminkeys', 'More', 'Shop management', 'Cash'],
      ['/ar/adminkeys', 'المزيد', 'إدارة المتجر', 'النقدية'],
    ] as const) {
      await visit(page, path)
      const bar = page.locator('.desk-tabs')
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60)
      expect(
        await page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().top),
      ).toBeLessThan(40)
      await page.getByRole('button', { name: more }).click()
      const sheet = page.getByRole('dialog', { name: menu })
      await expect(sheet.locator('a[aria-current="page"]')).toHaveAttribute('href', path)
      await expectAccessible(page)
      await expectToFit(page, 360)
      await page.setViewportSize({ width: 360, height: 780 })
      await sheet.getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(/\/admincash$/)
      await expect(sheet).toBeHidden()
    }
  })

  test('the first screen of a list has at least five rows', async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    await addRows(shop.url, adminToken)
    for (const { path, rows } of LISTS) {
      await visit(page, path)
      await expect(page.locator(rows).nth(4), path).toBeVisible()
      const bottom = await page
        .locator(rows)
        .nth(4)
        .evaluate((row) => row.getBoundingClientRect().bottom)
      const bar = await page.locator('.desk-tabs').boundingBox()
      expect.soft(bottom, path).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })
})

const LISTS = [
  { path: '/adminproducts', rows: 'tbody tr' },
  { path: '/admincouriers', rows: 'tbody tr' },
  { path: '/admindiscounts', rows: 'tbody tr' },
  { path: '/adminsearchterms', rows: '.search-terms > li' },
  { path: '/adminkeys', rows: 'tbody tr' },
  { path: '/adminwebhooks', rows: 'main ul > li' },
]

/** Adds five rows to every list. */
async function addRows(shopUrl: string, token: string): Promise<void> {
  for (const number of [1, 2, 3, 4, 5]) {
    await createProduct(shopUrl, token, { name: `Cat toy ${number}`, price: 20 })
    await graphql(
      shopUrl,
      token,
      `mutation ($code: DiscountCodeInput!, $courier: CourierInput!, $webhook: WebhookInput!, $key: ApiKeyInput!, $terms: SearchTermsInput!) {
        addDiscountCode(input: $code) { userErrors { message } }
        addCourier(input: $courier) { userErrors { message } }
        createWebhook(input: $webhook) { userErrors { message } }
        createApiKey(input: $key) { userErrors { message } }
        addSearchTerms(input: $terms) { userErrors { message } }
      }`,
      {
        code: { code: `WELCOME${number}`, kind: 'PERCENT', percent: 10 },
        courier: { name: `Courier ${number}` },
        webhook: { url: `https://tool.example.com/${number}`, events: ['ORDER_PLACED'] },
        key: { name: `Tool ${number}`, scopes: ['READ_ORDERS'] },
        terms: { terms: [`word${number}`, `term${number}`], kind: 'SYNONYM' },
      },
    )
  }
}

test('The menu has texts on wide screens, and tooltips where it shows icons', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/adminkeys')
  const entry = page
    .getByRole('navigation', { name: 'Shop management' })
    .getByRole('link', { name: 'Money' })
  const width = async () => (await entry.boundingBox())?.width ?? 0
  expect(await width()).toBeGreaterThan(150)
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'All products' }),
  ).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await width()).toBeLessThan(60)
  // The text beside an icon that has the keyboard's focus.
  await entry.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const shown = () =>
    entry.evaluate((link) => {
      const { content, position } = getComputedStyle(link.parentElement ?? link, '::after')
      return position === 'absolute' ? content : position
    })
  await expect.poll(shown).toBe('"Money"')
  await page.getByRole('button', { name: 'Menu with texts' }).click()
  await expect.poll(width).toBeGreaterThan(150)
  await visit(page, '/admincash')
  expect(await width()).toBeGreaterThan(150)
})

test('A page of another section is one click away: beside its entry in the menu, and as a tab', async ({
  adminPage: page,
}) => {
  for (const [prefix, menuName, products, stock] of [
    ['', 'Shop management', 'Products', 'Receive and count'],
    ['/ar', 'إدارة المتجر', 'المنتجات', 'استلام وجرد'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await visit(page, `${prefix}/adminkeys`)
    const menu = page.getByRole('navigation', { name: menuName })
    // Nine entries at most, and three shortcuts.
    expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(12)
    await menu.getByRole('link', { name: products, exact: true }).hover()
    await expectAccessible(page)
    await menu.getByRole('link', { name: stock }).click()
    await expect(page).toHaveURL(/\/adminstock$/)
    const tabs = page.getByRole('navigation', { name: products })
    await expect(tabs.getByRole('link', { name: stock })).toHaveAttribute('aria-current', 'page')
    await expect(menu.locator('[aria-current="page"]').first()).toHaveText(products)
    await tabs.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/adminproducts$/)
  }
})

test('Ctrl K leads to an order by its phone number with the keyboard alone', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const shopper = await createShopper(shop.url, { first_name: 'Salma' })
  const product = await createProduct(shop.url, adminToken, { name: 'Cat bed', price: 200 })
  const id = await placeOrder(shop.url, shopper, product)
  for (const [prefix, label] of [
    ['', 'Search the desk'],
    ['/ar', 'البحث في لوحة الإدارة'],
  ] as const) {
    await visit(page, `${prefix}/adminkeys`)
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: label })
    await expect(palette.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type('01012345678')
    await expect(palette.getByRole('option').first()).toContainText(`#${id}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${prefix}/adminorder\\?order=${id}$`))
    await expect(palette).toBeHidden()
  }
})

async function measureScripts(page: Page, path: string): Promise<readonly [number, string]> {
  const sizes: Promise<readonly [string, number]>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || pathname.includes('/offline-')) return
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => [pathname, responseBodySize] as const),
    )
  })
  await visit(page, path)
  await expect(page.locator('.desk')).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  const files = await Promise.all(sizes)
  return [
    files.reduce((sum, [, size]) => sum + size, 0),
    files.map((one) => one.join(' ')).join('\n'),
  ]
}

test.describe('With an empty cache', () => {
  test.use({ contextOptions: {} })

  for (const path of ['/adminDashboard', '/adminorder', '/updateproduct/1']) {
    test(`${path} loads at most 330 kB of scripts`, async ({ adminPage: page }) => {
      await page.setViewportSize({ width: 768, height: 900 })
      const [total, files] = await measureScripts(page, path)
      expect(total, files).toBeGreaterThan(100_000)
      expect(total, files).toBeLessThanOrEqual(MAX_DESK_SCRIPT_BYTES)
    })
  }
})

test('Shoppers load nothing of the desk', async ({ page }) => {
  const names: string[] = []
  page.on('response', (response) => names.push(new URL(response.url()).pathname))
  for (const path of ['/', '/catfood', '/login']) {
    await visit(page, path)
    await expect(page.locator('h1').first()).toBeVisible()
  }
  expect(names.filter((name) => /modal|tooltip|palette|admin/i.test(name))).toEqual([])
})
