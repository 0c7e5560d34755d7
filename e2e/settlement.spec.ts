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

/** Hands parcels over under their numbers, and refuses some at the door; the others are delivered. */
async function sendParcels(
  shopUrl: string,
  token: string,
  courier: string,
  { delivered, refused }: { readonly delivered: number; readonly refused: number },
) {
  const toy = await createProduct(shopUrl, token, { name: 'Cat tree', price: PRICE })
  const shopper = await createShopper(shopUrl)
  const ids: number[] = []
  while (ids.length < delivered + refused) ids.push(await placeOrder(shopUrl, shopper, toy))
  const { addCourier } = await graphql<{ addCourier: { courier: { id: string } } }>(
    shopUrl,
    token,
    `mutation ($name: String!) {
      addCourier(input: { name: $name, deliveredFee: 30, refusedFee: 15 }) {
        courier { id } userErrors { message } } }`,
    { name: courier },
  )
  await graphql(
    shopUrl,
    token,
    `mutation ($ids: [ID!]!, $courierId: ID!, $refused: [ID!]!, $delivered: [ID!]!,
        $parcels: [TrackingNumberInput!]!) {
      handOverOrders(ids: $ids, courierId: $courierId) { userErrors { message } }
      setTrackingNumbers(parcels: $parcels) { userErrors { message } }
      refuseOrders(ids: $refused, reason: CHANGED_MIND) { userErrors { message } }
      deliverOrders(ids: $delivered) { userErrors { message } } }`,
    {
      ids,
      courierId: addCourier.courier.id,
      refused: ids.slice(delivered),
      delivered: ids.slice(0, delivered),
      parcels: ids.map((orderId) => ({ orderId, trackingNumber: `RS-${orderId}` })),
    },
  )
  return ids
}

/** Thirty delivered parcels, of which one is short, and five refused ones; VAT, a row that nobody knows, and the sum. */
function paydayStatement(ids: readonly number[], delivered: number): string {
  const fees = delivered * 30 + (ids.length - delivered) * 15
  const vat = fees * 0.14
  const parcels = ids.map((id, index) => {
    if (index >= delivered) return `RS-${id},Returned,0.00,15.00`
    return `RS-${id},Delivered,${(index === 0 ? PRICE - 40 : PRICE).toFixed(2)},30.00`
  })
  const total = delivered * PRICE - 40 + 25
  return [
    'Red Sea Couriers,,,',
    'Period,1-15 Nov,,',
    'AWB,Status,COD amount,Fee',
    ...parcels,
    `VAT 14%,,,${vat.toFixed(2)}`,
    'Marketing gift,,25.00,',
    `Total,,${total.toFixed(2)},${(fees + vat).toFixed(2)}`,
  ].join('\r\n')
}

/** Returns the balance that a courier owes. */
async function readOwed(shopUrl: string, token: string, courier: string) {
  const { courierBalances } = await graphql<{
    courierBalances: { courier: { name: string }; owed: number }[]
  }>(shopUrl, token, '{ courierBalances { courier { name } owed } }')
  return courierBalances.find(({ courier: { name } }) => name === courier)?.owed
}

test('Payday: a statement of 38 lines with refusals, VAT, a sum, an unknown line and a short amount is closed in at most 12 clicks, with nothing owed', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const delivered = 30
  const ids = await sendParcels(shop.url, adminToken, 'Red Sea Couriers', { delivered, refused: 5 })
  await visit(page, '/admincash')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Settle with Red Sea Couriers' }).click()
  await page.getByLabel('Statement (CSV or Excel)').setInputFiles({
    name: 'payday.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(paydayStatement(ids, delivered)),
  })
  await expect(page.getByText('37 lines can be compared.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  const settlement = page.getByRole('region', { name: /^Settlement \d+$/ })
  await expect(settlement.getByText('34 parcels match.', { exact: false })).toBeVisible()
  const rows = settlement.getByRole('row')
  await expect(rows.filter({ hasText: 'VAT 14%' })).toContainText('Booked')
  await expect(rows.filter({ hasText: 'Total' })).toContainText('Booked')
  await expect(rows.filter({ hasText: 'Marketing gift' })).toContainText('No such parcel')

  const short = rows.filter({ hasText: 'Too little' })
  await short.getByRole('button', { name: 'Write off the rest' }).click()
  await page.keyboard.type('The customer had no change')
  await page.keyboard.press('Enter')
  await expect(short).toContainText('The rest is written off')

  // The bank has what the parcels and the unknown row leave, less a charge of its own.
  const fees = (delivered * 30 + 5 * 15) * 1.14
  const arrived = delivered * PRICE - 40 - fees + 25 - 3
  await settlement.getByLabel(/^Amount that arrived/).fill(arrived.toFixed(2))
  await settlement.getByLabel('Write it off').click()
  await page.keyboard.type('A gift, less bank charges')
  await expectAccessible(page)
  await settlement.getByRole('button', { name: 'Close the settlement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the settlement' }).click()
  await expect(page.getByText(/^Closed: EGP .* handed over\.$/)).toBeVisible()
  // Opening the dialog for files and the field of the amount are clicks, too.
  expect((await clicks()) + 2).toBeLessThanOrEqual(12)

  expect(await readOwed(shop.url, adminToken, 'Red Sea Couriers')).toBe(0)
  await expect(page.locator('summary', { hasText: /^Why EGP/ })).toBeHidden()
})

/** Of a bank, with what arrived from the courier among other lines. */
const bankFile = (courier: string, arrived: number) =>
  [
    'Account statement 100012345678,,,,,',
    'Date,Description,Reference,Debit,Credit,Balance',
    '2026-11-14,Salary,FT1,,500.00,9500.00',
    '2026-11-15,Point of sale fee,FT2,35.00,,9465.00',
    `2026-11-16,Transfer from ${courier},COD ${courier},,${arrived.toFixed(2)},${(9465 + arrived).toFixed(2)}`,
  ].join('\r\n')

const LEFT_OUT = 3

for (const { courier, becomes, owed } of [
  { courier: 'Sinai Express', becomes: 'carried to the next statement', owed: LEFT_OUT },
  { courier: 'Delta Riders', becomes: 'written off', owed: 0 },
]) {
  test(`Payday: what arrived is chosen from the bank’s file, and a difference is ${becomes}`, async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    const [first, second, refused] = await sendParcels(shop.url, adminToken, courier, {
      delivered: 2,
      refused: 1,
    })
    await visit(page, '/admincash')
    const clicks = await countClicks(page)
    await page.getByRole('link', { name: `Settle with ${courier}` }).click()
    const rows = [`RS-${first},${PRICE},30`, `RS-${second},${PRICE},30`, `RS-${refused},0,15`]
    await page.getByLabel('Statement (CSV or Excel)').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['AWB,COD amount,Fee', ...rows].join('\r\n')),
    })
    await expect(page.getByText('3 lines can be compared.')).toBeVisible()
    await page.getByRole('button', { name: 'Compare' }).click()
    const settlement = page.getByRole('region', { name: /^Settlement \d+$/ })
    await settlement.getByText('Find it in the bank’s or wallet’s file').click()
    const arrived = 2 * PRICE - 30 - 30 - 15 - LEFT_OUT
    await settlement.getByLabel('Bank or wallet file (CSV or Excel)').setInputFiles({
      name: 'bank.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(bankFile(courier, arrived)),
    })
    const line = settlement.getByRole('listitem').filter({ hasText: courier })
    await line.getByRole('button', { name: 'Choose' }).click()
    await expect(line.getByRole('button', { name: 'Chosen', pressed: true })).toBeVisible()
    await expect(settlement.getByLabel(/^Amount that arrived/)).toHaveValue(arrived.toFixed(2))
    const difference = settlement.getByRole('group', { name: /^EGP 3\.00 less arrived/ })
    await expect(difference.getByLabel('Carry it to the next statement')).toBeChecked()
    if (owed === 0) {
      await difference.getByLabel('Write it off').click()
      await page.keyboard.type('Bank charges')
    }
    await expectAccessible(page)
    await settlement.getByRole('button', { name: 'Close the settlement' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close the settlement' }).click()
    await expect(page.getByText(`Closed: EGP ${arrived.toFixed(2)} handed over.`)).toBeVisible()
    // Opening the dialogs for both files are clicks, too.
    expect((await clicks()) + 2).toBeLessThanOrEqual(9)

    expect(await readOwed(shop.url, adminToken, courier)).toBe(owed)
    const why = page.locator('summary', { hasText: /^Why EGP/ })
    if (owed === 0) await expect(why).toBeHidden()
    else await expect(why).toHaveText(`Why EGP ${owed}.00?`)
  })
}
