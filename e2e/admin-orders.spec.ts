import { extractText } from 'unpdf'
import { createProduct, createShopper, DELIVERY, placeOrder, send } from './api'
import { addSession, expect, setUpOwnShop, test } from './test'
import { reload, visit } from './visit'

setUpOwnShop()

// Must run first, before there are orders.
test('A new order appears without a reload, and the menu counts it', async ({
  adminPage: page,
  adminToken,
  browser,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 20 })
  const shopper = await createShopper(shop.url)
  const dashboard = await browser.newPage()
  await addSession(dashboard, adminToken, 'Shop')
  const subscribed = [page, dashboard].map((one) =>
    one.waitForResponse((response) => response.url().endsWith('/adminorder/events')),
  )
  await visit(page, '/adminorder')
  await visit(dashboard, '/adminDashboard')
  await expect(page.getByText('No orders available')).toBeVisible()
  await expect(dashboard.getByText('No pending orders.')).toBeVisible()
  await Promise.all(subscribed)

  for (const count of [1, 2]) {
    const id = await placeOrder(shop.url, shopper, toy)
    await expect(page.getByRole('rowheader').first()).toHaveText(`#${id}`)
    await expect(page.getByText(`New order #${id}`)).toBeVisible()
    for (const one of [page, dashboard]) {
      await expect(one.getByRole('link', { name: `Orders ${count}` })).toContainText(
        `${count} pending`,
      )
    }
    await expect(dashboard.getByRole('link', { name: `Order #${id}` })).toBeVisible()
  }
  await dashboard.close()
})

test('Admins can page through orders and find them by status, name, phone and number', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 20 })
  const salma = await createShopper(shop.url, { first_name: 'Salma', mobile: '1155500001' })
  const omar = await createShopper(shop.url, { first_name: 'Omar' })
  const orderOfSalma = await placeOrder(shop.url, salma, toy)
  const numbers: number[] = []
  for (let count = 0; count < 61; count += 1) {
    numbers.unshift(await placeOrder(shop.url, omar, toy))
  }

  await visit(page, '/adminorder')
  const headings = page.getByRole('rowheader')
  const titles = (ids: readonly number[]) => ids.map((id) => `#${id}`)
  await expect(headings).toHaveText(titles(numbers.slice(0, 60)))
  await page.getByRole('button', { name: 'Show older orders' }).click()
  // Orders of earlier tests follow.
  await expect
    .poll(async () => (await headings.allTextContents()).slice(0, 62))
    .toEqual(titles([...numbers, orderOfSalma]))

  const search = page.getByRole('searchbox', { name: 'Search orders' })
  for (const text of ['salma', '01155500001', '+20 115 550 0001', `#${orderOfSalma}`]) {
    await search.fill(text)
    await expect(headings, text).toHaveText(titles([orderOfSalma]))
  }
  await search.fill('nobody of this name')
  await expect(page.getByText('No orders available')).toBeVisible()
  await search.fill('salma')
  await expect(headings).toHaveCount(1)

  await page.getByRole('link', { name: `Order #${orderOfSalma}`, exact: true }).click()
  await page.getByLabel(`Status of order #${orderOfSalma}`).selectOption('Processing')
  await page.getByRole('button', { name: 'Set to Processing' }).click()
  await expect(page.getByText('Order status updated successfully!')).toBeVisible()
  await page.getByText('History').click()
  await expect(page.getByRole('article')).toContainText(/Pending[\s\S]*Processing/)
  await page.getByRole('button', { name: 'Close details' }).click()
  await search.fill('')
  await page.getByLabel('Status', { exact: true }).selectOption('Processing')
  await expect(headings).toHaveText(titles([orderOfSalma]))
  await reload(page)
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('PROCESSING')
  await expect(headings).toHaveText(titles([orderOfSalma]))
})

test('An order has a printable sheet', async ({ adminPage, adminToken, shop }) => {
  const product = await createProduct(shop.url, adminToken, { name: 'Printed toy', price: 12.5 })
  const shopper = await createShopper(shop.url, { first_name: 'Salma' })
  const id = await placeOrder(shop.url, shopper, product, 2)
  await visit(adminPage, `/adminorder/${id}`)
  const print = adminPage.getByRole('button', { name: 'Print' })
  await adminPage.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true')
  })
  await print.click()
  await expect(adminPage.locator('body')).toHaveAttribute('data-printed', 'true')
  await adminPage.emulateMedia({ media: 'print' })
  await expect(print).toBeHidden()
  await expect(adminPage.getByRole('navigation', { name: 'Shop management' })).toBeHidden()
  const sheet = adminPage.getByRole('article')
  for (const text of ['Salma', '5 Tahrir Square', 'Cairo', '01012345678', `Order #${id}`]) {
    await expect(sheet).toContainText(text)
  }
  await expect(sheet.getByRole('row', { name: 'Printed toy' })).toHaveText(/2.*12\.50.*25\.00/)
  await expect(sheet.getByRole('row', { name: 'Cash to collect' })).toContainText('25.00')
})

test('A sheet of several pages has its total once, at the end, on A4, A5 and labels of 100 x 150 mm', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const shopper = await createShopper(shop.url, { first_name: 'Salma' })
  const cart_items = []
  for (let index = 0; index < 45; index += 1) {
    const toy = { name: `Printed toy ${index}`, price: 10 }
    const { id } = await createProduct(shop.url, adminToken, toy)
    cart_items.push({ product_id: Number(id), quantity: 1, price: 10 })
  }
  const order = { ...DELIVERY, total: 450, cart_items }
  const { body } = await send(`${shop.url}/checkout`, 'POST', { token: shopper, body: order })
  await visit(page, `/adminorder/${body.id}`)
  await expect(page.getByText('Cash to collect')).toBeVisible()
  for (const paper of [
    { format: 'A4' },
    { format: 'A5' },
    { width: '100mm', height: '150mm' },
  ] as const) {
    const { text: pages } = await extractText(new Uint8Array(await page.pdf(paper)))
    expect(pages.length).toBeGreaterThan(1)
    const withTotal = pages.flatMap((text, number) =>
      text.includes('Cash to collect') ? [number] : [],
    )
    expect(withTotal).toEqual([pages.length - 1])
    const all = pages.join(' ')
    // The items' sum and the total.
    expect(all.match(/450\.00/g)).toHaveLength(2)
    expect(all.match(/Printed toy/g)).toHaveLength(45)
  }
})

test('No arrow key changes anything on the admin pages', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Arrow toy', price: 20 })
  const order = await placeOrder(shop.url, await createShopper(shop.url), toy)
  const changes: string[] = []
  page.on('request', (request) => {
    const isGraphQL = new URL(request.url()).pathname === '/graphql'
    const isQuery = isGraphQL && !request.postData()?.includes('"query":"mutation')
    if (request.method() !== 'GET' && !isQuery) changes.push(request.postData() ?? request.url())
  })
  const choices = 'select, input[type="radio"]'
  let tried = 0
  await visit(page, '/adminDashboard')
  const menu = await page
    .getByRole('navigation', { name: 'Shop management' })
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(menu.length).toBeGreaterThan(20)
  const others = [`/adminorder/${order}`, '/adminorder/print', `/updateproduct/${toy.id}`]
  for (const path of new Set([...menu, ...others])) {
    await visit(page, path)
    await expect(page.locator('main h1').first()).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    // Starts from the last one, because the first ones filter what follows.
    for (let index = (await page.locator(choices).count()) - 1; index >= 0; index -= 1) {
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight']) {
        await page.locator(choices).nth(index).press(key)
      }
      tried += 1
    }
  }
  expect(tried).toBeGreaterThan(10)
  expect(changes).toEqual([])
})
