import { randomInt } from 'node:crypto'
import { type MessageKey, translate } from '../domain/messages'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectPlainFrame, expectToFit } from './accessibility'
import { createProduct, graphql } from './api'
import { addSession, expect, test } from './test'
import { reload, visit } from './visit'

const PHONE = { width: 360, height: 780 }

/** A number that nobody has ordered with: its first order is to be confirmed. */
const newPhone = () => `+2010${String(randomInt(100_000_000)).padStart(8, '0')}`

interface Link {
  readonly id: string
  readonly path: string
}

async function placeOrder(shopUrl: string, token: string, adminToken: string): Promise<Link> {
  const product = await createProduct(shopUrl, adminToken, { name: 'Cat toy', price: 200 })
  const { checkout } = await graphql<{ checkout: { order: { id: string } } }>(
    shopUrl,
    token,
    'mutation ($input: CheckoutInput!) { checkout(input: $input) { order { id } } }',
    {
      input: {
        lines: [{ productId: product.id, quantity: 2, price: 200 }],
        total: 400,
        phone: newPhone(),
        shippingAddress: {
          governorate: 'C',
          area: 'Zamalek',
          street: '5 Hassan Sabry St',
          floor: '3',
          apartment: '12',
          landmark: null,
          courierNote: 'Ring twice',
        },
      },
    },
  )
  const { id } = checkout.order
  const { adminOrder } = await graphql<{ adminOrder: { confirmationUrl: string } }>(
    shopUrl,
    adminToken,
    'query ($id: ID!) { adminOrder(id: $id) { confirmationUrl } }',
    { id },
  )
  const { pathname } = new URL(adminOrder.confirmationUrl)
  return { id, path: pathname.replace(/^\/ar\//, '/') }
}

for (const locale of LOCALES) {
  const t = (key: MessageKey, parameters = {}) => translate(key, parameters, locale)

  test(`A customer corrects the phone and confirms the order with the link, without signing in: ${locale}`, async ({
    adminToken,
    browser,
    page,
    shop,
    shopperToken,
  }) => {
    const { id, path } = await placeOrder(shop.url, shopperToken, adminToken)
    await page.setViewportSize(PHONE)
    const response = await visit(page, shop.url + localizePath(path, locale))
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    await expect(
      page.getByRole('heading', { level: 1, name: t('confirm.toConfirm.title') }),
    ).toBeVisible()
    const order = page.getByRole('article')
    await expect(order).toContainText('400.00')
    await expect(order).toContainText('5 Hassan Sabry St')
    await expectAccessible(page)
    await expectPlainFrame(page)
    await expect(page.getByRole('banner').getByRole('link', { name: t('nav.home') })).toBeVisible()

    await page.getByRole('button', { name: t('confirm.correct') }).click()
    await page.getByLabel(t('checkout.phone')).fill('01112345678')
    await page.getByLabel(t('checkout.courierNote')).fill('Call before you come')
    await expectAccessible(page)
    for (const width of [320, 360, 768, 1280]) await expectToFit(page, width)
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: t('confirm.save') }).click()
    await expect(page.getByText(t('confirm.saved'))).toBeVisible()
    await expect(order).toContainText('01112345678')
    await expect(order).toContainText('Call before you come')

    await page.getByRole('button', { name: t('confirm.confirm') }).click()
    const confirmed = page.getByRole('heading', { level: 1, name: t('confirm.isConfirmed.title') })
    await expect(confirmed).toBeVisible()
    await reload(page)
    await expect(confirmed).toBeVisible()
    await expectAccessible(page)

    const { adminOrder } = await graphql<{ adminOrder: object }>(
      shop.url,
      adminToken,
      `query ($id: ID!) {
        adminOrder(id: $id) { status phone confirmationState confirmedBy confirmationUrl }
      }`,
      { id },
    )
    expect(adminOrder).toEqual({
      status: 'PROCESSING',
      phone: '+201112345678',
      confirmationState: 'CONFIRMED',
      confirmedBy: 'LINK',
      confirmationUrl: null,
    })
    const ownersPage = await browser.newPage()
    await addSession(ownersPage, adminToken, 'Shop')
    await visit(ownersPage, `${shop.url}/adminorder?search=${id}&order=${id}`)
    const listed = ownersPage.getByRole('article', { name: `Order #${id}`, exact: true })
    await expect(listed).toContainText('01112345678')
    await expect(listed).toContainText('Processing')
    await ownersPage.close()
  })
}

test('The owner decides which orders need confirmation', async ({ adminPage: page }) => {
  await visit(page, '/adminconfirmation')
  const form = page.getByRole('form', { name: translate('confirmation.title', {}, 'en') })
  await expect(form.getByRole('checkbox', { name: /first order/ })).toBeChecked()
  await expectAccessible(page)
  for (const width of [320, 360, 768, 1280]) await expectToFit(page, width)
  await form.getByRole('button', { name: translate('confirmation.save', {}, 'en') }).click()
  await expect(page.getByText(translate('confirmation.saved', {}, 'en'))).toBeVisible()
})

test('A customer cancels the order with the link, and a wrong link says so', async ({
  adminToken,
  page,
  shop,
  shopperToken,
}) => {
  const { path } = await placeOrder(shop.url, shopperToken, adminToken)
  await page.setViewportSize(PHONE)
  await visit(page, shop.url + path)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason (optional)').fill('Ordered twice')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order was cancelled')
  await expectAccessible(page)
  await visit(page, `${shop.url}${path}x`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link does not work any more',
  )
  await expectAccessible(page)
})
