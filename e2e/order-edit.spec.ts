import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder, readOrder } from './api'
import { countClicks } from './click-counter'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const EDITED = 'total address version items { name quantity }'

async function createOrder(shopUrl: string, adminToken: string) {
  const toy = await createProduct(shopUrl, adminToken, { name: 'Cat toy', price: 20 })
  const shopper = await createShopper(shopUrl, { first_name: 'Salma' })
  return placeOrder(shopUrl, shopper, toy)
}

test('Quantity and address of an order change in at most 6 clicks', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const id = await createOrder(shop.url, adminToken)
  await visit(page, '/adminorder')
  const clicks = await countClicks(page)
  await page.getByRole('row', { name: `#${id}` }).click()
  await page.getByRole('button', { name: `Edit order #${id}` }).click()
  const form = page.getByRole('form', { name: `Edit order #${id}` })
  await form.getByRole('button', { name: 'Increase quantity of Cat toy' }).click()
  await form.getByLabel('Governorate').selectOption('GZ')
  await form.getByLabel('City or area').fill('Dokki')
  await form.getByLabel('Street and building').fill('4 Mossadak Street')
  await expect(form.getByText('EGP 40.00').first()).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(`Order #${id} changed.`)).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(6)
  expect(await readOrder(shop.url, adminToken, id, EDITED)).toEqual({
    total: 40,
    address: '4 Mossadak Street',
    version: 2,
    items: [{ name: 'Cat toy', quantity: 2 }],
  })
  const timeline = page.getByRole('list', { name: 'Timeline' })
  await expect(timeline).toContainText('Cat toy: 1 → 2')
  await expectAccessible(page)
})

test('A product is added by its name, and a second editor sees the conflict and loses nothing', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const id = await createOrder(shop.url, adminToken)
  await createProduct(shop.url, adminToken, { name: 'Sakara bed 60 cm', price: 300 })
  await visit(page, `/adminorder?order=${id}`)
  await page.getByRole('button', { name: `Edit order #${id}` }).click()
  const form = page.getByRole('form')
  await form.getByRole('combobox', { name: 'Add a product' }).fill('sakara 60')
  await form.getByRole('option', { name: /Sakara bed/ }).click()
  await expect(form.getByText('EGP 320.00').first()).toBeVisible()
  await graphql(
    shop.url,
    adminToken,
    `mutation ($id: ID!) {
      editOrder(id: $id, changes: { phone: "01112345678" }, expectedVersion: 1, expectedTotal: 20) {
        userErrors { message }
      }
    }`,
    { id },
  )
  const save = form.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(form.getByRole('alert')).toContainText('changed in the meantime')
  await expect(form.getByRole('listitem').filter({ hasText: 'Sakara bed' })).toBeVisible()
  await save.click()
  await expect(page.getByText(`Order #${id} changed.`)).toBeVisible()
  expect(await readOrder(shop.url, adminToken, id, EDITED)).toMatchObject({
    total: 320,
    version: 3,
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('the form fits, in both languages', async ({ adminPage: page, adminToken, shop }) => {
    const id = await createOrder(shop.url, adminToken)
    for (const [path, edit] of [
      ['/adminorder', 'Edit order'],
      ['/ar/adminorder', 'تعديل الطلب رقم'],
    ] as const) {
      await visit(page, `${path}?order=${id}`)
      await page.getByRole('dialog').getByRole('button', { name: edit }).click()
      await expect(page.getByRole('form')).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page, 360)
      await page.setViewportSize({ width: 360, height: 780 })
    }
  })
})
