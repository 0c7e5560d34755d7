import type { Page } from '@playwright/test'
import { type MessageKey, translate } from '../domain/messages'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder, readOrder } from './api'
import { addSession, expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const AMOUNTS = 'status total paid amountDue returned'

async function stockOf(shopUrl: string, token: string, id: string): Promise<number> {
  const { adminProduct } = await graphql<{ adminProduct: { stock: number } }>(
    shopUrl,
    token,
    'query ($id: ID!) { adminProduct(id: $id) { stock } }',
    { id },
  )
  return adminProduct.stock
}

/** An order of two small beds that was delivered, and a bed of another size. */
async function deliverBeds(shopUrl: string, adminToken: string, name: string) {
  const small = await createProduct(shopUrl, adminToken, {
    name: `${name} 60 cm`,
    price: 200,
    stock: 9,
  })
  const large = await createProduct(shopUrl, adminToken, {
    name: `${name} 90 cm`,
    price: 320,
    stock: 9,
  })
  const shopper = await createShopper(shopUrl)
  const id = await placeOrder(shopUrl, shopper, small, 2)
  await graphql(
    shopUrl,
    adminToken,
    'mutation ($id: ID!) { setOrderStatus(id: $id, status: COMPLETED) { userErrors { message } } }',
    { id },
  )
  return { id, small, large, shopper }
}

/** Fills in the form: one small bed back, a large one out. */
async function fillIn(
  page: Page,
  t: (key: MessageKey, parameters?: object) => string,
  name: string,
) {
  const returns = page.getByRole('region', { name: t('return.title') })
  await returns.getByRole('button', { name: t('orders.exchange.act') }).click()
  const form = returns.getByRole('group', { name: t('orders.exchange.act') })
  await form.getByRole('checkbox', { name }).check()
  await form
    .getByRole('button', { name: t('cart.decreaseNamed', { name: `${name} 60 cm` }) })
    .click()
  await form
    .getByRole('group', { name: t('orders.exchange.sizes') })
    .getByRole('button', { name: '90 cm' })
    .click()
  await form.getByLabel(t('return.reason')).selectOption(t('return.reason.notAsDescribed'))
  await form.getByLabel(t('orders.exchange.fee')).fill('30')
  return form
}

test('Items are exchanged in one visit: the courier collects the difference, and brings back the others', async ({
  adminPage: page,
  adminToken,
  browser,
  shop,
}) => {
  const t = (key: MessageKey, parameters = {}) => translate(key, parameters, 'en')
  const { id, small, large, shopper } = await deliverBeds(shop.url, adminToken, 'Sakara bed')
  await graphql(
    shop.url,
    adminToken,
    'mutation { addCourier(input: { name: "Hassan", isOwnDriver: true }) { courier { id } } }',
  )
  await visit(page, `/adminorder?order=${id}`)
  const form = await fillIn(page, t, 'Sakara bed')
  await expect(form).toContainText('Collect EGP 150.00 at the door')
  await form.getByRole('button', { name: 'Exchange', exact: true }).click()
  const deliveries = page.getByRole('region', { name: 'Deliveries' })
  const link = deliveries.getByRole('link', { name: /^Order #/ })
  await expect(deliveries).toContainText('Goes out in exchange: Order #')
  await expect(page.getByRole('region', { name: 'Returns' })).toContainText('In exchange for order')
  const [, exchange = ''] = /#(\d+)/.exec(await link.innerText()) ?? []
  expect(await readOrder(shop.url, adminToken, exchange, AMOUNTS)).toEqual({
    status: 'PROCESSING',
    total: 350,
    paid: 200,
    amountDue: 150,
    returned: 0,
  })
  expect(await readOrder(shop.url, adminToken, id, AMOUNTS)).toMatchObject({
    status: 'COMPLETED',
    paid: 200,
  })

  await link.click()
  await expect(page.getByRole('region', { name: 'Deliveries' })).toContainText(
    `In exchange for items of Order #${id}`,
  )
  await expect(page.getByRole('region', { name: 'Shipment' })).toContainText(
    'Exchange: take back 1 × Sakara bed 60 cm',
  )
  for (const kind of ['labels', 'sheets', 'handover']) {
    await visit(page, `/adminorder/print?kind=${kind}&ids=${exchange}`)
    await expect(page.getByText('Exchange: take back')).toBeVisible()
    if (kind === 'labels') {
      for (const part of ['.label', '.label__texts']) {
        const isCut = (element: Element) => element.scrollHeight > element.clientHeight + 1
        expect(await page.locator(part).evaluate(isCut), part).toBe(false)
      }
    }
  }
  await visit(page, `/adminpack?order=${exchange}`)
  await expect(page.getByText('Exchange: take back')).toBeVisible()

  const { createDriverLink } = await graphql<{
    createDriverLink: { driverLink: { url: string } }
  }>(
    shop.url,
    adminToken,
    `mutation ($ids: [ID!]!) {
      handOverOrders(ids: $ids, courierId: 1) { userErrors { message } }
      createDriverLink(courierId: 1) { driverLink { url } }
    }`,
    { ids: [exchange] },
  )
  const driver = await browser.newPage({ viewport: { width: 360, height: 780 } })
  const { pathname } = new URL(createDriverLink.driverLink.url)
  await visit(driver, shop.url + localizePath(pathname.replace(/^\/ar\//, '/'), 'en'))
  const stop = driver.getByRole('article')
  await expect(stop).toContainText('Exchange: take back 1 × Sakara bed 60 cm')
  await expectAccessible(driver)
  await expectToFit(driver, 360)
  await stop.getByRole('button', { name: 'Delivered', exact: true }).click()
  await stop.getByRole('button', { name: 'I have collected EGP 150.00' }).click()
  await expect(stop).toHaveCount(0)
  await driver.close()

  await visit(page, `/adminorder?order=${id}`)
  const returns = page.getByRole('region', { name: 'Returns' })
  await returns.getByRole('button', { name: 'Receive items' }).click()
  await expect(returns.getByLabel('Refund in EGP')).toHaveValue('0')
  await returns.getByRole('button', { name: 'Receive items' }).click()
  await expect(returns).toContainText('Returned')
  expect(await readOrder(shop.url, adminToken, exchange, AMOUNTS)).toMatchObject({
    status: 'COMPLETED',
    paid: 350,
    amountDue: 0,
  })
  expect(await readOrder(shop.url, adminToken, id, AMOUNTS)).toMatchObject({
    paid: 200,
    amountDue: 0,
  })
  expect(await stockOf(shop.url, adminToken, small.id)).toBe(8)
  expect(await stockOf(shop.url, adminToken, large.id)).toBe(8)

  const customers = await browser.newPage({ viewport: { width: 360, height: 780 } })
  await addSession(customers, shopper, 'Nour')
  await visit(customers, `${shop.url}/orders/${id}`)
  await customers
    .getByRole('link', { name: `Items of this order are exchanged for order #${exchange}.` })
    .click()
  await expect(
    customers.getByRole('link', { name: `in exchange for items of order #${id}` }),
  ).toBeVisible()
  await expectAccessible(customers)
  await customers.close()
})

for (const locale of LOCALES) {
  test(`The form for an exchange fits and is accessible: ${locale}`, async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    const t = (key: MessageKey, parameters = {}) => translate(key, parameters, locale)
    const name = `Hodn Fluffy Donut Dog Bed ${locale}`
    const { id } = await deliverBeds(shop.url, adminToken, name)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, localizePath(`/adminorder?order=${id}`, locale))
      const form = await fillIn(page, t, name)
      await expect(form).toContainText('150.00')
      await expectToFit(page, width)
      await expectAccessible(page)
    }
  })
}
