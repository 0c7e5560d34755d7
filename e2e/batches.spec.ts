import type { Page } from '@playwright/test'
import { cairoDay, dayAfter } from '#domain/delivery/cairo-day'
import { formatExpiry } from '#domain/stock/expiry'
import { expectAccessible, expectToFit } from './accessibility'
import { createShopper, graphql, placeOrder, type ShopProduct } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

/** The last day of the month that begins a number of months from now, which packages say without its day. */
function endOfMonth(months: number): string {
  const [year = 0, month = 0] = cairoDay(new Date()).split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}

/** A date as it is typed: the month and two digits of the year. */
const typed = (day: string) => `${day.slice(5, 7)}${day.slice(2, 4)}`

async function addProduct(
  shopUrl: string,
  token: string,
  name: string,
  sku: string,
): Promise<ShopProduct> {
  const { addProduct: added } = await graphql<{ addProduct: { adminProduct: { id: string } } }>(
    shopUrl,
    token,
    'mutation ($input: ProductInput!) { addProduct(input: $input) { adminProduct { id } } }',
    { input: { name, price: 20, imageUrl: '/art/logo.svg', stock: 0, inventory: { sku } } },
  )
  return { id: added.adminProduct.id, name, price: 20 }
}

async function receive(
  shopUrl: string,
  token: string,
  product: ShopProduct,
  quantity: number,
  expiresOn: string,
): Promise<void> {
  const { bookStock } = await graphql<{ bookStock: { userErrors: object[] } }>(
    shopUrl,
    token,
    `mutation ($lines: [StockBookingLineInput!]!, $key: String!) {
       bookStock(idempotencyKey: $key, kind: RECEIVED, lines: $lines) { userErrors { message } } }`,
    {
      key: `${product.id} ${expiresOn} ${quantity}`,
      lines: [{ productId: product.id, quantity, expiresOn }],
    },
  )
  expect(bookStock.userErrors).toEqual([])
}

/** A scanner types without waiting, and presses Enter. */
const scan = (page: Page, code: string) => page.keyboard.type(`${code}\n`)

const lineOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('Dates are typed while receiving, and the first to expire is taken first', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const food = await addProduct(shop.url, token, 'Cat dry food 2 kg', 'CF-2')
  const treat = await addProduct(shop.url, token, 'Dog treats', 'DT-1')
  const [soon, later] = [endOfMonth(2), endOfMonth(8)]
  await visit(page, '/adminstock')
  await scan(page, 'CF-2')
  await scan(page, '5')
  await scan(page, `/${typed(later)}`)
  const line = lineOf(page, food.name)
  await expect(line.getByLabel('Expires')).toHaveValue(formatExpiry(later))
  // A quantity with the same digits is one.
  await scan(page, 'DT-1')
  await scan(page, '0327')
  await expect(lineOf(page, treat.name).getByRole('spinbutton')).toHaveValue('327')
  const field = lineOf(page, treat.name).getByLabel('Expires')
  await field.fill('03/2020')
  await field.press('Enter')
  await expect(lineOf(page, treat.name)).toContainText('This date is in the past')
  await page.keyboard.press('Control+Enter')
  await expect(lineOf(page, treat.name)).toContainText('expired units are not received')
  await expect(line).toHaveCount(0)
  await expectToFit(page, 1280)
  await expectAccessible(page)
  await receive(shop.url, token, food, 4, soon)

  const shopper = await createShopper(shop.url)
  const order = await placeOrder(shop.url, shopper, food, 6)
  await visit(page, `/adminorder/print?kind=picking&ids=${order}`)
  const row = page.getByRole('row').filter({ hasText: food.name })
  await expect(row).toContainText(`4 × expires ${formatExpiry(soon)}`)
  await expect(row).toContainText(`2 × expires ${formatExpiry(later)}`)

  await visit(page, `/updateproduct/${food.id}`)
  const batches = page.getByRole('region', { name: 'Batches' })
  await expect(batches.getByRole('row').nth(1)).toContainText(formatExpiry(soon))
  await batches.getByRole('button', { name: `Correct: ${soon}` }).click()
  await batches.getByLabel('Expires').fill(typed(endOfMonth(3)))
  await batches.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The batch is saved.')).toBeVisible()
  await expect(batches.getByRole('row').nth(1)).toContainText(formatExpiry(endOfMonth(3)))
  await expectToFit(page, 1280)
  await expectAccessible(page)
})

test('On a phone in Arabic, what expires is found from the list of today and written off', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const food = await addProduct(shop.url, token, 'Bird food 1 kg', 'BF-1')
  const inTenDays = dayAfter(cairoDay(new Date()), 10).toISOString().slice(0, 10)
  await receive(shop.url, token, food, 7, inTenDays)
  await visit(page, '/ar/adminDashboard')
  await page.getByRole('link', { name: /تشغيلات صلاحيتها تنتهي قريبًا/ }).click()
  await expect(page).toHaveURL(/\/ar\/adminexpiring\?days=30$/)
  const row = lineOf(page, food.name)
  await expect(row).toContainText('باقٍ 10 أيام')
  await expectToFit(page, 360)
  await expectAccessible(page)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'إعدام' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'إعدام' }).click()
  await expect(page.getByText('تم إعدام 7 قطع.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await visit(page, `/ar/updateproduct/${food.id}`)
  await expect(page.locator('.stock-history').last()).toContainText('انتهت الصلاحية')
  await expectToFit(page, 360)
  await visit(page, '/ar/adminstock')
  await scan(page, 'BF-1')
  await expect(row).toBeVisible()
  await expectToFit(page, 360)
  await expectAccessible(page)
})
