import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, type ShopProduct } from './api'
import { countClicks } from './click-counter'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

async function changePrice(
  shopUrl: string,
  token: string,
  { id, name }: ShopProduct,
  price: number,
): Promise<void> {
  const response = await fetch(`${shopUrl}/updateproduct/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, price, image_url: '/art/logo.svg' }),
  })
  expect(response.status).toBe(200)
}

test('Who changed a price is seen, and the price put back, in at most 3 clicks', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const product = await createProduct(shop.url, adminToken, { name: 'Cat tower', price: 900 })
  await changePrice(shop.url, adminToken, product, 90)
  await visit(page, '/adminproducts')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Update Product: Cat tower' }).click()
  const history = page.getByRole('region', { name: 'Changes' })
  const change = history.getByRole('listitem').first()
  await expect(change).toContainText('900.00')
  await expect(change).toContainText('90.00')
  await expect(change).toContainText('127.0.0.1')
  await change.getByRole('button', { name: 'Put back Cat tower' }).click()
  await expect(page.getByText('The old value is back.')).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(3)
  await expect(page.getByLabel('Price in EGP')).toHaveValue('900')
  await expect(history.getByRole('listitem').first()).toContainText('changed')
})

for (const [language, width] of [
  ['', 360],
  ['/ar', 360],
  ['', 1280],
] as const) {
  test(`The log of changes fits at ${width} pixels at ${language}/`, async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    const product = await createProduct(shop.url, adminToken, { name: 'Cat tunnel', price: 900 })
    await changePrice(shop.url, adminToken, product, 90)
    await visit(page, `${language}/adminlog?kind=PRODUCT&search=tunnel`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Cat tunnel' }).first()).toBeVisible()
    await expectToFit(page, width)
    await expectAccessible(page)
  })
}
