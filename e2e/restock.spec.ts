import type { Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './accessibility'
import { createShopper, graphql, placeOrder, type ShopProduct } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

interface StockedProduct extends ShopProduct {
  readonly code: string
}

/** Adds a product with an SKU. */
async function addProduct(
  shopUrl: string,
  token: string,
  name: string,
  code: string,
  stock: number,
): Promise<StockedProduct> {
  const { addProduct: added } = await graphql<{
    addProduct: { adminProduct: { id: string } }
  }>(
    shopUrl,
    token,
    `mutation ($input: ProductInput!) { addProduct(input: $input) { adminProduct { id } } }`,
    { input: { name, price: 20, imageUrl: '/art/logo.svg', stock, inventory: { sku: code } } },
  )
  return { id: added.adminProduct.id, name, price: 20, code }
}

async function readStocks(
  shopUrl: string,
  token: string,
  products: readonly ShopProduct[],
): Promise<readonly (number | null)[]> {
  const { adminProducts } = await graphql<{
    adminProducts: { nodes: { id: string; stock: number | null }[] }
  }>(shopUrl, token, '{ adminProducts(pageSize: 100) { nodes { id stock } } }')
  const stocks = new Map(adminProducts.nodes.map(({ id, stock }) => [id, stock]))
  return products.map(({ id }) => stocks.get(id) ?? null)
}

/** A scanner types without waiting, and presses Enter. */
const scan = (page: Page, code: string) => page.keyboard.type(`${code}\n`)

const lineOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('30 products are restocked by scanner without a mouse, with at most 90 key presses', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  const products: StockedProduct[] = []
  while (products.length < 30) {
    const number = products.length + 1
    products.push(await addProduct(shop.url, token, `Cat toy ${number}`, `CT-${number}`, number))
  }
  await visit(page, '/adminstock')
  await expect(page.getByLabel('Barcode, SKU or quantity')).toBeFocused()
  let presses = 0
  const press = async (key: string) => {
    presses += key.split('+').length
    await page.keyboard.press(key)
  }
  const quantities = [6, 12, 24]
  for (const [index, { code }] of products.entries()) {
    await scan(page, code)
    for (const digit of String(quantities[index % 3])) await press(digit)
    await press('Enter')
  }
  await expect(page.getByRole('button', { name: 'Book 30 products' })).toBeVisible()
  await press('Control+Enter')
  await expect(page.getByText('30 products are booked.')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(90)
  expect(await readStocks(shop.url, token, products)).toEqual(
    products.map((_, index) => index + 1 + (quantities[index % 3] ?? 0)),
  )
  await expect(page.getByLabel('Barcode, SKU or quantity')).toBeFocused()
})

test('An unknown code is said at once and kept apart, and a reload loses nothing', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  const bed = await addProduct(shop.url, token, 'Cat bed', 'CB-1', 3)
  await visit(page, '/adminstock')
  await page.keyboard.type('7\n')
  await expect(page.getByRole('status')).toHaveText('Scan a product before you type its quantity.')
  await scan(page, '4006381333931')
  await expect(page.getByRole('status')).toHaveText('No product has the code 4006381333931.')
  for (let count = 0; count < 3; count += 1) await scan(page, bed.code)
  await expect(lineOf(page, 'Cat bed')).toContainText('3 → 6')
  await page.reload()
  await expect(lineOf(page, 'Cat bed')).toContainText('3 → 6')
  const unknown = page.getByRole('region', { name: 'Not booked' })
  await expect(unknown).toContainText('4006381333931')
  // Keystrokes outside the field are entered into it.
  await page.locator('body').click({ position: { x: 5, y: 5 } })
  await scan(page, bed.code)
  await expect(lineOf(page, 'Cat bed')).toContainText('3 → 7')
  await page.getByRole('button', { name: 'Book 1 product' }).click()
  await expect(page.getByText('1 product is booked.')).toBeVisible()
  await expect(unknown).toContainText('4006381333931')
  expect(await readStocks(shop.url, token, [bed])).toEqual([7])
})

test.describe('Without a connection', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('A booking whose answer is lost is booked once, with what was scanned meanwhile', async ({
    adminPage: page,
    adminToken: token,
    shop,
  }) => {
    const bed = await addProduct(shop.url, token, 'Dog bed', 'DB-1', 3)
    await visit(page, '/adminstock')
    await scan(page, bed.code)
    await page.keyboard.type('5\n')
    await expect(lineOf(page, 'Dog bed')).toContainText('3 → 8')
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('BookStock')) {
        await route.fetch()
        await route.abort()
      } else await route.fallback()
    })
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('status')).toContainText('No answer from the shop.')
    await page.unroute('**/graphql')
    await scan(page, bed.code)
    await expect(lineOf(page, 'Dog bed').getByRole('spinbutton')).toHaveValue('6')
    await page.keyboard.press('Control+Enter')
    // Five were booked before; the sixth is still to be booked.
    await expect(lineOf(page, 'Dog bed')).toContainText('8 → 9')
    expect(await readStocks(shop.url, token, [bed])).toEqual([8])
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Nothing scanned yet')).toBeVisible()
    expect(await readStocks(shop.url, token, [bed])).toEqual([9])
  })
})

test('A count keeps what is sold until it is booked, and the history says who and why', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  const bed = await addProduct(shop.url, token, 'Bird bed', 'BB-1', 10)
  const shopper = await createShopper(shop.url)
  const order = await placeOrder(shop.url, shopper, bed, 2)
  await visit(page, '/adminstock')
  await page.getByRole('radio', { name: 'Count' }).check()
  await scan(page, bed.code)
  await page.keyboard.type('9\n')
  const line = lineOf(page, 'Bird bed')
  await expect(line).toContainText('8 → 7')
  await expect(line).toContainText('2 more on the shelf for open orders')
  await placeOrder(shop.url, shopper, bed, 1)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('1 product is booked.')).toBeVisible()
  expect(await readStocks(shop.url, token, [bed])).toEqual([6])

  await visit(page, `/updateproduct/${bed.id}`)
  const history = page.getByRole('region', { name: 'Stock history' }).getByRole('row')
  await expect(history.nth(1)).toContainText(/Counted.*-1.*6 in stock/)
  await expect(history.nth(2)).toContainText('Sold')
  await history
    .nth(3)
    .getByRole('link', { name: `#${order}` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/adminorder/${order}$`))
})

test('A product is duplicated without its SKU and stock, and nothing is saved before', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  await addProduct(shop.url, token, 'Salmon food 1 kg', 'SF-1', 10)
  await visit(page, '/adminproducts?search=salmon')
  await page.getByRole('link', { name: 'Duplicate Product: Salmon food 1 kg' }).click()
  await expect(page.getByText('This is a copy of Salmon food 1 kg')).toBeVisible()
  await expect(page.getByLabel('SKU')).toHaveValue('')
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('')
  await page.getByLabel('Name', { exact: true }).fill('Salmon food 2 kg')
  await page.getByRole('button', { name: 'Add New Product' }).click()
  await expect(page.getByText('Product added successfully!')).toBeVisible()
  const { adminProducts } = await graphql<{
    adminProducts: { nodes: { stock: null; product: object; inventory: object }[] }
  }>(
    shop.url,
    token,
    '{ adminProducts(search: "salmon") { nodes { stock product { name price } inventory { sku } } } }',
  )
  expect(adminProducts.nodes).toEqual([
    { stock: null, product: { name: 'Salmon food 2 kg', price: 20 }, inventory: { sku: null } },
    { stock: 10, product: { name: 'Salmon food 1 kg', price: 20 }, inventory: { sku: 'SF-1' } },
  ])
})

for (const [language, width] of [
  ['', 360],
  ['/ar', 360],
  ['', 1280],
] as const) {
  test(`Receiving and the history fit at ${width} pixels at ${language}/`, async ({
    adminPage: page,
    adminToken: token,
    shop,
  }) => {
    const code = `FIT-${width}${language.slice(1)}`
    const { id } = await addProduct(shop.url, token, `Tunnel ${code}`, code, 10)
    await visit(page, `${language}/adminstock`)
    await scan(page, code)
    await scan(page, 'A-CODE-THAT-NO-PRODUCT-OF-THE-SHOP-HAS-4006381333931')
    await expect(lineOf(page, `Tunnel ${code}`)).toBeVisible()
    await expect(page.getByRole('status')).toContainText('4006381333931')
    await expectToFit(page, width)
    await expectAccessible(page)
    await visit(page, `${language}/updateproduct/${id}`)
    await expect(page.locator('.stock-history').getByRole('row')).toHaveCount(2)
    await expectToFit(page, width)
    await expectAccessible(page)
  })
}
