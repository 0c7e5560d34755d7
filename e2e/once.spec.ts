import type { Page } from '@playwright/test'
import { type MessageKey, translate } from '../domain/messages'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

test.use({ expectedConsole: [/Failed to load resource/] })

/** Loses the next response to an operation: the shop has done what it was asked for, and the page does not know. */
async function loseResponse(page: Page, operation: string): Promise<void> {
  let isLost = false
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName: string }
    if (isLost || operationName !== operation) return route.fallback()
    isLost = true
    expect((await route.fetch()).status()).toBe(200)
    return route.abort('connectionreset')
  })
}

interface Entry {
  readonly kind: string
  readonly amount: number
}

async function entriesOf(shopUrl: string, token: string): Promise<readonly Entry[]> {
  const { cashEntries } = await graphql<{ cashEntries: { nodes: readonly Entry[] } }>(
    shopUrl,
    token,
    '{ cashEntries(first: 100) { nodes { kind amount } } }',
  )
  return cashEntries.nodes
}

async function createOrder(shopUrl: string, token: string): Promise<number> {
  const toy = await createProduct(shopUrl, token, { name: 'Cat toy', price: 200 })
  return placeOrder(shopUrl, await createShopper(shopUrl), toy)
}

test('A prepayment is booked once, with a lost response and a double click', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const id = await createOrder(shop.url, adminToken)
  await visit(page, `/adminorder?order=${id}`)
  const prepay = page.getByRole('button', { name: 'Record prepayment' })
  const record = page.getByRole('button', { name: 'Record', exact: true })
  const amount = page.getByRole('textbox', { name: 'Amount in EGP' })

  await loseResponse(page, 'RecordPrepayment')
  await prepay.click()
  await amount.fill('50')
  await record.click()
  await expect(page.getByText('That did not work. Please try again.')).toBeVisible()
  await record.click()
  await expect(page.getByText(`EGP 50.00 recorded for order #${id}.`)).toBeVisible()
  expect(await entriesOf(shop.url, adminToken)).toEqual([{ kind: 'PREPAID', amount: 50 }])

  // The same amount once more is another payment.
  await prepay.click()
  await amount.fill('50')
  await record.dblclick()
  await expect(record).toHaveCount(0)
  expect(await entriesOf(shop.url, adminToken)).toHaveLength(2)
})

/** Hands an order over to an own driver, and returns the path of the driver's link. */
async function handOver(shopUrl: string, token: string, orderId: number): Promise<string> {
  const { addCourier } = await graphql<{ addCourier: { courier: { id: string } } }>(
    shopUrl,
    token,
    `mutation { addCourier(input: { name: "Hassan", isOwnDriver: true, phone: "01012345678" }) {
      courier { id } userErrors { message } } }`,
  )
  const { createDriverLink } = await graphql<{
    createDriverLink: { driverLink: { url: string } }
  }>(
    shopUrl,
    token,
    `mutation ($ids: [ID!]!, $courierId: ID!) {
      handOverOrders(ids: $ids, courierId: $courierId) { userErrors { message } }
      createDriverLink(courierId: $courierId) { driverLink { url } userErrors { message } } }`,
    { ids: [orderId], courierId: addCourier.courier.id },
  )
  return new URL(createDriverLink.driverLink.url).pathname
}

test('A driver whose response was lost delivers a parcel once, and its cash is handed over once', async ({
  adminPage: owner,
  adminToken,
  browser,
  shop,
}) => {
  const before = (await entriesOf(shop.url, adminToken)).length
  const id = await createOrder(shop.url, adminToken)
  const path = await handOver(shop.url, adminToken, id)
  const t = (key: MessageKey, parameters = {}) => translate(key, parameters, 'ar')
  const page = await browser.newPage({ viewport: { width: 360, height: 780 }, locale: 'ar-EG' })
  await loseResponse(page, 'DeliverByLink')
  await visit(page, shop.url + path)
  const stop = page.getByRole('article', { name: t('order.number', { id }) })
  await stop.getByRole('button', { name: t('drive.deliver') }).click()
  const collected = stop.locator('.stop__acts button').first()
  await collected.click()
  await expect(stop.getByRole('alert')).toHaveText(t('drive.notSaved'))
  await collected.click()
  await expect(stop).toHaveCount(0)
  expect(await entriesOf(shop.url, adminToken)).toHaveLength(before + 1)

  await visit(owner, '/admincash')
  await loseResponse(owner, 'CloseSettlement')
  await owner.getByRole('link', { name: 'Settle with Hassan' }).click()
  await owner.getByRole('button', { name: 'All of the cash was counted' }).click()
  const close = owner.getByRole('button', { name: 'Close the settlement' })
  await close.click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Close the settlement' }).click()
  await expect(owner.getByText('This did not work. Please try again.')).toBeVisible()
  await close.click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Close the settlement' }).click()
  await expect(owner.getByText('Closed: EGP 200.00 handed over.')).toBeVisible()
  const kinds = (await entriesOf(shop.url, adminToken)).slice(before).map(({ kind }) => kind)
  expect(kinds).toEqual(['COLLECTED', 'REMITTED'])
})
