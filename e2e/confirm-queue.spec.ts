import type { Page } from '@playwright/test'
import { translate } from '../domain/messages'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, graphql, placeOrder } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

/** A key as a keyboard with an Arabic layout sends it. */
const press = (page: Page, code: string, key: string) =>
  page.evaluate(
    (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })),
    { code, key },
  )

/** Two orders of one customer and one of another, all of which are to be confirmed. */
async function placeOrders(shopUrl: string, adminToken: string) {
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
  const bed = await createProduct(shopUrl, adminToken, { name: 'Dog bed', price: 300 })
  const mona = await createShopper(shopUrl, { first_name: 'Mona' })
  const first = await placeOrder(shopUrl, mona, toy, 2)
  const second = await placeOrder(shopUrl, mona, bed)
  return { first, second }
}

test('The queue is worked by keyboard, with the message that the owner has worded', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  const { first, second } = await placeOrders(shop.url, adminToken)
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))

  await visit(page, '/adminsettings')
  const field = page.getByRole('textbox', { name: 'Please confirm your order (Arabic)' })
  await field.fill('طلبك {orderNumber}: {itemz}\n{link}')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText(/^Line 1: .*\{itemz\}/)).toBeVisible()
  for (const name of [
    'Please confirm your order (English)',
    'Please confirm your order (Arabic)',
  ]) {
    await page.getByRole('textbox', { name }).fill('{name}: {items} ({total})\n{link}')
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  for (const width of [360, 768, 1280]) await expectToFit(page, width)

  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/adminorder?view=TO_CONFIRM')
  await page.getByRole('link', { name: 'Confirm one by one' }).click()
  const card = page.locator('.queue__card')
  for (const id of [first, second]) {
    await expect(card.getByRole('checkbox', { name: `Order #${id}` })).toBeChecked()
  }
  const whatsApp = card.getByRole('link', { name: /^WhatsApp to/ })
  await expect(whatsApp).toHaveAttribute('href', /text=/)
  const href = decodeURIComponent((await whatsApp.getAttribute('href')) ?? '')
  expect(href).toContain('2 × Cat toy, 1 × Dog bed (EGP 340.00)')
  for (const id of [first, second]) expect(href).toContain(`/confirm/${id}.`)
  await expectAccessible(page)

  const chat = page.waitForEvent('popup')
  await press(page, 'KeyW', 'ص')
  await (await chat).close()
  await expect(card.getByText(/Message sent .* by /)).toBeVisible()

  await press(page, 'KeyC', 'ؤ')
  await expect(page.getByText('2 orders confirmed.')).toBeVisible()
  await expect(page.getByText('No order is waiting to be confirmed')).toBeVisible()
  for (const id of [first, second]) {
    const { orderTimeline } = await graphql<{ orderTimeline: { kind: string }[] }>(
      shop.url,
      adminToken,
      'query ($id: ID!) { orderTimeline(id: $id) { kind } }',
      { id },
    )
    expect(orderTimeline.map(({ kind }) => kind)).toEqual(['PLACED', 'MESSAGE_SENT', 'CONFIRMED'])
  }
})

for (const locale of LOCALES) {
  test(`What is needed to ask is in view without scrolling: ${locale}`, async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    await placeOrders(shop.url, adminToken)
    const t = (key: Parameters<typeof translate>[0]) => translate(key, {}, locale)
    for (const [width, height] of [
      [1280, 900],
      [768, 1024],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height })
      await visit(page, localizePath('/adminconfirm', locale))
      const card = page.locator('.queue__card')
      await expect(card.locator('.queue__items').last()).toBeVisible()
      await expect(card.locator('a[href^="https://wa.me/"]')).toBeVisible()
      await expect(card.getByRole('button', { name: t('orders.act.missCall') })).toBeInViewport()
      await expect(card.locator('a[href^="https://wa.me/"]')).toBeInViewport()
      await expect(card.locator('a[href^="tel:"]')).toBeInViewport()
      await expect(card.getByRole('button', { name: t('orders.act.cancel') })).toBeInViewport()
      if (width >= 768) {
        await expect(card.locator('.queue__history')).toBeInViewport()
        for (const items of await card.locator('.queue__items').all()) {
          await expect(items).toBeInViewport({ ratio: 1 })
        }
      }
      await expectAccessible(page)
      await page.screenshot({ path: `test-results/queue-${locale}-${width}.png` })
      await expectToFit(page, width)
    }
  })
}
