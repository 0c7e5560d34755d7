import { createProduct, createShopper, placeOrder } from './api'
import { addSession, expect, setUpOwnShop, test } from './test'

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
  await page.goto('/adminorder')
  await dashboard.goto('/adminDashboard')
  await expect(page.getByText('No orders available')).toBeVisible()
  await expect(dashboard.getByText('No pending orders.')).toBeVisible()
  await Promise.all(subscribed)

  for (const count of [1, 2]) {
    const id = await placeOrder(shop.url, shopper, toy)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`Order #${id}`)
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
  for (let count = 0; count < 26; count += 1) {
    numbers.unshift(await placeOrder(shop.url, omar, toy))
  }

  await page.goto('/adminorder')
  const headings = page.getByRole('article').getByRole('heading', { level: 2 })
  const titles = (ids: readonly number[]) => ids.map((id) => `Order #${id}`)
  await expect(headings).toHaveText(titles(numbers.slice(0, 25)))
  await page.getByRole('button', { name: 'Show older orders' }).click()
  // Followed by those of the test before.
  await expect
    .poll(async () => (await headings.allTextContents()).slice(0, 27))
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

  await page.getByLabel(`Status of order #${orderOfSalma}`).selectOption('Processing')
  await expect(page.getByText('Order status updated successfully!')).toBeVisible()
  await page.getByText('History').click()
  await expect(page.getByRole('article')).toContainText(/Pending[\s\S]*Processing/)
  await search.fill('')
  await page.getByLabel('Status', { exact: true }).selectOption('Processing')
  await expect(headings).toHaveText(titles([orderOfSalma]))
  await page.reload()
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('PROCESSING')
  await expect(headings).toHaveText(titles([orderOfSalma]))
})

test('An order has a printable sheet', async ({ adminPage, adminToken, shop }) => {
  const product = await createProduct(shop.url, adminToken, { name: 'Printed toy', price: 12.5 })
  const shopper = await createShopper(shop.url, { first_name: 'Salma' })
  const id = await placeOrder(shop.url, shopper, product, 2)
  await adminPage.goto(`/adminorder/${id}`)
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
  for (const text of ['Salma', '5 Tahrir Square', 'Cairo', '+201012345678', `Order #${id}`]) {
    await expect(sheet).toContainText(text)
  }
  await expect(sheet.getByRole('row', { name: 'Printed toy' })).toHaveText(/2.*12\.50.*25\.00/)
  await expect(sheet.getByRole('row', { name: 'Cash to collect' })).toContainText('25.00')
})
