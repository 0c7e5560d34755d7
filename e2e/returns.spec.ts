import { type MessageKey, translate } from '../domain/messages'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { addSession, expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

const PHONE = { width: 360, height: 780 }

const ar = (key: MessageKey, parameters = {}) => translate(key, parameters, 'ar')

test('A shopper asks for a return in Arabic on a phone, and the owner receives and refunds it', async ({
  adminToken,
  browser,
  page,
  shop,
}) => {
  const toy = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 200, stock: 9 })
  const shopper = await createShopper(shop.url)
  const id = await placeOrder(shop.url, shopper, toy, 2)
  const orderPath = `${shop.url}/ar/orders/${id}`
  const region = page.getByRole('region', { name: ar('return.title') })
  await addSession(page, shopper, 'Nour')
  await page.setViewportSize(PHONE)

  await visit(page, orderPath)
  await expect(page.getByRole('list', { name: ar('order.items') })).toBeVisible()
  await expect(region).toHaveCount(0)

  await graphql(
    shop.url,
    adminToken,
    'mutation ($id: ID!) { setOrderStatus(id: $id, status: COMPLETED) { userErrors { message } } }',
    { id },
  )
  await visit(page, orderPath)
  await region.getByRole('button', { name: ar('return.start') }).click()
  await region.getByRole('checkbox', { name: 'Cat toy' }).check()
  await region.getByRole('button', { name: ar('cart.decreaseNamed', { name: 'Cat toy' }) }).click()
  await region.getByLabel(ar('return.reason')).selectOption(ar('return.reason.changedMind'))
  await region.getByLabel(ar('return.note')).fill('القطة خافت منها')
  await expect(region).toContainText('200.00')
  await expectAccessible(page)
  for (const width of [320, 360, 768, 1280]) await expectToFit(page, width)
  await page.setViewportSize(PHONE)
  await region.getByRole('button', { name: ar('return.send') }).click()
  await expect(region).toContainText(ar('return.state.requested'))
  await expect(region.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  const ownersPage = await browser.newPage()
  await addSession(ownersPage, adminToken, 'Shop')
  await visit(ownersPage, `${shop.url}/adminorder?view=RETURNS&order=${id}`)
  const panel = ownersPage.getByRole('region', { name: 'Returns' })
  await expect(panel).toContainText('القطة خافت منها')
  await panel.getByRole('button', { name: 'Accept' }).click()
  await panel.getByLabel('Message to the customer').fill('Our courier comes on Sunday')
  await expectAccessible(ownersPage)
  await panel.getByRole('button', { name: 'Accept' }).click()
  await expect(panel).toContainText('Waiting for the items')
  await ownersPage.setViewportSize(PHONE)
  // On phones, the panel is a dialog, which starts anew.
  await expect(ownersPage.getByRole('dialog')).toBeVisible()
  await panel.getByRole('button', { name: 'Receive items' }).click()
  await expectToFit(ownersPage, 360)
  await expect(panel.getByLabel('Refund in EGP')).toHaveValue('200')
  await panel.getByLabel('Refund in EGP').fill('150')
  await panel.getByLabel('Why it is less').fill('The box is missing')
  await expectAccessible(ownersPage)
  await panel.getByRole('button', { name: 'Receive items' }).click()
  await expect(panel).toContainText('Returned')
  await expect(panel).toContainText('150.00')

  await visit(page, orderPath)
  await expect(region).toContainText(ar('return.state.received'))
  await expect(region).toContainText('150.00')
  await expect(region).toContainText('The box is missing')
  const { adminOrder, adminProduct } = await graphql<{ adminOrder: object; adminProduct: object }>(
    shop.url,
    adminToken,
    `query ($id: ID!, $productId: ID!) {
      adminOrder(id: $id) { status paymentState amountDue returned }
      adminProduct(id: $productId) { stock }
    }`,
    { id, productId: toy.id },
  )
  expect(adminOrder).toEqual({
    status: 'COMPLETED',
    paymentState: 'REMITTED',
    amountDue: 0,
    returned: 150,
  })
  expect(adminProduct).toEqual({ stock: 8 })
})
