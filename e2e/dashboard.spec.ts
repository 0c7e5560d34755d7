import { createProduct, createShopper, placeOrder, send, signInAsAdmin } from './api'
import { startShop } from './shop-server'
import { addSession, expect, test } from './test'

test('The dashboard shows the figures of a period as charts and tables, and what is to do', async ({
  page,
}) => {
  const shop = await startShop({ SEED: 'none' })
  const token = await signInAsAdmin(shop.url)
  const bowl = await createProduct(shop.url, token, { name: 'Blue bowl', price: 40.5 })
  const bed = await createProduct(shop.url, token, { name: 'Red bed', price: 300, stock: 1 })
  const shopper = await createShopper(shop.url)
  const first = await placeOrder(shop.url, shopper, bowl, 3)
  const second = await placeOrder(shop.url, shopper, bed)
  const third = await placeOrder(shop.url, shopper, bowl)
  const status = { token, body: { status: 'Completed' } }
  await send(`${shop.url}/adminorder/${second}/status`, 'PATCH', status)

  await addSession(page, token, 'Shop')
  await page.goto(`${shop.url}/adminDashboard`)
  const figure = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(figure('Revenue').first()).toContainText('EGP 462.00')
  await expect(figure('Pending orders')).toContainText('2')

  const chart = (title: string) => page.getByRole('figure', { name: title })
  const table = async (title: string) => {
    const summary = chart(title).getByText('View as table')
    await summary.focus()
    await page.keyboard.press('Enter')
    return chart(title).getByRole('table')
  }
  await expect(chart('Orders per day').locator('svg').first()).toBeVisible()
  const days = await table('Orders per day')
  await expect(days.getByRole('row')).toHaveCount(31)
  await expect(days.getByRole('row').last()).toContainText('3')
  await expect((await table('Revenue per day')).getByRole('row').last()).toContainText('462.00')
  const statuses = await table('Orders by status')
  await expect(statuses.getByRole('row', { name: 'Pending' })).toContainText('2')
  await expect(statuses.getByRole('row', { name: 'Completed' })).toContainText('1')
  const sellers = (await table('Best sellers')).getByRole('row')
  await expect(sellers.nth(1)).toHaveText(/Blue bowl.*4.*162\.00/)
  await expect(sellers.nth(2)).toHaveText(/Red bed.*1.*300\.00/)

  await page.getByRole('radio', { name: '7 days', exact: true }).click()
  await expect(days.getByRole('row')).toHaveCount(8)
  await page.getByRole('radio', { name: '90 days' }).click()
  await expect(days.getByRole('row')).toHaveCount(91)
  await page.reload()
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked()

  const toDo = page.getByRole('region', { name: 'To do' })
  await expect(toDo.getByRole('link', { name: /^Order #/ })).toHaveText([
    `Order #${first}`,
    `Order #${third}`,
  ])
  await expect(toDo.getByRole('link', { name: 'Red bed' })).toBeVisible()
  await toDo.getByRole('link', { name: `Order #${first}` }).click()
  await expect(page.getByRole('article')).toContainText('Blue bowl')
  await shop.stop()
})

test('Only the dashboard loads the chart library', async ({ adminPage, adminToken, shop }) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Charted toy', price: 20 })
  await placeOrder(shop.url, await createShopper(shop.url), toy)
  const scripts = new Set<string>()
  adminPage.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  // Fetched again: the browser forgets the bodies of a page that it has left.
  const haveCharts = async () => {
    const bodies = [...scripts].map(async (url) => (await fetch(url)).text())
    return (await Promise.all(bodies)).some((script) => script.includes('recharts'))
  }
  for (const path of ['/home', '/productdetails/1', '/catfood']) {
    await adminPage.goto(path)
    await adminPage.waitForLoadState('networkidle')
  }
  await adminPage.goto('/adminorder')
  await expect(adminPage.getByRole('searchbox', { name: 'Search orders' })).toBeVisible()
  expect(scripts.size).toBeGreaterThan(0)
  expect(await haveCharts()).toBe(false)
  await adminPage.goto('/adminDashboard')
  await expect(adminPage.getByRole('figure', { name: 'Best sellers' })).toBeVisible()
  await expect.poll(haveCharts).toBe(true)
})
