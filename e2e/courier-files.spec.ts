import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder, readOrder } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const OWNERS = 'mutation ($input: CourierInput!) { addCourier(input: $input) { courier { id } } }'

async function addCourier(shopUrl: string, adminToken: string, name: string): Promise<string> {
  const { addCourier: added } = await graphql<{ addCourier: { courier: { id: string } } }>(
    shopUrl,
    adminToken,
    OWNERS,
    { input: { name } },
  )
  return added.courier.id
}

const SHIPMENT = 'status shipmentState shipment { trackingNumber refusalReason }'

/** Reads a file of the company on its page, up to the preview. */
async function readFileOfCompany(page: Page, text: string): Promise<void> {
  await visit(page, '/admincouriers')
  await page.getByRole('link', { name: 'Read a file from Nile Express' }).click()
  await page
    .getByLabel('File (CSV or Excel)')
    .setInputFiles({ name: 'nile.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test('Orders go to a company and come back by its files', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const courierId = await addCourier(shop.url, adminToken, 'Nile Express')
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 20 })
  const shopper = await createShopper(shop.url, { first_name: 'Salma' })
  const [delivered, refused] = [
    await placeOrder(shop.url, shopper, toy),
    await placeOrder(shop.url, shopper, toy),
  ]
  const ids = [delivered, refused].map(String)
  await graphql(
    shop.url,
    adminToken,
    'mutation ($ids: [ID!]!) { packOrders(ids: $ids) { userErrors { message } } }',
    { ids },
  )

  // The file for the company, with a heading of its own.
  await visit(page, '/adminorder')
  await page.getByRole('checkbox', { name: 'Select all shown' }).click()
  await page
    .getByRole('region', { name: 'Selected orders' })
    .getByText('More', { exact: true })
    .click()
  await page.getByRole('button', { name: 'File for courier' }).click()
  const dialog = page.getByRole('dialog', { name: 'File for courier' })
  await dialog.getByRole('checkbox', { name: 'Area' }).uncheck()
  await dialog.getByRole('textbox', { name: 'Heading of Amount to collect' }).fill('COD')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download 2 orders' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\r\n')[0]).toBe(
    '\uFEFFOrder number,Recipient,Phone,Governorate,Address,COD,Note,Items,Number of parcels',
  )
  expect(csv).toContain('1 × Cat toy')
  // The columns are remembered.
  await page
    .getByRole('region', { name: 'Selected orders' })
    .getByText('More', { exact: true })
    .click()
  await page.getByRole('button', { name: 'File for courier' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Heading of Amount to collect' })).toHaveValue(
    'COD',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // Its tracking numbers.
  await readFileOfCompany(page, `Order,AWB\n${delivered},NX-1\n${refused},NX-2\n`)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('2 orders will change.')).toBeVisible()
  await page.getByRole('button', { name: 'Change 2 orders' }).click()
  await expect(page.getByText('No order will change.')).toBeVisible()
  await graphql(
    shop.url,
    adminToken,
    'mutation ($ids: [ID!]!, $courierId: ID!) { handOverOrders(ids: $ids, courierId: $courierId) { userErrors { message } } }',
    { ids, courierId },
  )
  expect(await readOrder(shop.url, adminToken, delivered, SHIPMENT)).toMatchObject({
    shipment: { trackingNumber: 'NX-1' },
  })

  // The courier reports the outcome of the parcels in a file.
  const report = 'AWB,Status\nNX-1,Delivered\nNX-2,Rejected\nNX-9,Delivered\n'
  await readFileOfCompany(page, report)
  await page.getByLabel('Reason of “Rejected”').selectOption({ label: 'Too expensive' })
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('cell', { name: 'No such parcel with this courier' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page, 360)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Change 2 orders' }).click()
  await expect(page.getByText('No order will change.')).toBeVisible()
  expect(await readOrder(shop.url, adminToken, delivered, SHIPMENT)).toMatchObject({
    status: 'COMPLETED',
    shipmentState: 'DELIVERED',
  })
  expect(await readOrder(shop.url, adminToken, refused, SHIPMENT)).toMatchObject({
    shipmentState: 'REFUSED',
    shipment: { refusalReason: 'PRICE' },
  })

  // Words that are not wholly understood change nothing until somebody says what they mean.
  await readFileOfCompany(page, 'AWB,Status\nNX-1,Delivered to agent\nNX-2,Delivery failed\n')
  await expect(page.getByLabel('“Delivered to agent” means')).toHaveValue('')
  await expect(page.getByLabel('“Delivery failed” means')).toHaveValue('NOTHING')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(
    page.getByRole('cell', { name: 'Say above what this word means', exact: true }),
  ).toBeVisible()
  await expect(page.getByText('No order will change.')).toBeVisible()

  // The meaning of its words is remembered.
  await readFileOfCompany(page, report)
  await expect(page.getByLabel('Reason of “Rejected”')).toHaveValue('PRICE')
})
