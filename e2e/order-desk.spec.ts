import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { countClicks } from './click-counter'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

interface OrderState {
  readonly id: string
  readonly status: string
  readonly confirmationState: string
  readonly shipmentState: string
  readonly shipment: { readonly courierName: string | null } | null
}

/** Places so many orders, all of which need confirmation, and returns their numbers. */
async function placeOrders(shopUrl: string, adminToken: string, count: number) {
  await graphql(
    shopUrl,
    adminToken,
    `mutation ($input: ConfirmationRulesInput!) {
      updateConfirmationRules(input: $input) { userErrors { message } }
    }`,
    {
      input: {
        includesAllOrders: true,
        includesFirstOfPhone: true,
        above: null,
        lateAfterHours: 24,
      },
    },
  )
  const toy = await createProduct(shopUrl, adminToken, { name: 'Cat toy', price: 20 })
  const shopper = await createShopper(shopUrl, { first_name: 'Salma' })
  const ids: number[] = []
  while (ids.length < count) ids.push(await placeOrder(shopUrl, shopper, toy))
  return ids
}

/** The newest orders, as the API has them. */
async function readOrders(shopUrl: string, token: string, first: number) {
  const { adminOrders } = await graphql<{ adminOrders: { nodes: OrderState[] } }>(
    shopUrl,
    token,
    `query ($first: Int!) {
      adminOrders(first: $first) {
        nodes { id status confirmationState shipmentState shipment { courierName } }
      }
    }`,
    { first },
  )
  return adminOrders.nodes
}

/** One second, and as much more as a busy machine needs. */
const SIXTY_TRANSACTIONS = { timeout: 40_000 }

test('60 orders go from placed to handed over in at most 15 clicks', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  test.slow(true, 'It places 60 orders and acts on each four times.')
  await placeOrders(shop.url, adminToken, 60)
  await visit(page, '/adminorder')
  await expect(page.getByRole('rowheader')).toHaveCount(60)
  const clicks = await countClicks(page)
  const toolbar = page.getByRole('region', { name: 'Selected orders' })
  const dialog = page.getByRole('dialog')

  await page.getByRole('checkbox', { name: 'Select all shown' }).click()
  await toolbar.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByRole('button', { name: 'Confirm 60 orders' }).click()
  await expect(page.getByText('60 orders confirmed.')).toBeVisible(SIXTY_TRANSACTIONS)
  await toolbar.getByRole('button', { name: 'Pack' }).click()
  await dialog.getByRole('button', { name: 'Pack 60 orders' }).click()
  await expect(page.getByText('60 orders packed.')).toBeVisible(SIXTY_TRANSACTIONS)
  await toolbar.getByRole('button', { name: 'Hand over' }).click()
  await dialog.getByLabel('Name of the courier').fill('Bosta')
  await dialog.getByRole('button', { name: 'Add courier' }).click()
  await dialog.getByRole('button', { name: 'Hand over 60 orders' }).click()
  await expect(page.getByText('60 orders handed over.')).toBeVisible(SIXTY_TRANSACTIONS)

  expect(await clicks()).toBeLessThanOrEqual(15)
  const orders = await readOrders(shop.url, adminToken, 60)
  expect(orders).toEqual(
    orders.map(({ id }) => ({
      id,
      status: 'PROCESSING',
      confirmationState: 'CONFIRMED',
      shipmentState: 'WITH_COURIER',
      shipment: { courierName: 'Bosta' },
    })),
  )

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'To hand over 60' })).toBeVisible(SIXTY_TRANSACTIONS)
  const undone = await readOrders(shop.url, adminToken, 60)
  expect(new Set(undone.map(({ shipmentState }) => shipmentState))).toEqual(new Set(['PACKED']))
  await expectAccessible(page)
})

test('A view, a filter and the open order are in the address, and going back restores them', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const [id] = await placeOrders(shop.url, adminToken, 1)
  await visit(page, '/adminorder')
  await page.getByRole('link', { name: 'To confirm 1' }).click()
  await expect(page).toHaveURL(/\?view=TO_CONFIRM$/)
  await expect(page.getByRole('rowheader')).toHaveText([`#${id}`])
  // Anywhere on the row.
  await page.getByRole('row', { name: `#${id}` }).click()
  const order = page.getByRole('article', { name: `Order #${id}` })
  await expect(order).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`\\?view=TO_CONFIRM&order=${id}$`))
  await expectAccessible(page)
  await page.goBack()
  await expect(order).toBeHidden()
  await expect(page.getByRole('rowheader')).toHaveText([`#${id}`])
  await page.goBack()
  await page.getByRole('checkbox', { name: `Select order #${id}` }).check()
  await page.getByRole('button', { name: 'Pack' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 order will be packed.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('An order is confirmed and packed with the keyboard alone', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const [older, newer] = await placeOrders(shop.url, adminToken, 2)
  await visit(page, '/adminorder')
  await page.getByRole('link', { name: `Order #${newer}` }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: `Order #${older}` })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: `Select order #${older}` })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: `order #${older}` })).toBeFocused()
  const confirm = page.getByRole('article').getByRole('button', { name: 'Confirm' })
  for (let tabs = 0; tabs < 10; tabs += 1) {
    await page.keyboard.press('Tab')
    if (await confirm.evaluate((button) => button === document.activeElement)) break
  }
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Order #${older} confirmed.`)).toBeVisible()
  const pack = page.getByRole('article').getByRole('button', { name: 'Pack' })
  await pack.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Parcels' })).toBeFocused()
  await pack.press('Enter')
  await expect(page.getByText(`Order #${older} packed.`)).toBeVisible()
  await page.getByRole('button', { name: 'Close details' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: `Order #${older}` })).toBeFocused()
  const orders = await readOrders(shop.url, adminToken, 2)
  expect(orders.find(({ id }) => id === String(older))).toMatchObject({
    status: 'PROCESSING',
    confirmationState: 'CONFIRMED',
    shipmentState: 'PACKED',
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('the first screen shows four orders, each with a call and a chat in reach', async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    const [first] = await placeOrders(shop.url, adminToken, 4)
    for (const path of ['/adminorder', '/ar/adminorder']) {
      await visit(page, path)
      const rows = page.locator('tbody tr')
      await expect(rows.nth(3)).toBeInViewport({ ratio: 1 })
      for (const link of await rows
        .nth(3)
        .locator('a:is([href^="tel:"], [href*="wa.me/20"])')
        .all()) {
        const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 }
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      }
      await expectAccessible(page)
      await expectToFit(page, 360)
      await page.setViewportSize({ width: 360, height: 780 })
    }
    await visit(page, `/adminorder?order=${first}`)
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('article')).toBeVisible()
    await expectAccessible(page)
    expect(await sheet.evaluate((box) => [box.clientWidth, box.clientHeight])).toEqual([360, 780])
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})
