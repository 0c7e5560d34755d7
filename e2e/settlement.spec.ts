import readWorkbook from 'read-excel-file/node'
import { expectAccessible } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { countClicks } from './click-counter'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const PRICE = 200

/** Places orders that a new courier has delivered; returns their numbers. */
async function deliverOrders(shopUrl: string, token: string, count: number) {
  const toy = await createProduct(shopUrl, token, { name: 'Cat toy', price: PRICE })
  const shopper = await createShopper(shopUrl)
  const ids: number[] = []
  while (ids.length < count) ids.push(await placeOrder(shopUrl, shopper, toy))
  const { addCourier } = await graphql<{ addCourier: { courier: { id: string } } }>(
    shopUrl,
    token,
    `mutation { addCourier(input: { name: "Nile Express", deliveredFee: 30, refusedFee: 15 }) {
      courier { id } userErrors { message } } }`,
  )
  await graphql(
    shopUrl,
    token,
    `mutation ($ids: [ID!]!, $courierId: ID!) {
      handOverOrders(ids: $ids, courierId: $courierId) { userErrors { message } }
      deliverOrders(ids: $ids) { userErrors { message } } }`,
    { ids, courierId: addCourier.courier.id },
  )
  return ids
}

/** A statement in which one parcel is short, one is missing, and one is unknown. */
function toStatement(ids: readonly number[]): string {
  const [short = 0, missing, ...others] = ids
  const lines = [
    `#${short};${PRICE - 40}`,
    `#${missing}99999;${PRICE}`,
    ...others.map((id) => `#${id};${PRICE}`),
  ]
  return ['Order ref;COD collected', ...lines].join('\r\n')
}

test('A statement of 60 lines with three differences is settled in at most 10 clicks, and exported', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const ids = await deliverOrders(shop.url, adminToken, 60)
  await visit(page, '/admincash')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Settle with Nile Express' }).click()
  // Opening the dialog for files is a click, too.
  await page.getByLabel('Statement (CSV or Excel)').setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(toStatement(ids)),
  })
  await expect(page.getByText('60 lines can be compared.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  const settlement = page.getByRole('region', { name: 'Settlement 1' })
  await expect(settlement.locator('tbody').getByRole('row')).toHaveCount(3)
  for (const difference of ['Too little', 'Not in the statement', 'No such parcel']) {
    await expect(settlement.getByText(difference)).toBeVisible()
  }
  await expectAccessible(page)
  await settlement.getByRole('button', { name: 'Close the settlement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the settlement' }).click()
  await expect(page.getByText(/^Closed: EGP .* handed over\.$/)).toBeVisible()
  expect((await clicks()) + 1).toBeLessThanOrEqual(10)

  // 58 parcels arrived in full and one short of 40, each without its fee.
  const { courierBalances } = await graphql<{ courierBalances: { owed: number }[] }>(
    shop.url,
    adminToken,
    '{ courierBalances { owed } }',
  )
  expect(courierBalances).toEqual([{ owed: 40 + PRICE - 30 }])

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download for Excel' }).click()
  const sheets = await readWorkbook(await (await downloaded).path())
  expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
    // Each order was collected with a fee, and all but one are handed over.
    ['Entries', 1 + 60 * 2 + 59],
    ['Totals', 1 + 3 + 3],
  ])
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await csv).suggestedFilename()).toBe('cash.csv')
})
