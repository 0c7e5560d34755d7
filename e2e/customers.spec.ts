import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, graphql } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const PLACE = `mutation ($input: PhoneOrderInput!, $key: String!) {
  placePhoneOrder(input: $input, idempotencyKey: $key) { order { id } userErrors { message } }
}`

const PEOPLE = [
  ['01012345678', 'Salma Adel', 'C'],
  ['01112345678', 'Hany Fathy', 'ALX'],
  ['01212345678', 'Yasmin Nabil', 'GZ'],
  ['01512345678', 'Omar Sherif', 'C'],
  ['01098765432', 'Laila Mansour', 'ASN'],
  ['01198765432', 'Karim Zaki', 'C'],
] as const

/** Takes an order of each, and cancels the first one's. */
async function takeOrders(shopUrl: string, token: string): Promise<void> {
  const toy = await createProduct(shopUrl, token, { name: 'Feather toy', price: 20 })
  for (const [index, [phone, recipientName, governorate]] of PEOPLE.entries()) {
    const input = {
      phone,
      recipientName,
      shippingAddress: { governorate, area: 'Downtown', street: '9 Road 9' },
      lines: [{ productId: toy.id, quantity: 1, price: 20 }],
      total: 20,
      amountDue: 20,
    }
    const { placePhoneOrder } = await graphql<{ placePhoneOrder: { order: { id: string } } }>(
      shopUrl,
      token,
      PLACE,
      { input, key: `${token.slice(-8)} ${index}` },
    )
    if (index > 0) continue
    await graphql(
      shopUrl,
      token,
      'mutation ($id: ID!) { setOrderStatus(id: $id, status: CANCELLED) { userErrors { message } } }',
      { id: placePhoneOrder.order.id },
    )
  }
}

async function download(page: Page): Promise<object> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).press('Enter'),
  ])
  return JSON.parse(await readFile(await file.path(), 'utf8')) as object
}

test('A customer is found, noted, blocked with a reason, exported and deleted by keyboard', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  await takeOrders(shop.url, adminToken)
  await visit(page, '/admincustomers')
  await page.getByRole('searchbox').fill('010 1234 5678')
  const row = page.getByRole('link', { name: 'Salma Adel 01012345678' })
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(new URL(page.url()).searchParams.get('search')).toBe('010 1234 5678')
  await row.press('Enter')
  await expect(page.getByRole('heading', { name: 'Salma Adel' })).toBeVisible()
  expect(page.url()).not.toContain('12345678')

  await page.getByLabel('Note about the customer').fill('Rings at night')
  await page.getByRole('button', { name: 'Save note' }).press('Enter')
  const notes = page.getByRole('list', { name: 'Notes about the customer' })
  await expect(notes.getByRole('listitem')).toContainText('Rings at night')

  await page.getByLabel('Blocked: cannot order online').press('Space')
  await page.getByLabel('Reason').fill('Refused twice')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'Salma Adel' })).toContainText('Blocked')
  await expectAccessible(page)

  expect(await download(page)).toMatchObject({
    phone: '+201012345678',
    is_blocked: true,
    notes: [{ text: 'Rings at night' }],
    orders: [{ phone: '+201012345678' }],
  })

  await page.getByRole('button', { name: 'Delete personal data' }).press('Enter')
  await page.getByRole('button', { name: 'Delete for good' }).press('Enter')
  await expect(page.getByText('Personal data deleted.')).toBeVisible()
  // The block stays, with the phone alone.
  await page.getByLabel('Show', { exact: true }).selectOption('Blocked')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('rowheader')).toHaveText('01012345678')

  // Whose order is open is not deleted.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search the desk' }).fill('Hany')
  await page.getByRole('option', { name: /^Hany Fathy/ }).click()
  await expect(page.getByRole('heading', { name: 'Hany Fathy' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete personal data' }).press('Enter')
  await page.getByRole('button', { name: 'Delete for good' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('has open orders')
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await page.getByRole('link', { name: 'Show in the orders table' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
})

for (const language of ['', '/ar']) {
  test(`On a phone, five customers are in the first screen at ${language}/`, async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    await takeOrders(shop.url, adminToken)
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, `${language}/admincustomers`)
    const rows = page.locator('[data-row]')
    await expect(rows.nth(4)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await rows.filter({ hasText: 'Omar Sherif' }).getByRole('rowheader').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Omar Sherif' })).toBeVisible()
    await expect(page.locator('.customer-page a[href^="https://wa.me/201512345678"]')).toBeVisible()
    for (const width of [360, 768, 1280]) {
      await expectToFit(page, width)
      await expectAccessible(page)
    }
  })
}
