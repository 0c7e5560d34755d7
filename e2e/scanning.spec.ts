import type { Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './accessibility'
import { createShopper, graphql, placeOrder, type ShopProduct } from './api'
import { expect, setUpOwnShop, test } from './test'
import { reload, visit } from './visit'

setUpOwnShop()

const EAN = '4006381333931'

async function addProduct(
  shopUrl: string,
  token: string,
  name: string,
  codes: { readonly sku?: string; readonly gtin?: string },
): Promise<ShopProduct> {
  const { sku, gtin } = codes
  const { addProduct: added } = await graphql<{ addProduct: { adminProduct: { id: string } } }>(
    shopUrl,
    token,
    `mutation ($input: ProductInput!) { addProduct(input: $input) { adminProduct { id } } }`,
    {
      input: {
        name,
        price: 20,
        imageUrl: '/art/logo.svg',
        stock: 20,
        gtin,
        inventory: { sku },
      },
    },
  )
  return { id: added.adminProduct.id, name, price: 20 }
}

/** The keys of a scan are 5 ms apart, however long a busy machine takes to pass on each of them. */
test.beforeEach(async ({ adminPage }) => {
  await adminPage.addInitScript(() => {
    const stamps = new WeakMap<Event, number>()
    let last = 0
    Object.defineProperty(KeyboardEvent.prototype, 'timeStamp', {
      get(this: KeyboardEvent) {
        const known = stamps.get(this)
        if (known !== undefined) return known
        last += 5
        stamps.set(this, last)
        return last
      },
    })
  })
})

/** A scanner types without waiting, and presses Enter. */
const scan = (page: Page, code: string) => page.keyboard.type(`${code}\n`)

/** Result of the last scan, while an order is packed. */
const report = (page: Page) => page.locator('.scan-report')

const lineOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('A page that scans has the focus however it was opened, and a scan never goes nowhere', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  await addProduct(shop.url, token, 'Koura', { sku: 'KOURA-12', gtin: EAN })
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/adminkeys')
  const menu = page.getByRole('navigation', { name: 'Shop management' })
  await menu.getByRole('link', { name: 'Products', exact: true }).hover()
  await menu.getByRole('link', { name: 'Receive and count' }).click()
  const field = page.getByLabel('Barcode, SKU or quantity')
  await expect(field).toBeFocused()
  await expect(page.getByText('Ready to scan')).toBeVisible()
  await menu.getByRole('link', { name: 'Orders', exact: true }).hover()
  await menu.getByRole('link', { name: 'Receive parcels back' }).click()
  await expect(page.getByLabel('Tracking number or order number')).toBeFocused()
  await page.goBack()
  await expect(field).toBeFocused()

  // With the Arabic layout, by its keys and digits.
  await scan(page, 'نخعقش-١٢')
  await expect(lineOf(page, 'Koura')).toContainText('20 → 21')
  await scan(page, 'ظ0327')
  await expect(lineOf(page, 'Koura').getByLabel('Expires: Koura')).toHaveValue('2027-03')

  // A button has the focus, then nothing.
  await page.getByRole('button', { name: 'Remove Koura' }).focus()
  await scan(page, EAN)
  await expect(lineOf(page, 'Koura')).toContainText('20 → 22')
  await page.locator('h1').click()
  await scan(page, `]E0${EAN}`)
  await expect(lineOf(page, 'Koura')).toContainText('20 → 23')

  // Another field has the focus: it says so, and is left as it was.
  const quantity = lineOf(page, 'Koura').getByRole('spinbutton')
  await quantity.focus()
  await expect(page.getByRole('button', { name: 'Click here to scan' })).toBeVisible()
  await scan(page, EAN)
  await expect(lineOf(page, 'Koura')).toContainText('20 → 24')
  await expect(quantity).toHaveValue('4')
  await expect(field).toBeFocused()
  await quantity.focus()
  await page.getByRole('button', { name: 'Click here to scan' }).click()
  await expect(field).toBeFocused()
})

/** Every page of the desk that scans, with its field. */
const PAGES = [
  ['/adminstock', 'Barcode, SKU or quantity', 'Receive and count', 'Products'],
  ['/adminpack', 'Order number or tracking number', 'Pack by scanner', 'Orders'],
  ['/adminreceive', 'Tracking number or order number', 'Receive parcels back', 'Orders'],
  ['/adminhandovers', 'Order number or tracking number', 'Handovers and drivers', 'Orders'],
] as const

for (const [path, label, title, section] of PAGES) {
  test(`${path} is ready to scan by link, reload, Back and Ctrl K`, async ({ adminPage: page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const expectReady = async () => {
      await expect(page.getByLabel(label)).toBeFocused()
      await expect(page.getByText('Ready to scan')).toBeVisible()
    }
    await visit(page, path)
    await expectReady()
    await reload(page)
    await expectReady()
    const menu = page.getByRole('navigation', { name: 'Shop management' })
    await menu.getByRole('link', { name: 'Today' }).click()
    await expect(page.getByLabel(label)).toBeHidden()
    await menu.getByRole('link', { name: section, exact: true }).hover()
    await menu.getByRole('link', { name: title }).click()
    await expectReady()
    await menu.getByRole('link', { name: 'Today' }).click()
    await expect(page.getByLabel(label)).toBeHidden()
    await page.goBack()
    await expectReady()
    await menu.getByRole('link', { name: 'Today' }).click()
    await expect(page.getByLabel(label)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search the desk' })).toBeFocused()
    await page.keyboard.type(title)
    await page.getByRole('option', { name: title }).first().click()
    await expectReady()
    // The focus is anywhere, and in the palette: nothing is lost silently.
    await page.locator('h1').click()
    await scan(page, 'GONE-4006381333931')
    await expect(page.locator('main')).toContainText('GONE-4006381333931')
  })
}

test('A courier takes parcels by scanner: what must not leave is said, and one handover has the others', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  const bowl = await addProduct(shop.url, token, 'Dog bowl', { sku: 'DOG-BOWL' })
  const shopper = await createShopper(shop.url)
  const ids: number[] = []
  for (let count = 0; count < 5; count += 1) ids.push(await placeOrder(shop.url, shopper, bowl, 1))
  const [first = 0, two = 0, cancelled = 0, gone = 0, assigned = 0] = ids
  const add = async (name: string) => {
    const { addCourier } = await graphql<{ addCourier: { courier: { id: string } } }>(
      shop.url,
      token,
      'mutation ($name: String!) { addCourier(input: { name: $name }) { courier { id } userErrors { message } } }',
      { name },
    )
    return addCourier.courier.id
  }
  const [hassan, nile] = [await add('Hassan'), await add('Nile Express')]
  await graphql(
    shop.url,
    token,
    `mutation ($two: [ID!]!, $gone: [ID!]!, $cancelled: ID!, $assigned: [ID!]!, $nile: ID!) {
      packOrders(ids: $two, parcelCount: 2) { userErrors { message } }
      handOverOrders(ids: $gone, courierId: $nile) { userErrors { message } }
      assignCourier(ids: $assigned, courierId: $nile) { userErrors { message } }
      setOrderStatus(id: $cancelled, status: CANCELLED, expectedStatus: PENDING) { userErrors { message } }
    }`,
    { two: [two], gone: [gone], cancelled, assigned: [assigned], nile },
  )
  await visit(page, '/adminhandovers')
  await page.getByLabel('Courier', { exact: true }).selectOption(hassan)
  await expect(page.getByLabel('Order number or tracking number')).toBeFocused()
  const say = (text: string) => expect(report(page)).toContainText(text)
  await scan(page, `#${first}`)
  await say(`Order #${first}, `)
  await scan(page, String(two))
  await say('parcel 1 of 2')
  await scan(page, String(cancelled))
  await say(`CANCELLED: order #${cancelled}`)
  await scan(page, String(gone))
  await say(`ALREADY HANDED OVER: order #${gone} is with Nile Express.`)
  await scan(page, String(assigned))
  await say(`ANOTHER COURIER: order #${assigned} is for Nile Express.`)
  await scan(page, 'DOG-BOWL')
  await say('UNKNOWN: no order has the number DOG-BOWL.')
  await scan(page, String(first))
  await say(`ALREADY SCANNED: ${first}.`)
  for (const width of [360, 768, 1280]) {
    await expectToFit(page, width)
  }
  await expectAccessible(page)
  await reload(page)
  const list = page.getByRole('list', { name: 'Parcels to hand over' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByLabel('Courier', { exact: true })).toHaveValue(hassan)
  await page.getByRole('button', { name: 'Hand over 2 parcels' }).click()
  await say(`1 parcel of order #${two} still missing.`)
  await scan(page, String(two))
  await say('parcel 2 of 2')
  await page.getByRole('button', { name: 'Hand over 3 parcels' }).click()
  await say('2 orders handed over to Hassan.')
  await page
    .locator('form')
    .getByRole('link', { name: /^Handover \d+$/ })
    .click()
  await expect(page.getByRole('row').filter({ hasText: '#' })).toHaveCount(2)
})

for (const width of [360, 768, 1280]) {
  test(`Handing over fits at ${width} pixels in Arabic`, async ({
    adminPage: page,
    adminToken: token,
    shop,
  }) => {
    const bowl = await addProduct(shop.url, token, `Bowl ${width}`, { sku: `BOWL-${width}` })
    const order = await placeOrder(shop.url, await createShopper(shop.url), bowl, 1)
    await visit(page, '/ar/adminhandovers')
    await scan(page, String(order))
    await expect(report(page)).toContainText(String(order))
    await scan(page, 'A-CODE-THAT-NOBODY-KNOWS-4006381333931')
    await expect(page.getByRole('alert')).toContainText('4006381333931')
    await expectToFit(page, width)
    await expectAccessible(page)
  })
}

test('An unknown barcode is given to a product on the spot', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  await addProduct(shop.url, token, 'Salmon pate', { sku: 'SP-1' })
  await visit(page, '/adminstock')
  await scan(page, '036000291452')
  await page.getByRole('button', { name: 'Whose code is 036000291452?' }).click()
  await page.getByLabel('Product name').fill('salmon pate')
  await page.getByRole('button', { name: 'Salmon pate' }).click()
  await expect(lineOf(page, 'Salmon pate')).toContainText('20 → 21')
  await expect(page.getByLabel('Barcode, SKU or quantity')).toBeFocused()
  await scan(page, '036000291452')
  await expect(lineOf(page, 'Salmon pate')).toContainText('20 → 22')
})

test('An order is packed by scanner, and each item is checked against it', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  const bowl = await addProduct(shop.url, token, 'Cat bowl', { gtin: '96385074' })
  const order = await placeOrder(shop.url, await createShopper(shop.url), bowl, 2)
  await visit(page, '/adminpack')
  await expect(page.getByLabel('Order number or tracking number')).toBeFocused()
  await scan(page, `#${[...String(order)].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')}`)
  await expect(report(page)).toHaveText(`Order #${order}: scan 2 items.`)
  await scan(page, 'WRONG-1')
  await expect(page.getByRole('alert')).toHaveText(`WRONG ITEM: WRONG-1 is not in order #${order}.`)
  await scan(page, '96385074')
  await expect(report(page)).toHaveText('Cat bowl: 1 of 2')
  await scan(page, '')
  await expect(page.getByRole('alert')).toContainText('1 item of order')
  await scan(page, '0000096385074')
  await expect(report(page)).toContainText('All items are there.')
  await scan(page, '96385074')
  await expect(page.getByRole('alert')).toHaveText('TOO MANY: the order has only 2 of Cat bowl.')
  await scan(page, String(order))
  await expect(report(page)).toHaveText(`Order #${order} packed.`)
  const { adminOrder } = await graphql<{ adminOrder: { shipmentState: string } }>(
    shop.url,
    token,
    `{ adminOrder(id: ${order}) { shipmentState } }`,
  )
  expect(adminOrder.shipmentState).toBe('PACKED')
})

test('While an order is packed, an unknown barcode is given to one of its items and counts, and hidden products have their barcodes', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  const brush = await addProduct(shop.url, token, 'Cat brush', { sku: 'BRUSH-1' })
  const tower = await addProduct(shop.url, token, 'Cat tower', { gtin: '5901234123457' })
  const shopper = await createShopper(shop.url)
  const order = await placeOrder(shop.url, shopper, brush, 2)
  const hidden = await placeOrder(shop.url, shopper, tower, 1)
  const { adminProduct } = await graphql<{ adminProduct: { version: number; stock: number } }>(
    shop.url,
    token,
    'query ($id: ID!) { adminProduct(id: $id) { version stock } }',
    { id: tower.id },
  )
  await graphql(
    shop.url,
    token,
    `mutation ($key: String!, $products: [PreviewedProductInput!]!) {
      changeProducts(idempotencyKey: $key, change: { hidden: true }, products: $products) { userErrors { message } }
    }`,
    {
      key: 'hide-tower',
      products: [
        {
          id: tower.id,
          expectedVersion: adminProduct.version,
          expectedStock: adminProduct.stock,
        },
      ],
    },
  )
  await visit(page, `/adminpack?order=${order}`)
  await expect(report(page)).toHaveText(`Order #${order}: scan 2 items.`)
  await scan(page, '5901234123457')
  await expect(page.getByRole('alert')).toHaveText(
    `WRONG ITEM: Cat tower is not in order #${order}.`,
  )
  await scan(page, '0725272730706')
  const unknown = page.getByRole('region', { name: 'Not counted' })
  await expect(unknown).toContainText('No product has the code 0725272730706.')
  await expect(page.getByLabel('Barcode or SKU of an item')).toBeFocused()
  await expectAccessible(page)
  await unknown.getByRole('button', { name: 'Cat brush' }).click()
  await expect(report(page)).toHaveText('Cat brush: 1 of 2')
  await scan(page, '725272730706')
  await expect(report(page)).toContainText('All items are there.')
  await scan(page, '')
  await expect(report(page)).toHaveText(`Order #${order} packed.`)
  await scan(page, String(hidden))
  await expect(report(page)).toHaveText(`Order #${hidden}: scan 1 item.`)
  await scan(page, '5901234123457')
  await expect(report(page)).toContainText('All items are there.')
})

for (const [language, width] of [
  ['', 360],
  ['/ar', 360],
  ['/ar', 768],
  ['', 1280],
] as const) {
  test(`Packing fits at ${width} pixels at ${language}/`, async ({
    adminPage: page,
    adminToken: token,
    shop,
  }) => {
    const code = `FIT-${width}${language.slice(1)}`
    const bowl = await addProduct(shop.url, token, `Royal Canin kitten dry food ${code}`, {
      sku: code,
    })
    const order = await placeOrder(shop.url, await createShopper(shop.url), bowl, 3)
    await visit(page, `${language}/adminpack?order=${order}`)
    await expect(report(page)).toContainText(String(order))
    await scan(page, code)
    await expect(report(page)).toContainText(code)
    await scan(page, 'A-CODE-THAT-NO-PRODUCT-OF-THE-SHOP-HAS-4006381333931')
    await expect(page.getByRole('alert')).toContainText('4006381333931')
    await expectToFit(page, width)
    await expectAccessible(page)
  })
}
