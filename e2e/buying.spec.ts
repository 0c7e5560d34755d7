import { expect, type Locator, type Page } from '@playwright/test'
import { type MessageKey, translate } from '#domain/messages'
import { LOCALES, type Locale, localizePath } from '#domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { countClicks } from './click-counter'
import { test } from './test'
import { reload, visit } from './visit'

const WIDTH = 360
const PRODUCT = '/productdetails/2'

/** Counts what a shopper does on a page. */
class Hand {
  readonly page: Page
  readonly #locale: Locale
  taps = 0
  typed = 0
  chosen = 0

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.#locale = locale
  }

  text(key: MessageKey, parameters = {}): string {
    return translate(key, parameters, this.#locale)
  }

  path(path: string): string {
    return localizePath(path, this.#locale)
  }

  button(key: MessageKey, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.text(key), exact: true })
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.click()
  }

  async type(key: MessageKey, text: string): Promise<void> {
    this.typed += 1
    await this.page.getByLabel(this.text(key), { exact: true }).fill(text)
  }

  async choose(key: MessageKey, value: string): Promise<void> {
    this.chosen += 1
    await this.page.getByLabel(this.text(key), { exact: true }).selectOption(value)
  }

  count() {
    const { taps, typed, chosen } = this
    return { taps, typed, chosen }
  }
}

async function expectGood(page: Page): Promise<void> {
  await expectToFit(page, WIDTH)
  await expectAccessible(page)
}

/** Fills in the checkout page as a new customer. */
async function fillCheckout(hand: Hand, email: string): Promise<void> {
  await hand.type('checkout.name', 'منى Ali')
  await hand.type('account.mobile', '010 1234 5678')
  await hand.type('account.email', email)
  await hand.choose('checkout.governorate', 'GZ')
  await hand.type('checkout.area', 'Dokki')
  await hand.type('checkout.street', '12 Mossadak St')
}

for (const locale of LOCALES) {
  test(`From a product to the doorbell on a phone: ${locale}`, async ({ page }, testInfo) => {
    await page.setViewportSize({ width: WIDTH, height: 780 })
    const newShopper = new Hand(page, locale)
    const { text } = { text: newShopper.text.bind(newShopper) }
    await visit(page, newShopper.path(PRODUCT))
    const clicks = await countClicks(page)
    await newShopper.tap(newShopper.button('product.orderNow').first())
    await expect(page).toHaveURL(/\/checkout\?product=\d+&quantity=1$/)
    await expect(newShopper.button('checkout.place')).toBeVisible()
    await fillCheckout(newShopper, `buyer${testInfo.workerIndex}${locale}@example.com`)
    await expect(page.locator('form.checkout input:visible')).toHaveCount(5)
    await expectGood(page)
    await reload(page)
    await expect(page.getByLabel(text('checkout.street'))).toHaveValue('12 Mossadak St')
    await newShopper.tap(newShopper.button('checkout.place'))
    await expect(page.getByText(text('checkout.placed'))).toBeVisible()
    // On two pages: the product and its checkout.
    expect(newShopper.count()).toEqual({ taps: 2, typed: 5, chosen: 1 })
    expect(await clicks()).toBeLessThanOrEqual(4)

    const home = newShopper.path('/')
    await expect(page).toHaveURL((url) => url.pathname === home)
    const panel = page.getByRole('region', { name: /\d/ }).filter({ hasText: text('order.thanks') })
    await expect(panel).toContainText('12 Mossadak St')
    await reload(page)
    await expect(panel).toBeVisible()
    await expectGood(page)
    await newShopper.button('order.close', panel).click()
    await expect(panel).toHaveCount(0)

    const returning = new Hand(page, locale)
    await visit(page, returning.path(PRODUCT))
    await returning.tap(returning.button('product.orderNow').first())
    await expect(page.getByRole('radio').first()).toBeChecked()
    await expectGood(page)
    await returning.tap(returning.button('checkout.place'))
    await expect(page.getByText(text('checkout.placed'))).toBeVisible()
    expect(returning.count()).toEqual({ taps: 2, typed: 0, chosen: 0 })

    await panel.getByRole('link', { name: text('order.view') }).click()
    await expect(page).toHaveURL(/\/orders\/\d+$/)
    const steps = page.getByRole('list', { name: text('order.progress') })
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    await expectGood(page)
    await page.getByRole('link', { name: text('order.receipt') }).click()
    await expect(page.getByText(text('receipt.tax'))).toBeVisible()
    await expectGood(page)
    await page.goBack()

    await returning.button('order.cancel').click()
    const dialog = page.getByRole('dialog', { name: text('order.cancelQuestion') })
    await dialog.getByLabel(text('order.cancelReason')).fill('طلبت بالخطأ')
    await expectAccessible(page)
    await returning.button('order.cancel', dialog).click()
    await expect(page.getByText(text('order.cancelled'))).toBeVisible()
    await expect(steps.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText('طلبت بالخطأ')).toBeVisible()

    await returning.button('order.again').click()
    await expect(page).toHaveURL(/\/cartpage$/)
    await visit(page, returning.path('/profile'))
    await expect(page.getByRole('heading', { name: text('address.saved') })).toBeVisible()
    await expect(page.getByText('12 Mossadak St').first()).toBeVisible()
    await expectGood(page)

    const saved = page.getByRole('region', { name: text('address.saved') })
    await saved
      .getByRole('button', { name: text('address.deleteOf', { address: '12 Mossadak St' }) })
      .click()
    const question = page.getByRole('dialog', { name: text('address.deleteQuestion') })
    await expectAccessible(page)
    await returning.button('address.delete', question).click()
    await expect(page.getByText(text('address.deleted'))).toBeVisible()
    await expect(saved.getByText(text('address.none'))).toBeVisible()
    await expect(saved.getByRole('heading')).toBeFocused()
    await expectGood(page)
    await reload(page)
    await expect(saved.getByText(text('address.none'))).toBeVisible()
  })
}

for (const locale of LOCALES) {
  test(`From a card through the cart to an order on a phone: ${locale}`, async ({
    page,
  }, testInfo) => {
    await page.setViewportSize({ width: WIDTH, height: 780 })
    const hand = new Hand(page, locale)
    await visit(page, hand.path('/toys'))
    const clicks = await countClicks(page)
    await hand.tap(page.locator('.product-card__foot button:enabled').first())
    await expect(page.getByText(hand.text('cart.kept'))).toBeVisible()
    await hand.tap(page.getByRole('link', { name: hand.text('cart.view'), exact: true }))
    const lines = page.getByRole('list', { name: hand.text('cart.title') }).getByRole('listitem')
    await expect(lines).toHaveCount(1)
    await expectGood(page)

    // Undo restores a removed line with its quantity.
    const others = new Hand(page, locale)
    await page.locator('.cart-line__remove').click()
    await expect(page.getByText(hand.text('cart.removed'))).toBeVisible()
    await expect(page.getByText(hand.text('cart.needLogin'))).toBeVisible()
    await expectAccessible(page)
    await others.tap(others.button('cart.undo'))
    await expect(lines).toHaveCount(1)

    await hand.tap(page.getByRole('link', { name: hand.text('cart.checkout'), exact: true }))
    await expect(hand.button('checkout.place')).toBeVisible()
    await fillCheckout(hand, `cart${testInfo.workerIndex}${locale}@example.com`)
    await hand.tap(hand.button('checkout.place'))
    await expect(page.getByText(hand.text('checkout.placed'))).toBeVisible()
    expect(hand.count()).toEqual({ taps: 4, typed: 5, chosen: 1 })
    // Besides those, two to remove a line and to put it back.
    expect(await clicks()).toBe(6)
    const home = hand.path('/')
    await expect(page).toHaveURL((url) => url.pathname === home)
    await visit(page, hand.path('/cartpage'))
    await expect(page.getByText(hand.text('cart.empty'))).toBeVisible()
  })

  test(`Who has an account signs in at the checkout, on a phone: ${locale}`, async ({
    page,
    shopper,
  }) => {
    await page.setViewportSize({ width: WIDTH, height: 780 })
    const hand = new Hand(page, locale)
    await visit(page, hand.path('/toys'))
    await page.locator('.product-card__foot button:enabled').first().click()
    await page.getByRole('link', { name: hand.text('cart.orderAsVisitor'), exact: true }).click()
    await hand.type('checkout.street', '7 Tahrir Square')
    await hand.button('checkout.haveAccount').click()
    const section = page.getByRole('region', { name: hand.text('checkout.haveAccount') })
    await section.getByLabel(hand.text('account.email'), { exact: true }).fill(shopper.email)
    await section.getByLabel(hand.text('account.password'), { exact: true }).fill('wrong1')
    await hand.button('account.signIn', section).click()
    await expect(section.getByRole('alert')).toHaveText(hand.text('account.invalidLogin'))
    await expectGood(page)
    await section.getByLabel(hand.text('account.password'), { exact: true }).fill(shopper.password)
    await hand.button('account.signIn', section).click()
    await expect(section).toHaveCount(0)
    await expect(page.getByLabel(hand.text('checkout.street'), { exact: true })).toHaveValue(
      '7 Tahrir Square',
    )
    await expect(page.locator('.summary__line')).toHaveCount(1)
    await expect(page).toHaveURL(/\/checkout$/)
  })
}

/** Of the checkout's own: pictures and the parts of every page are there already. */
const MAX_SCRIPTS = 24

test('“Order now” loads the checkout from when it is pressed, in two round trips', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTH, height: 740 })
  await visit(page, PRODUCT)
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  const queries: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (request.url().endsWith('/graphql')) queries.push(request.postData() ?? '')
  })
  let loaded = 0
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') loaded += 1
  })
  const button = page.getByRole('button', { name: 'Order now' }).first()
  const asked = page.waitForRequest(/checkout-page-/)
  await button.dispatchEvent('pointerdown', { bubbles: true })
  await asked
  await expect.poll(() => loaded).toBe(scripts.length)
  const pressed = scripts.length
  await button.click()
  await expect(page.getByRole('button', { name: 'Place order' }).first()).toBeVisible()
  expect(pressed).toBeLessThanOrEqual(MAX_SCRIPTS)
  expect(scripts.slice(pressed), 'Scripts that only the checkout asked for').toEqual([])
  expect(queries).toHaveLength(2)
})
