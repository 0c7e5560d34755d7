import { createProduct, createShopper, placeOrder, send } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

test('Five parcels are received back by scanner, without a mouse, and are in stock once', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  const toy = await createProduct(shop.url, token, { name: 'Cat toy', price: 20, stock: 9 })
  const shopper = await createShopper(shop.url)
  const ids: number[] = []
  for (let count = 0; count < 5; count += 1) {
    ids.push(await placeOrder(shop.url, shopper, toy, count + 1 === 5 ? 2 : 1))
  }
  const act = async (mutation: string) => {
    const { body } = await send(`${shop.url}/graphql`, 'POST', {
      token,
      body: { query: `mutation { ${mutation} { userErrors { message } } }` },
    })
    expect(JSON.stringify(body)).not.toContain('message')
  }
  await act('addCourier(input: { name: "Nile Express" })')
  await act(`handOverOrders(ids: [${ids.join(', ')}], courierId: 1)`)
  await act(`setTrackingNumbers(parcels: [{ orderId: ${ids[4]}, trackingNumber: "NX-5" }])`)
  await act(`refuseOrders(ids: [${ids.join(', ')}], reason: CHANGED_MIND)`)

  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, '/adminorder?view=TO_RECEIVE_BACK')
  await expect(page.getByRole('link', { name: /^To receive back/ })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/adminreceive')
  await expect(page.getByLabel('Tracking number or order number')).toBeFocused()
  // A scanner types without waiting, and reads one label twice.
  for (const code of [...ids.slice(0, 4), 'NX-5', ids[0]]) await page.keyboard.type(`${code}\n`)
  await page.keyboard.type('toy\n')
  const scans = page.getByRole('log', { name: 'Parcels received' }).getByRole('listitem')
  await expect(scans).toHaveCount(7)
  await expect(scans.filter({ hasText: 'is back' })).toHaveCount(5)
  await expect(scans.filter({ hasText: `${ids[0]}: This order is` })).toHaveCount(1)
  await expect(scans.filter({ hasText: 'toy: No parcel has this number.' })).toHaveCount(1)
  await expect(page.getByLabel('Tracking number or order number')).toBeFocused()

  const { body } = await send(`${shop.url}/graphql`, 'POST', {
    token,
    body: { query: `{ adminProduct(id: ${toy.id}) { stock } }` },
  })
  expect(body).toEqual({ data: { adminProduct: { stock: 9 } } })
})
