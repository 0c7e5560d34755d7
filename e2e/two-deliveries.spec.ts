import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, readOrder, type ShopProduct } from './api'
import { addSession, expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const FEE = 50

const MAADI = { governorate: 'C', area: 'Maadi', street: '9 Road 9' }
const ZAMALEK = { governorate: 'C', area: 'Zamalek', street: '5 Hassan Sabry St' }

const DELIVERY = 'status total paid amountDue items { name quantity }'

const chargeDelivery = (shopUrl: string, token: string) =>
  graphql(
    shopUrl,
    token,
    `mutation ($fee: EGP!) {
      updateDeliveryRates(areas: [C], rate: { fee: $fee }) { userErrors { message } } }`,
    { fee: FEE },
  )

async function placeOrder(
  shopUrl: string,
  token: string,
  lines: readonly (readonly [product: ShopProduct, quantity: number])[],
  { phone = '+201012345678', shippingAddress = MAADI } = {},
): Promise<string> {
  const items = lines.reduce((sum, [{ price }, quantity]) => sum + price * quantity, 0)
  const { checkout } = await graphql<{ checkout: { order: { id: string } } }>(
    shopUrl,
    token,
    `mutation ($input: CheckoutInput!) { checkout(input: $input) {
      order { id } userErrors { message } } }`,
    {
      input: {
        phone,
        total: items,
        amountDue: items + FEE,
        shippingAddress,
        lines: lines.map(([{ id, price }, quantity]) => ({ productId: id, quantity, price })),
      },
    },
  )
  return checkout.order.id
}

/** The facts of a delivery that a form shows, such as `{ Total: 'EGP 50.00' }`. */
const shownAmounts = (region: Locator) =>
  region.locator('dl > div').evaluateAll((facts) =>
    Object.fromEntries(
      facts.map((fact) => [
        fact.querySelector('dt')?.textContent ?? '',
        // The currency and the amount are apart on screens only.
        (fact.querySelector('dd')?.textContent ?? '').replace(/^EGP\s*/, ''),
      ]),
    ),
  )

async function expectToLookRight(page: Page): Promise<void> {
  await expectAccessible(page)
  // On phones, the panel is a dialog, which starts anew.
  for (const width of [1280, 1024]) await expectToFit(page, width)
}

test('The owner divides an order with a prepayment, and both deliveries cost what was shown', async ({
  adminPage: page,
  adminToken,
  browser,
  shop,
}) => {
  await chargeDelivery(shop.url, adminToken)
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 33.33, stock: 9 })
  const bed = await createProduct(shop.url, adminToken, { name: 'Cat bed', price: 250, stock: 9 })
  const shopper = await createShopper(shop.url)
  const id = await placeOrder(shop.url, shopper, [
    [toy, 3],
    [bed, 1],
  ])
  await graphql(
    shop.url,
    adminToken,
    `mutation ($id: ID!) { recordPrepayment(id: $id, amount: 100, method: INSTA_PAY) {
      userErrors { message } } }`,
    { id },
  )

  await visit(page, `/adminorder?order=${id}`)
  const section = page.getByRole('region', { name: 'Deliveries' })
  await section.getByRole('button', { name: 'Ship a part later' }).click()
  const submit = section.getByRole('button', { name: 'Make it two deliveries' })
  await expect(submit).toBeDisabled()
  await section.getByRole('checkbox', { name: 'Cat toy' }).check()
  await section.getByRole('button', { name: 'Decrease quantity of Cat toy' }).click()
  await section.getByRole('checkbox', { name: 'Cat bed' }).check()
  const first = section.getByRole('region', { name: 'Ships now' })
  const rest = section.getByRole('region', { name: 'Ships later' })
  await expect(rest).toContainText('316.66')
  expect(await shownAmounts(first)).toEqual({
    Delivery: '50.00',
    Total: '83.33',
    'To collect': '0.00',
  })
  expect(await shownAmounts(rest)).toEqual({ Total: '316.66', 'To collect': '299.99' })
  await expectToLookRight(page)
  await submit.click()
  await expect(page.getByText(`Order #${id} comes in two deliveries.`)).toBeVisible()

  const link = section.getByRole('listitem').filter({ hasText: 'The rest:' }).getByRole('link')
  const [, other = ''] = /#(\d+)/.exec(await link.innerText()) ?? []
  expect(await readOrder(shop.url, adminToken, id, DELIVERY)).toEqual({
    status: 'PENDING',
    total: 83.33,
    paid: 83.33,
    amountDue: 0,
    items: [{ name: 'Cat toy', quantity: 1 }],
  })
  expect(await readOrder(shop.url, adminToken, other, DELIVERY)).toEqual({
    status: 'PENDING',
    total: 316.66,
    paid: 16.67,
    amountDue: 299.99,
    items: [
      { name: 'Cat toy', quantity: 2 },
      { name: 'Cat bed', quantity: 1 },
    ],
  })
  await link.click()
  await expect(page.getByRole('region', { name: 'Deliveries' })).toContainText(
    `The rest of Order #${id}`,
  )

  const customers = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await addSession(customers, shopper, 'Nour')
  await visit(customers, `${shop.url}/orders/${id}`)
  const toRest = customers.getByRole('link', {
    name: `Your order comes in two deliveries. The other one is order #${other}, EGP 299.99.`,
  })
  await expectAccessible(customers)
  await toRest.click()
  await expect(
    customers.getByRole('link', { name: `The other one is order #${id}, which is paid.` }),
  ).toBeVisible()
  await visit(customers, `${shop.url}/ar/orders/${other}`)
  await expect(
    customers.getByRole('article').getByRole('link', { name: `رقم ${id}،` }),
  ).toBeVisible()
  await expectToFit(customers, 360)
  await customers.close()
})

test('The owner merges two orders of a customer, who finds one in the other', async ({
  adminPage: page,
  adminToken,
  browser,
  shop,
}) => {
  await chargeDelivery(shop.url, adminToken)
  const toy = await createProduct(shop.url, adminToken, { name: 'Dog toy', price: 40, stock: 9 })
  const food = await createProduct(shop.url, adminToken, { name: 'Dog food', price: 600 })
  const shopper = await createShopper(shop.url)
  // The orders of another phone cannot be merged with these.
  const phone = '+201112345678'
  const into = await placeOrder(shop.url, shopper, [[toy, 1]], { phone })
  const from = await placeOrder(
    shop.url,
    shopper,
    [
      [toy, 2],
      [food, 1],
    ],
    { phone, shippingAddress: ZAMALEK },
  )

  await visit(page, `/adminorder?order=${into}`)
  const section = page.getByRole('region', { name: 'Deliveries' })
  await section.getByRole('button', { name: 'Merge with another order' }).click()
  await expect(section).toContainText('2 × Dog toy · 1 × Dog food')
  await section
    .getByLabel('Where do both go?')
    .selectOption({ label: '5 Hassan Sabry St, Zamalek, Cairo' })
  const together = section.getByRole('region', { name: 'Both together' })
  await expect(together).toBeVisible()
  expect(await shownAmounts(together)).toEqual({ Delivery: '50.00', Total: '770.00' })
  await expectToLookRight(page)
  await section.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText(`Order #${from} is a part of order #${into} now.`)).toBeVisible()
  expect(await readOrder(shop.url, adminToken, into, DELIVERY)).toEqual({
    status: 'PENDING',
    total: 770,
    paid: 0,
    amountDue: 770,
    items: [
      { name: 'Dog toy', quantity: 3 },
      { name: 'Dog food', quantity: 1 },
    ],
  })
  expect(await readOrder(shop.url, adminToken, from, DELIVERY)).toMatchObject({
    status: 'CANCELLED',
    amountDue: 0,
  })

  const customers = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await addSession(customers, shopper, 'Nour')
  await visit(customers, `${shop.url}/orders/${from}`)
  await customers
    .getByRole('link', { name: `This order comes together with order #${into}.` })
    .click()
  await expect(customers).toHaveURL(`${shop.url}/orders/${into}`)
  await expect(customers.getByRole('article')).toContainText('5 Hassan Sabry St')
  await expect(customers.getByRole('article')).toContainText('770.00')
  await customers.close()
})
