import type { Page } from '@playwright/test'
import { type MessageKey, translate } from '#domain/messages'
import { LOCALES, localizePath } from '#domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper } from './api'
import { expectNoLayoutShift } from './layout-shift'
import type { Shop } from './shop-server'
import { addSession, expect, setUpOwnShop, test } from './test'
import { reload, visit } from './visit'

setUpOwnShop()

const WIDTH = 360
const PRICE = 120
const english = (key: MessageKey, parameters = {}) => translate(key, parameters, 'en')

async function expectGood(page: Page): Promise<void> {
  await expectToFit(page, WIDTH)
  await expectAccessible(page)
}

/** The owner sets a fee for Giza, free from 500, and a code for 10 per cent. */
async function setFeeAndCode(page: Page, shop: Shop, code: string): Promise<void> {
  await visit(page, `${shop.url}/admindelivery`)
  await page.getByRole('checkbox', { name: /^Giza/ }).check()
  const rate = page.getByRole('form', {
    name: english('rates.selected', { count: 1 }),
  })
  await rate.getByLabel(english('rates.feeField')).fill('60')
  await rate.getByLabel(english('rates.freeFromField')).fill('500')
  await rate.getByLabel(english('rates.minDays')).fill('1')
  await rate.getByLabel(english('rates.maxDays')).fill('3')
  await rate.getByLabel(english('rates.noteField')).fill('Not on Fridays')
  await rate.getByLabel(english('rates.noteArField')).fill('ما عدا الجمعة')
  await expectGood(page)
  await rate.getByRole('button', { name: english('rates.save') }).click()
  await expect(page.getByText(english('rates.saved'))).toBeVisible()

  await visit(page, `${shop.url}/admindiscounts`)
  await page.getByRole('button', { name: english('discounts.new') }).click()
  const form = page.getByRole('form', { name: english('discounts.new') })
  await form.getByLabel(english('discounts.code'), { exact: true }).fill(code)
  await form.getByLabel(english('discounts.percent')).fill('10')
  await form.getByLabel(english('discounts.maxUses'), { exact: true }).fill('1')
  await form.getByRole('button', { name: english('discounts.save') }).click()
  await expect(page.getByText(english('discounts.saved'))).toBeVisible()
  await expect(page.getByText(english('discounts.usesOf', { uses: 0, max: 1 }))).toBeVisible()
  await expectGood(page)
}

for (const locale of LOCALES) {
  const t = (key: MessageKey, parameters = {}) => translate(key, parameters, locale)
  // Amounts are formatted alike in both languages, apart from the currency.
  const amount = (pounds: string) => new RegExp(pounds.replace('.', '\\.'))

  test(`A fee and a discount are shown from the product to the receipt: ${locale}`, async ({
    adminToken,
    browser,
    page,
    shop,
  }) => {
    const code = `WELCOME-${locale.toUpperCase()}`
    const product = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: PRICE })
    const ownersPage = await browser.newPage({ viewport: { width: WIDTH, height: 780 } })
    await addSession(ownersPage, adminToken, 'Shop')
    await setFeeAndCode(ownersPage, shop, code)

    const open = (path: string) => visit(page, shop.url + localizePath(path, locale))
    await page.setViewportSize({ width: WIDTH, height: 780 })
    await addSession(page, await createShopper(shop.url), 'Nour')
    await open(`/productdetails/${product.id}`)
    const delivery = page.getByRole('region', { name: t('fee.title') })
    await expect(delivery).toContainText(t('fee.depends'))
    await delivery.getByLabel(t('fee.deliverTo')).selectOption('GZ')
    await expect(delivery).toContainText(amount('60.00'))
    await expect(delivery).toContainText(amount('500.00'))
    await expect(delivery).toContainText(locale === 'ar' ? 'ما عدا الجمعة' : 'Not on Fridays')
    await expectGood(page)
    await reload(page)
    await expect(delivery).toContainText(amount('60.00'))
    await page.waitForLoadState('networkidle')
    await expectNoLayoutShift(page)

    await page
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .click()
    await expect(page.getByText(t('cart.itemAdded')).first()).toBeVisible()
    await open('/cartpage')
    const summary = page.getByRole('region', { name: t('cart.summary') })
    await expect(summary).toContainText(amount('380.00'))
    await expect(summary.locator('.summary__total')).toContainText(amount('180.00'))
    await expectGood(page)

    await open('/checkout')
    await page.getByLabel(t('checkout.governorate'), { exact: true }).selectOption('GZ')
    await page.getByLabel(t('checkout.area'), { exact: true }).fill('Dokki')
    await page.getByLabel(t('checkout.street'), { exact: true }).fill('12 Mossadak St')
    await page.getByRole('button', { name: t('discount.add') }).click()
    await page.getByRole('textbox', { name: t('discount.code') }).fill('nonsense')
    await page.getByRole('button', { name: t('discount.apply') }).click()
    await expect(page.getByRole('textbox', { name: t('discount.code') })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await page.getByRole('textbox', { name: t('discount.code') }).fill(code.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('discount.applied', { code }))).toBeVisible()
    const total = page.locator('.summary__total')
    await expect(total).toContainText(amount('168.00'))
    await expectGood(page)

    // The fee rises in the meantime: the shopper sees it before anything is ordered.
    await visit(ownersPage, `${shop.url}/admindelivery`)
    await ownersPage.getByRole('checkbox', { name: /^Giza/ }).check()
    await ownersPage.getByLabel(english('rates.feeField')).fill('70')
    await ownersPage.getByRole('button', { name: english('rates.save') }).click()
    await expect(ownersPage.getByText(english('rates.saved'))).toBeVisible()
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(total).toContainText(amount('178.00'))
    await expect(page).toHaveURL(/\/checkout$/)
    await page.getByRole('button', { name: t('checkout.place') }).click()
    await expect(page.getByText(t('checkout.placed'))).toBeVisible()

    await page.getByRole('link', { name: t('order.view') }).click()
    await expect(page).toHaveURL(/\/orders\/\d+$/)
    // The address changes first, while the confirmation still shows the same amounts.
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const title = t('order.number', { id })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText(t('discount.named', { code }))
    for (const text of ['-12.00', '70.00', '178.00']) {
      await expect(main).toContainText(amount(text.replace('-', '[-−]\\D*')))
    }
    await expectGood(page)
    await page.getByRole('link', { name: t('order.receipt') }).click()
    await expect(page.getByText(t('receipt.tax'))).toBeVisible()
    await expect(main).toContainText(amount('178.00'))

    await visit(ownersPage, `${shop.url}/admindiscounts`)
    await expect(ownersPage.getByRole('row', { name: code })).toContainText(
      english('discounts.usesOf', { uses: 1, max: 1 }),
    )
    await visit(ownersPage, `${shop.url}/adminorder`)
    await expect(ownersPage.getByRole('row').nth(1)).toContainText(amount('178.00'))
    await ownersPage.close()
  })
}
