import type { Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { countClicks } from './click-counter'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

interface PlacedOrder {
  readonly phone: string
  readonly recipientName: string
  readonly status: string
  readonly confirmedBy: string | null
  readonly customer: { readonly firstName: string } | null
  readonly shippingAddress: { readonly governorate: string } | null
  readonly items: readonly { readonly name: string; readonly quantity: number }[]
}

async function readOrder(shopUrl: string, token: string, id: string): Promise<PlacedOrder> {
  const { adminOrder } = await graphql<{ adminOrder: PlacedOrder }>(
    shopUrl,
    token,
    `query ($id: ID!) {
      adminOrder(id: $id) {
        phone recipientName status confirmedBy customer { firstName }
        shippingAddress { governorate } items { name quantity }
      }
    }`,
    { id },
  )
  return adminOrder
}

/** The number of the order that is open beside the list. */
const openOrder = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? ''

const PLACE = `mutation ($input: PhoneOrderInput!, $key: String!) {
  placePhoneOrder(input: $input, idempotencyKey: $key) { order { id } userErrors { message } }
}`

const ADDRESS = { governorate: 'C', area: 'Maadi', street: '9 Road 9' }

test('A known customer orders two products in at most 8 clicks', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Feather toy', price: 20 })
  await createProduct(shop.url, adminToken, { name: 'Salmon treats', price: 35 })
  const input = {
    phone: '01012345678',
    recipientName: 'Salma Adel',
    shippingAddress: ADDRESS,
    lines: [{ productId: toy.id, quantity: 1, price: 20 }],
    total: 20,
    amountDue: 20,
  }
  await graphql(shop.url, adminToken, PLACE, { input, key: 'first' })

  await visit(page, '/adminorder')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'New order by phone' }).last().click()
  await page.getByLabel('Phone of the customer').fill('010 1234 5678')
  await expect(page.getByLabel('Name of the recipient')).toHaveValue('Salma Adel')
  await expect(page.getByLabel('Street and building')).toHaveValue('9 Road 9')
  const picker = page.getByRole('combobox', { name: 'Add a product' })
  await picker.click()
  await picker.fill('feather')
  await page.getByRole('option', { name: 'Feather toy' }).click()
  await picker.fill('salmon')
  await page.getByRole('option', { name: 'Salmon treats' }).click()
  await page.getByRole('button', { name: 'Increase quantity of Salmon treats' }).click()
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('EGP 90.00')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(/^Order #\d+ placed\.$/)).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(8)

  expect(await readOrder(shop.url, adminToken, openOrder(page))).toEqual({
    phone: '+201012345678',
    recipientName: 'Salma Adel',
    status: 'PROCESSING',
    confirmedBy: 'CALL',
    customer: null,
    shippingAddress: { governorate: 'C' },
    items: [
      { name: 'Feather toy', quantity: 1 },
      { name: 'Salmon treats', quantity: 2 },
    ],
  })
  // The open order says who that is.
  const customer = page.getByRole('article').getByRole('region', { name: 'Customer' })
  await expect(customer).toContainText('2 orders')
})

test('The last order of an account is repeated for it', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Feather toy', price: 20 })
  const shopper = await createShopper(shop.url, { first_name: 'Salma' })
  const id = await placeOrder(shop.url, shopper, toy)
  await visit(page, '/adminneworder')
  await page.getByLabel('Phone of the customer').fill('01012345678')
  await page.getByRole('button', { name: 'Repeat last order' }).click()
  await page.getByLabel('Account').selectOption({ index: 1 })
  // Its address was written as a text.
  await page.getByLabel('Governorate').selectOption('C')
  await page.getByLabel('City or area').fill('Maadi')
  await page.getByLabel('Street and building').fill('9 Road 9')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText(`Order #${id + 1} placed.`)).toBeVisible()
  const order = await readOrder(shop.url, adminToken, String(id + 1))
  expect(order).toMatchObject({
    customer: { firstName: 'Salma' },
    items: [{ name: 'Feather toy', quantity: 1 }],
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a new customer without an account orders, in both languages', async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    await createProduct(shop.url, adminToken, {
      name: 'Laser pointer with a long name for both languages',
      price: 20,
    })
    for (const [path, texts] of [
      ['/adminneworder', { phone: 'Phone of the customer', recipient: 'Name of the recipient' }],
      ['/ar/adminneworder', { phone: 'رقم تليفون العميل', recipient: 'اسم المستلم' }],
    ] as const) {
      await visit(page, path)
      await page.getByLabel(texts.phone).fill('01112345678')
      await page.getByRole('combobox').first().fill('laser')
      await page.getByRole('option', { name: 'Laser pointer' }).click()
      await page.getByLabel(texts.recipient).fill('سلمى عادل')
      await page.locator('select[name="governorate"]').selectOption('GZ')
      await page.locator('input[name="area"]').fill('Dokki')
      await page.locator('input[name="street"]').fill('5 Tahrir Street')
      await expectAccessible(page)
      await expectToFit(page, 360)
      await page.setViewportSize({ width: 360, height: 780 })
      await page.locator('form.new-order button[type="submit"]').click()
      await expect(page).toHaveURL(/\/adminorder\?order=\d+$/)
      expect(await readOrder(shop.url, adminToken, openOrder(page))).toMatchObject({
        phone: '+201112345678',
        recipientName: 'سلمى عادل',
        customer: null,
        shippingAddress: { governorate: 'GZ' },
      })
    }
  })
})

test('A blocked phone is refused at checkout with a plain text, which the team sets from the order', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Feather toy', price: 20 })
  const shopper = await createShopper(shop.url)
  const id = await placeOrder(shop.url, shopper, toy)
  await visit(page, `/adminorder?order=${id}`)
  const customer = page.getByRole('article').getByRole('region', { name: 'Customer' })
  await customer.getByRole('button', { name: 'Block' }).click()
  await expect(customer).toContainText('This phone is blocked')
  await expectAccessible(page)
  const result = await graphql<{ checkout: { userErrors: { message: string }[] } }>(
    shop.url,
    shopper,
    'mutation ($input: CheckoutInput!) { checkout(input: $input) { userErrors { message } } }',
    {
      input: {
        address: '5 Tahrir Square',
        city: 'Cairo',
        phone: '01012345678',
        total: 20,
        lines: [{ productId: toy.id, quantity: 1, price: 20 }],
      },
    },
  )
  expect(result.checkout.userErrors).toEqual([
    { message: 'We cannot take this order online. Please call us.' },
  ])
})
