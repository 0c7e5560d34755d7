import { type MessageKey, translate } from '../domain/messages'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { createPaymobServer, PAYMOB_INTEGRATION } from '../server/test/paymob-server'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, type ShopProduct } from './api'
import { fillShipping } from './fill-shipping'
import { addSession, expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

const PHONE = { width: 360, height: 780 }

const paymob = createPaymobServer()

setUpOwnShop(async () => {
  await paymob.start()
  const { secretKey, publicKey, apiKey, hmacSecret, apiUrl } = paymob.standIn.settings
  return {
    PAYMOB_SECRET_KEY: secretKey,
    PAYMOB_PUBLIC_KEY: publicKey,
    PAYMOB_API_KEY: apiKey,
    PAYMOB_HMAC_SECRET: hmacSecret,
    PAYMOB_INTEGRATIONS: `card:${PAYMOB_INTEGRATION}`,
    PAYMOB_API_URL: apiUrl,
  }
})

test.afterAll(() => paymob.stop())

test.use({ viewport: PHONE })

const orderPath = ({ id }: ShopProduct) => `/checkout?product=${id}&quantity=1`

/** The state of the only order of an account. */
async function orderOf(shopUrl: string, token: string) {
  const { orders } = await graphql<{
    orders: {
      nodes: { id: string; amountToPayNow: number; paid: number; payments: { state: string }[] }[]
    }
  }>(shopUrl, token, '{ orders(first: 5) { nodes { id amountToPayNow paid payments { state } } } }')
  expect(orders.nodes).toHaveLength(1)
  const [order] = orders.nodes
  if (!order) throw new Error('There is no order')
  return order
}

for (const locale of LOCALES) {
  const t = (key: MessageKey, parameters = {}) => translate(key, parameters, locale)

  test(`A customer chooses to pay by card, is declined, goes back, and pays: ${locale}`, async ({
    adminToken,
    page,
    shop,
  }) => {
    const product = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 200 })
    const token = await createShopper(shop.url)
    await addSession(page, token, 'Nour')
    await visit(page, localizePath(orderPath(product), locale))
    await fillShipping(page, {}, locale)
    const card = page.getByRole('radio', { name: t('pay.choice.paymobCard') })
    await expect(page.getByRole('radio', { name: t('pay.choice.cashOnDelivery') })).toBeChecked()
    await card.check()
    await expect(page.getByText(t('pay.nextPage'))).toBeVisible()
    await expectToFit(page, PHONE.width)
    await expectAccessible(page)

    // Whoever taps twice places one order with one payment.
    await page.getByRole('button', { name: t('pay.placeAndPay') }).dblclick()
    await expect(page.getByRole('heading', { name: 'Paymob' })).toBeVisible()
    const { id } = await orderOf(shop.url, token)
    expect(paymob.standIn.intentions.filter(({ amount }) => amount === 20_000)).toHaveLength(1)

    // The back button leads to the page of the payment, not to an empty checkout.
    await page.goBack()
    await expect(page.getByRole('heading', { name: t('pay.waiting.title') })).toBeVisible()
    await expectToFit(page, PHONE.width)
    await expectAccessible(page)
    await page.getByRole('button', { name: t('pay.goOn') }).dblclick()
    await page.getByRole('link', { name: 'Decline' }).click()

    await expect(page.getByRole('heading', { name: t('pay.failed.title') })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(t('pay.failed.text', { id }))
    await expectAccessible(page)
    expect((await orderOf(shop.url, token)).payments).toEqual([{ state: 'FAILED' }])

    await page.getByRole('button', { name: t('pay.now.paymobCard') }).click()
    await page.getByRole('link', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: t('pay.paid.title') })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(t('pay.paid.text', { id }))
    await expect(page.getByRole('button', { name: t('pay.now.paymobCard') })).toBeHidden()
    await expectToFit(page, PHONE.width)
    await expectAccessible(page)
    expect(await orderOf(shop.url, token)).toEqual({
      id,
      amountToPayNow: 0,
      paid: 200,
      payments: [{ state: 'FAILED' }, { state: 'PAID' }],
    })
    paymob.reset()
  })

  test(`A visitor pays, and the report is lost: the page asks: ${locale}`, async ({
    adminToken,
    page,
    shop,
  }) => {
    const product = await createProduct(shop.url, adminToken, { name: 'Cat bed', price: 300 })
    await visit(page, localizePath(orderPath(product), locale))
    await page.getByLabel(t('checkout.name'), { exact: true }).fill('Mona Ali')
    await page.getByLabel(t('account.mobile'), { exact: true }).fill('010 1234 5678')
    await page.getByLabel(t('account.email'), { exact: true }).fill(`mona-${locale}@example.com`)
    await page.getByLabel(t('checkout.governorate'), { exact: true }).selectOption('GZ')
    await page.getByLabel(t('checkout.area'), { exact: true }).fill('Dokki')
    await page.getByLabel(t('checkout.street'), { exact: true }).fill('12 Mossadak St')
    await page.getByRole('radio', { name: t('pay.choice.paymobCard') }).check()
    await page.getByRole('button', { name: t('pay.placeAndPay') }).click()
    await page.getByRole('link', { name: 'Pay silently' }).click()
    await expect(page.getByRole('heading', { name: t('pay.paid.title') })).toBeVisible()
    paymob.reset()
  })
}

test('An order is paid later from its page, and an address that says it was paid does not pay it', async ({
  adminToken,
  page,
  shop,
}) => {
  const product = await createProduct(shop.url, adminToken, { name: 'Cat bowl', price: 150 })
  const token = await createShopper(shop.url)
  await addSession(page, token, 'Nour')
  // The provider is away while the order is placed.
  paymob.standIn.onRequest((response) => response.destroy())
  await visit(page, orderPath(product))
  await fillShipping(page)
  await page.getByRole('radio', { name: 'By card, now' }).check()
  await page.getByRole('button', { name: 'Place order and pay' }).click()
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  paymob.standIn.onRequest(undefined)

  const { id } = await orderOf(shop.url, token)
  await visit(page, `/orders/${id}`)
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Pay by card' }).click()
  await expect(page.getByRole('heading', { name: 'Paymob' })).toBeVisible()
  const [intention] = paymob.standIn.intentions
  await visit(page, `${intention?.redirection_url}?success=true&pending=false&amount_cents=15000`)
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  expect((await orderOf(shop.url, token)).paid).toBe(0)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('link', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await page.getByRole('link', { name: 'View the order' }).click()
  await expect(page.getByText('Paid already')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeHidden()
})
