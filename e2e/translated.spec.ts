import type { Page } from '@playwright/test'
import { createProduct, graphql, send } from './api'
import { fillShipping } from './fill-shipping'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

// The sample shop has no delivery fee, whose row changes at the checkout.
setUpOwnShop()

// React reports what it had not hydrated yet, and renders it anew.
test.use({ expectedConsole: [/React error #418/] })

/** Zero-width, so that the page reads as before. */
const MARK = '\u200b'

/** Does to the page what Google Translate does: every text is replaced by two `font` elements, later ones, too. */
function translatePage(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    const translate = (text: Text) => {
      const parent = text.parentElement
      if (
        !parent ||
        !text.nodeValue?.trim() ||
        parent.closest('font, script, style, textarea, title')
      )
        return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = mark + text.nodeValue
      outer.append(inner)
      parent.insertBefore(outer, text)
      text.remove()
    }
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      texts.forEach(translate)
      if (root instanceof Text) translate(root)
    }
    document.documentElement.lang = 'ar'
    document.documentElement.className = 'translated-rtl'
    translateAll(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateAll)
    }).observe(document.body, { childList: true, subtree: true })
  }, MARK)
}

const isTranslated = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 }).locator('font').first()).toBeAttached()

test('A translated page filters, fills the cart and orders, with amounts that follow', async ({
  signedIn: page,
  shopperToken,
  adminToken,
  shop,
}) => {
  for (let item = 1; item <= 14; item += 1) {
    const name = item > 12 ? `Dog food ${item}` : `Cat food ${item}`
    await createProduct(shop.url, adminToken, { name, price: 10 + item })
  }
  await graphql(
    shop.url,
    adminToken,
    'mutation ($rate: DeliveryRateInput!) { updateDeliveryRates(areas: [C], rate: $rate) { userErrors { code } } }',
    { rate: { fee: 30, freeFrom: null, minDays: null, maxDays: null, note: null, noteAr: null } },
  )
  await visit(page, `${shop.url}/allfood`)
  await translatePage(page)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Cats/ }).check()
  await expect(page.getByRole('link', { name: 'Remove filter: Cats' })).toBeVisible()
  await expect(page.locator('.product-card').filter({ hasText: 'Dog' })).toHaveCount(0)
  await isTranslated(page)

  const toy = await createProduct(shop.url, adminToken, { name: 'Translated Cat Toy', price: 40 })
  await send(`${shop.url}/cart/${toy.id}`, 'POST', { token: shopperToken, body: { quantity: 1 } })
  await visit(page, `${shop.url}/cartpage`)
  const total = page.locator('.summary__total')
  await expect(total).toContainText('EGP 40.00')
  await translatePage(page)
  await page.getByRole('button', { name: /^Increase quantity of/ }).click()
  await expect(total).toContainText('EGP 80.00')
  await expect(total).not.toContainText('EGP 40.00')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await isTranslated(page)
  await fillShipping(page)
  await expect(total).toContainText('EGP 110.00')
  await page.getByRole('button', { name: /Place order/ }).click()
  await expect(page.getByText('Order placed successfully!')).toBeVisible()
})

test('A page that is translated before its scripts are executed gets alive in its own language', async ({
  adminToken,
  page,
  shop,
}) => {
  const { id } = await createProduct(shop.url, adminToken, { name: 'Cat toy', price: 40 })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${shop.url}/productdetails/${id}`, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    document.documentElement.lang = 'ar'
  })
  release()
  await expect(page.locator('.account:empty')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(quantity).toHaveValue('2')
})
