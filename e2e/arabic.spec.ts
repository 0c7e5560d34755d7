import type { Page } from '@playwright/test'
import { type MessageKey, translate } from '../domain/messages'
import { createProduct, createShopper, placeOrder } from './api'
import { fillShipping } from './fill-shipping'
import { ADMIN } from './shop-server'
import { addSession, expect, test } from './test'
import { reload, visit } from './visit'

const ar = (key: MessageKey, parameters = {}) => translate(key, parameters, 'ar')

const WIDTHS = [360, 1280]

const field = (page: Page, key: MessageKey) => page.getByLabel(ar(key), { exact: true })
const button = (page: Page, key: MessageKey) =>
  page.getByRole('main').getByRole('button', { name: ar(key), exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await expect(title(page)).toHaveText(ar('account.loginTitle'))
  await field(page, 'account.email').fill(email)
  await field(page, 'account.password').fill(password)
  await button(page, 'account.signIn').click()
}

for (const width of WIDTHS) {
  test(`Shoppers can find a product, sign up, order and see the order in Arabic at ${width} pixels`, async ({
    page,
  }, testInfo) => {
    const email = `arabic${testInfo.workerIndex}x${width}@example.com`
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/ar')
    const sliders = page.getByRole('main').getByRole('region')
    await expect(sliders.filter({ hasText: ar('home.newArrivals') })).toBeVisible()
    const category = page.getByRole('main').getByRole('link', { name: ar('category.beds.title') })
    await category.first().click()
    await expect(page).toHaveURL(/\/ar\/beds$/)
    await expect(title(page)).toContainText(ar('category.beds.title'))

    const search = page.getByRole('combobox', { name: ar('nav.search') })
    await search.fill('donut')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/ar\/search\?query=donut$/)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/ar\/productdetails\/\d+$/)
    await button(page, 'product.addToCart').first().click()

    await expect(page.getByText(ar('cart.kept'))).toBeVisible()
    await visit(page, '/ar/signup')
    await expect(title(page)).toHaveText(ar('account.signupTitle'))
    await field(page, 'account.firstName').fill('منى')
    await field(page, 'account.secondName').fill('علي')
    await field(page, 'account.mobile').fill('٠١٠ ١٢٣٤ ٥٦٧٨')
    await field(page, 'account.email').fill(email)
    await field(page, 'account.password').fill('secret1')
    await button(page, 'account.signUp').click()
    await expect(page).toHaveURL(/\/ar\/productdetails\/\d+$/)

    await page
      .getByRole('banner')
      .getByRole('link', { name: ar('nav.cartWithCount', { count: 1 }) })
      .click()
    await expect(page).toHaveURL(/\/ar\/cartpage$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: ar('cart.checkout') })
      .click()
    await expect(title(page)).toHaveText(ar('checkout.title'))
    const address = { area: 'وسط البلد', street: '12 شارع طلعت حرب', phone: '٠١٠ ١٢٣٤ ٥٦٧٨' }
    await fillShipping(page, address, 'ar')
    await expect(field(page, 'checkout.phone')).toHaveCSS('direction', 'ltr')
    await button(page, 'checkout.place').click()
    await expect(page.getByText(ar('checkout.placed'))).toBeVisible()
    await visit(page, '/ar/profile')
    const order = page.getByRole('article')
    await expect(order).toContainText(ar('order.customerStatus.Pending'))
    await expect(order).toContainText('12 شارع طلعت حرب، وسط البلد، القاهرة')
  })

  test(`The owner can run the shop in Arabic at ${width} pixels`, async ({
    page,
    shop,
    adminToken,
  }) => {
    const toy = await createProduct(shop.url, adminToken, { name: `Owner toy ${width}`, price: 20 })
    const id = await placeOrder(shop.url, await createShopper(shop.url), toy)
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/ar/login')
    await signIn(page, ADMIN.email, ADMIN.password)
    await expect(page).toHaveURL(/\/ar\/adminDashboard$/)
    const chart = page.getByRole('figure', { name: ar('sales.revenuePerDay') })
    const axis = await chart.locator('.recharts-yAxis').boundingBox()
    const frame = await chart.boundingBox()
    expect(axis?.x).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0) / 2)

    const menu = page.getByRole('navigation', { name: ar('admin.menu') })
    const goTo = async (title: MessageKey) => {
      // On a phone, a button shows the menu.
      if (width < 768) await page.getByRole('button', { name: ar('desk.more') }).click()
      await menu.getByRole('link', { name: ar(title) }).click()
    }
    await goTo('admin.orders')
    const number = ar('order.number', { id })
    await page.getByRole('row').getByRole('link', { name: number, exact: true }).click()
    const order = page.getByRole('article', { name: number, exact: true })
    const status = ar('order.status.Processing')
    await order.getByLabel(ar('admin.statusOf', { id })).selectOption(status)
    await order.getByRole('button', { name: ar('admin.setStatus', { status }) }).click()
    await expect(page.getByText(ar('admin.statusUpdated'))).toBeVisible()
    await page.keyboard.press('Escape')

    await goTo('admin.addProduct')
    await field(page, 'admin.productName').fill(`Owner bowl ${width}`)
    await field(page, 'admin.productNameAr').fill('طبق قطط')
    await field(page, 'admin.productPrice').fill('12.5')
    await field(page, 'admin.productImage').fill('/art/logo.svg')
    await button(page, 'admin.addProduct').click()
    await expect(page.getByText(ar('admin.productAdded'))).toBeVisible()

    // A page of the same section is a tab on a wide screen.
    const tabs = page.getByRole('navigation', { name: ar('desk.products') })
    if (width >= 768) await tabs.getByRole('link', { name: ar('admin.import') }).click()
    else await goTo('admin.import')
    const csv = Buffer.from('name,price,image_url,stock\nA,1,/a.svg,\n,x,/a.svg,\n')
    await field(page, 'admin.importFile').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: csv,
    })
    await button(page, 'admin.importCheck').click()
    await expect(page.getByRole('alert')).toHaveText(ar('admin.importProblems', { count: 2 }))
  })
}

test('The language link opens the same page with its parameters, and the choice is remembered', async ({
  page,
}) => {
  await visit(page, '/search?query=cat%20food')
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/\/ar\/search\?query=cat%20food$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  // Pages in another language offer the chosen one, without redirecting.
  await visit(page, '/beds')
  await expect(page).toHaveURL(/\/beds$/)
  const offer = page.getByRole('region', { name: ar('language.offerTitle') })
  await offer.getByRole('link').click()
  await expect(page).toHaveURL(/\/ar\/beds$/)
  // The choice is remembered by the page, once it is hydrated.
  await expect(page.locator('.account:empty')).toHaveCount(0)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/beds$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await reload(page)
  await expect(offer).toHaveCount(0)
})

test.describe('A browser that prefers Arabic', () => {
  test.use({ locale: 'ar-EG' })

  test('is offered Arabic once, in Arabic, and never redirected', async ({ page }) => {
    await visit(page, '/catfood')
    const offer = page.getByRole('region', { name: ar('language.offerTitle') })
    await expect(offer).toContainText(ar('language.offer'))
    await expect(page).toHaveURL(/\/catfood$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await reload(page)
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
    await expect(page).toHaveURL(/\/catfood$/)
  })
})

test('An account keeps the language that its owner has switched to', async ({ page, shop }) => {
  const token = await createShopper(shop.url)
  const accountLocale = async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ query: '{ me { locale } }' })
    const response = await fetch(`${shop.url}/graphql`, { method: 'POST', headers, body })
    return (await response.json()).data.me.locale
  }
  await addSession(page, token, 'Nour')
  const sent: string[] = []
  page.on('request', (request) => {
    const { operationName } = request.url().endsWith('/graphql') ? request.postDataJSON() : {}
    if (operationName) sent.push(operationName)
  })
  // A link to a page in another language is not a choice.
  await visit(page, '/ar/catfood')
  await expect.poll(() => sent).toContain('CartCount')
  expect(await accountLocale()).toBe('EN')

  await visit(page, '/catfood')
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expect.poll(accountLocale).toBe('AR')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accountLocale'))).toBe('AR')

  sent.length = 0
  await visit(page, '/ar/dogfood')
  await visit(page, '/ar/profile')
  await expect(page.getByText('Nour Ali')).toBeVisible()
  expect(sent).not.toContain('SetLocale')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect.poll(accountLocale).toBe('EN')
})

test('The menu drawer opens from the right', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/ar')
  await page.getByRole('button', { name: ar('nav.menu'), exact: true }).click()
  const drawer = page.getByRole('dialog', { name: ar('nav.main') })
  const box = await drawer.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(360)
})
