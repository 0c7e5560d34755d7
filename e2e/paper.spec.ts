import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { paperAddress } from '../client/orders/orders/admin/paper/paper-address'
import { createProduct, createShopper, graphql, type ShopProduct, send } from './api'
import { readBarcodesOf } from './barcodes'
import { countClicks } from './click-counter'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop({ SHOP_PHONE: '+20 2 2735 1234' })

// As fine as the dots of a label printer: 203 an inch.
test.use({ deviceScaleFactor: 203 / 96 })

const POINTS_PER_MILLIMETRE = 72 / 25.4

const ADDRESS = { governorate: 'GZ', area: 'Dokki', street: '12 Mossadak St', floor: '3' }

/** Texts as long as they may be. */
const LONG_ADDRESS = {
  governorate: 'KFS',
  area: 'The new quarter of the fishermen '.repeat(3).slice(0, 80),
  street: 'Street of the old harbour master, building 12 '.repeat(4).slice(0, 150),
  floor: 'Ground floor, left'.slice(0, 20),
  apartment: 'The one with a cat'.slice(0, 20),
  landmark: 'Opposite the second pharmacy beside the bakery '.repeat(2).slice(0, 80),
  courierNote: 'Please do not ring, the dog barks: call when you are at the door. '
    .repeat(5)
    .slice(0, 300),
}

const LONG_ARABIC_ADDRESS = {
  governorate: 'SIN',
  area: 'الحي الجديد بجوار ميدان الصيادين '.repeat(3).slice(0, 80),
  street: 'شارع مدير الميناء القديم، عمارة رقم 12 '.repeat(5).slice(0, 150),
  floor: 'الدور الأرضي، شمال'.slice(0, 20),
  apartment: 'الشقة التي بها قطة'.slice(0, 20),
  landmark: 'أمام الصيدلية الثانية بجوار المخبز '.repeat(3).slice(0, 80),
  courierNote: 'من فضلك لا ترن الجرس لأن الكلب ينبح، اتصل بي عندما تصل إلى الباب. '
    .repeat(6)
    .slice(0, 300),
}

async function placeOrder(
  shopUrl: string,
  token: string,
  lines: readonly (readonly [product: ShopProduct, quantity: number])[],
  shippingAddress: object = ADDRESS,
): Promise<string> {
  const input = {
    phone: '+201012345678',
    total: lines.reduce((sum, [{ price }, quantity]) => sum + price * quantity, 0),
    shippingAddress,
    lines: lines.map(([{ id, price }, quantity]) => ({ productId: id, quantity, price })),
  }
  const { checkout } = await graphql<{ checkout: { order: { id: string } } }>(
    shopUrl,
    token,
    `mutation ($key: String, $input: CheckoutInput!) { checkout(idempotencyKey: $key, input: $input) {
      order { id } userErrors { message } } }`,
    { key: randomUUID(), input },
  )
  return checkout.order.id
}

async function cancel(shopUrl: string, adminToken: string, id: string): Promise<void> {
  const body = { status: 'Cancelled' }
  const { status } = await send(`${shopUrl}/adminorder/${id}/status`, 'PATCH', {
    token: adminToken,
    body,
  })
  expect(status).toBe(200)
}

/** Prints the page; returns the size of each printed page in millimetres, and its text. */
async function readPages(page: Page, options: Parameters<Page['pdf']>[0]) {
  const pdf = new Uint8Array(await page.pdf(options))
  const document = await getDocumentProxy(pdf)
  const sizes: (readonly [width: number, height: number])[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const [left = 0, bottom = 0, right = 0, top = 0] = (await document.getPage(number)).view
    const toMillimetres = (points: number) => Math.round(points / POINTS_PER_MILLIMETRE)
    sizes.push([toMillimetres(right - left), toMillimetres(top - bottom)])
  }
  const { text } = await extractText(document)
  return { sizes, texts: text }
}

/** The texts of a label that stand out of it. */
function findCutTexts(page: Page): Promise<readonly string[]> {
  return page.locator('.label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const box = label.getBoundingClientRect()
      return [...label.querySelectorAll('p, b, bdi, span, svg')].flatMap((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const isInside =
          left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom
        return isInside ? [] : [`${label.ariaLabel}: ${element.textContent}`]
      })
    }),
  )
}

test('Sixty labels are sixty pages of 100 x 150 mm, and sixty parcels a list with one total', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 20 })
  const shopper = await createShopper(shop.url)
  const ids: string[] = []
  for (let index = 0; index < 60; index += 1) {
    ids.push(await placeOrder(shop.url, shopper, [[toy, 1]]))
  }
  await visit(page, paperAddress('labels', ids))
  await expect(page.getByRole('article')).toHaveCount(60)
  const { sizes, texts } = await readPages(page, { preferCSSPageSize: true })
  expect(sizes).toEqual(ids.map(() => [100, 150]))
  const numbers = texts.map((text) => [...text.matchAll(/Order #(\d+)/g)].map(([, id]) => id))
  expect(numbers).toEqual(ids.map((id) => [id]))
  for (const text of texts) {
    expect(text.match(/01012345678/g)).toHaveLength(1)
    for (const part of ['Mishmish', '02 2735 1234', 'Nour Ali', 'Giza', 'Dokki', '12 Mossadak']) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/EGP 20\.00/)
    expect(text).toContain('Parcel 1 of 1')
  }

  // A list of as many has several pages: its header is on each, its total on the last one.
  await visit(page, paperAddress('handover', ids))
  await expect(page.getByRole('article')).toContainText('60 parcels')
  const list = (await readPages(page, { format: 'A5' })).texts
  expect(list.length).toBeGreaterThan(2)
  for (const text of list.slice(0, -1)) expect(text).toContain('Governorate and area')
  const withTotal = list.flatMap((text, index) =>
    text.includes('Total to collect') ? [index] : [],
  )
  expect(withTotal).toEqual([list.length - 1])
  expect(list.at(-1)).toContain('1,200.00')
  expect([...list.join(' ').matchAll(/#\d+/g)]).toHaveLength(60)
})

test('Sixty labels are ready to print after at most 3 clicks', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 20 })
  const shopper = await createShopper(shop.url)
  for (let index = 0; index < 60; index += 1) await placeOrder(shop.url, shopper, [[toy, 1]])
  await visit(page, '/adminorder')
  await expect(page.getByRole('rowheader')).toHaveCount(60)
  const clicks = await countClicks(page)
  await page.getByRole('checkbox', { name: 'Select all shown' }).click()
  const toolbar = page.getByRole('region', { name: 'Selected orders' })
  await toolbar.getByText('Print').click()
  await toolbar.getByRole('link', { name: 'Labels' }).click()
  await expect(page.getByRole('article')).toHaveCount(60)
  expect(await clicks()).toBeLessThanOrEqual(3)
  const { sizes } = await readPages(page, { preferCSSPageSize: true })
  expect(sizes).toHaveLength(60)
})

test('Barcodes and QR codes of labels are read back as the number of the order', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 20 })
  const shopper = await createShopper(shop.url)
  const ids = [
    await placeOrder(shop.url, shopper, [[toy, 1]]),
    await placeOrder(shop.url, shopper, [[toy, 2]], LONG_ADDRESS),
  ]
  for (const language of ['', '/ar']) {
    await visit(page, language + paperAddress('labels', ids))
    await page.emulateMedia({ media: 'print' })
    for (const [index, id] of ids.entries()) {
      const label = page.getByRole('article').nth(index)
      expect(await readBarcodesOf(label, 'Code128')).toEqual([id])
      expect(await readBarcodesOf(label, 'QRCode')).toEqual([id])
    }
    await page.emulateMedia({ media: null })
  }
})

test('No text of a label is cut, however long, in both languages', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 98_765.5 })
  const arabicName = 'عبد الرحمن محمد السيد '.repeat(5).slice(0, 100).trim()
  const arabic = await createShopper(shop.url, { first_name: arabicName, second_name: arabicName })
  const englishName = 'Abdelrahman Mohamed Elsayed '.repeat(4).slice(0, 100).trim()
  const english = await createShopper(shop.url, {
    first_name: englishName,
    second_name: englishName,
  })
  // From a client that knows no fields of addresses.
  const { body } = await send(`${shop.url}/checkout`, 'POST', {
    token: english,
    body: {
      address: '12 Street of the old harbour master, '.repeat(9).slice(0, 300).trim(),
      city: 'The new quarter of the fishermen '.repeat(4).slice(0, 100).trim(),
      phone: '+201012345678',
      total: toy.price,
      cart_items: [{ product_id: Number(toy.id), quantity: 1, price: toy.price }],
    },
  })
  const ids = [
    await placeOrder(shop.url, english, [[toy, 9]], LONG_ADDRESS),
    await placeOrder(shop.url, arabic, [[toy, 9]], LONG_ARABIC_ADDRESS),
    await placeOrder(shop.url, arabic, [[toy, 1]]),
    String(body.id),
  ]
  for (const language of ['', '/ar']) {
    await visit(page, language + paperAddress('labels', ids))
    await expect(page.getByRole('article')).toHaveCount(4)
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      expect(await findCutTexts(page), `${language} ${media}`).toEqual([])
    }
    // A slow connection shows the fallback of the font, which is wider.
    await page.addStyleTag({ content: ':root:root { --font: "Figtree Fallback", sans-serif }' })
    expect(await findCutTexts(page), `${language} without the font`).toEqual([])
    await page.emulateMedia({ media: null })
    const { sizes } = await readPages(page, { preferCSSPageSize: true })
    expect(sizes).toEqual(ids.map(() => [100, 150]))
  }
})

test('Labels are in Arabic for an owner who reads Arabic', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 20 })
  const id = await placeOrder(shop.url, await createShopper(shop.url), [[toy, 1]])
  await visit(page, `/ar${paperAddress('labels', [id])}`)
  const label = page.getByRole('article')
  for (const text of [`طلب رقم ${id}`, 'الجيزة', 'المبلغ المطلوب تحصيله', 'الطرد 1 من 1']) {
    await expect(label).toContainText(text)
  }
  await expect(label.getByRole('img', { name: `باركود الطلب رقم ${id}` })).toBeVisible()
})

test('A cancelled order is left out and named, also when it was cancelled after the page was opened', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 20 })
  const shopper = await createShopper(shop.url)
  const ids: string[] = []
  for (let index = 0; index < 3; index += 1) {
    ids.push(await placeOrder(shop.url, shopper, [[toy, 1]]))
  }
  const [first = '', second = '', third = ''] = ids
  await cancel(shop.url, adminToken, second)
  const alert = page.getByRole('alert')
  for (const kind of ['labels', 'sheets', 'picking', 'handover'] as const) {
    await visit(page, paperAddress(kind, ids))
    await expect(alert.first()).toHaveText(`Order ${second} is cancelled and was left out.`)
    await expect(page.getByRole('main')).not.toContainText(`#${second}`)
    await expect(page.getByRole('main')).toContainText(`#${first}`)
  }
  // Without the events that would tell the page.
  await page.route('**/adminorder/events', (route) => route.fulfill({ status: 204 }))
  await visit(page, paperAddress('labels', ids))
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll('.label').length)
    }
  })
  await cancel(shop.url, adminToken, third)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
  await expect(alert).toContainText(`Order ${third} is cancelled and was left out.`)
  const { texts } = await readPages(page, { preferCSSPageSize: true })
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain(`Order #${first}`)
  expect(texts[0]).not.toContain('cancelled')
})

test('Order sheets, picking lists and handover sheets print on A4 and A5', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Nilo Cat Toy', price: 20 })
  const food = await createProduct(shop.url, adminToken, { name: 'Dog Food 10 kg', price: 950.25 })
  const shopper = await createShopper(shop.url)
  const first = await placeOrder(shop.url, shopper, [
    [toy, 2],
    [food, 1],
  ])
  const second = await placeOrder(shop.url, shopper, [[toy, 3]])
  const ids = [second, first]
  for (const format of ['A4', 'A5']) {
    await visit(page, paperAddress('sheets', ids))
    await expect(page.getByRole('article')).toHaveCount(2)
    const sheets = (await readPages(page, { format })).texts
    expect(sheets).toHaveLength(2)
    for (const [index, id] of ids.entries()) expect(sheets[index]).toContain(`Order #${id}`)

    await visit(page, paperAddress('picking', ids))
    await expect(page.getByRole('article')).toContainText('2 orders · 6 pieces')
    const rows = page.getByRole('row')
    await expect(rows.nth(1)).toContainText(`Dog Food 10 kg1#${first} × 1`)
    await expect(rows.nth(2)).toContainText(`Nilo Cat Toy5#${second} × 3#${first} × 2`)
    expect((await readPages(page, { format })).texts).toHaveLength(1)

    await visit(page, paperAddress('handover', ids))
    const sheet = page.getByRole('article')
    await expect(sheet).toContainText('2 parcels')
    await expect(sheet.getByRole('row').nth(1)).toContainText(`#${second}Nour Ali Giza, Dokki`)
    await expect(sheet.getByRole('row', { name: 'Total to collect' })).toContainText('1,050.25')
    const [text, ...others] = (await readPages(page, { format })).texts
    expect(others).toEqual([])
    for (const part of ['Courier’s name', 'Signature']) expect(text).toContain(part)
    expect(text).not.toContain('Shop management')
  }
})
