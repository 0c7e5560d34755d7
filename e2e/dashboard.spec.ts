import { createProduct, createShopper, placeOrder } from './api'
import { expect, test } from './test'
import { visit } from './visit'

test('Only the dashboard and the overview of sales load the chart library', async ({
  adminPage,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Charted toy', price: 20 })
  await placeOrder(shop.url, await createShopper(shop.url), toy)
  const scripts = new Set<string>()
  adminPage.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  // Fetched again, because the browser forgets the responses of a page that it has left.
  const haveCharts = async () => {
    const bodies = [...scripts].map(async (url) => (await fetch(url)).text())
    return (await Promise.all(bodies)).some((script) => script.includes('recharts'))
  }
  for (const path of ['/home', '/productdetails/1', '/catfood']) {
    await visit(adminPage, path)
    await adminPage.waitForLoadState('networkidle')
  }
  await visit(adminPage, '/adminorder')
  await expect(adminPage.getByRole('searchbox', { name: 'Search orders' })).toBeVisible()
  expect(scripts.size).toBeGreaterThan(0)
  expect(await haveCharts()).toBe(false)
  await visit(adminPage, '/adminDashboard')
  await expect(
    adminPage.getByRole('figure', { name: 'Booked per day, with delivery' }),
  ).toBeVisible()
  await expect.poll(haveCharts).toBe(true)
})
