import type { Page } from '@playwright/test'
import { createProduct, graphql, send, signIn } from './api'
import { fillShipping } from './fill-shipping'
import { addSession, expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

const ADDRESS = '12 شارع طلعت حرب، شقة 7'
const CITY = '6 أكتوبر'
const FIRST_NAME = 'منى'
const SECOND_NAME = 'علي 2'
const PRODUCT = 'رمل قطط 10 كجم'
const API_KEY = 'مفتاح 1'
const SEARCH = 'رمل قطط 10'
const WORD = 'رمل'

// In the sample catalogue the new product would not be among those on `/adminHome`.
setUpOwnShop()

// The size of the product is on its card, too.
const TYPED = [
  ADDRESS,
  CITY,
  FIRST_NAME,
  `${FIRST_NAME} ${SECOND_NAME}`,
  PRODUCT,
  '10 كجم',
  API_KEY,
  SEARCH,
  WORD,
]

/** Finds Arabic texts that do not have an isolating element to themselves. */
function findMixedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate((typed) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const mixed: string[] = []
    let seen = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      if (!/[\u0600-\u06ff]/.test(text) || node.parentElement?.closest('script, style, a[lang]'))
        continue
      seen += 1
      const isolate = node.parentElement?.closest('bdi, [dir="auto"]')
      // SVG has no isolating element: the labels of charts have isolating characters.
      const alone = isolate ? isolate.textContent : /^\u2068(.*)\u2069$/.exec(text)?.[1]
      const plain = alone?.replaceAll('\u00a0', ' ').replace(/^"(.*)"$/, '$1')
      if (!plain || !typed.includes(plain)) mixed.push(text)
    }
    return seen === 0 ? ['No Arabic text is shown'] : mixed
  }, TYPED)
}

async function expectIsolated(page: Page, path: string, text: string): Promise<void> {
  await visit(page, path)
  await expect(page.locator('main').getByText(text).first()).toBeAttached()
  expect(await findMixedTexts(page), path).toEqual([])
}

test('Arabic text typed by users is isolated wherever it is shown', async ({
  page,
  shop,
  adminToken,
}) => {
  test.slow(true, 'It visits every page that shows what users have typed.')
  const email = 'mona.bidi@example.com'
  const account = { email, password: 'secret1', mobile: '1012345678' }
  const names = { first_name: FIRST_NAME, second_name: SECOND_NAME }
  await send(`${shop.url}/register`, 'POST', { body: { ...account, ...names } })
  const token = await signIn(shop.url, email, account.password)
  const product = await createProduct(shop.url, adminToken, { name: PRODUCT, price: 90, stock: 1 })
  await graphql(
    shop.url,
    adminToken,
    `mutation ($name: String!) {
      createWebhook(input: {url: "https://tool.example.com/", events: [PRODUCT_CHANGED]}) { secret }
      createApiKey(input: {name: $name, scopes: [READ_ORDERS]}) { key }
    }`,
    { name: API_KEY },
  )
  await send(`${shop.url}/cart/${product.id}`, 'POST', { token })
  await addSession(page, token, FIRST_NAME)

  await expectIsolated(page, '/cartpage', PRODUCT)
  await expectIsolated(page, '/checkout', PRODUCT)
  await fillShipping(page, { area: CITY, street: ADDRESS })
  await expect(page.getByLabel('Street and building')).toHaveCSS('direction', 'rtl')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Order placed successfully!')).toBeVisible()
  await expectIsolated(page, '/profile', ADDRESS)
  await expectIsolated(page, `/productdetails/${product.id}`, PRODUCT)
  await expectIsolated(page, `/search?query=${encodeURIComponent(SEARCH)}`, PRODUCT)
  await page.getByRole('combobox').fill(WORD)
  await expect(page.getByRole('option', { name: PRODUCT })).toBeVisible()
  expect(await findMixedTexts(page)).toEqual([])

  const adminPage = await page.context().newPage()
  await adminPage.addInitScript((key) => {
    localStorage.setItem('token', key)
    localStorage.setItem('userName', 'Shop')
  }, adminToken)
  await visit(adminPage, `/adminproducts?search=${encodeURIComponent(SEARCH)}`)
  const row = adminPage.getByRole('row', { name: PRODUCT })
  await row.getByLabel(`Actions: ${PRODUCT}`).click()
  await row.getByRole('button', { name: `Delete Product: ${PRODUCT}` }).click()
  await expect(adminPage.getByRole('dialog')).toContainText(PRODUCT)
  expect(await findMixedTexts(adminPage)).toEqual([])
  await expectIsolated(adminPage, '/adminHome', PRODUCT)
  await adminPage
    .getByRole('button', { name: `Delete Product: ${PRODUCT}` })
    .first()
    .click()
  await expect(adminPage.getByRole('dialog')).toContainText(PRODUCT)
  expect(await findMixedTexts(adminPage)).toEqual([])
  await expectIsolated(adminPage, '/adminsales', PRODUCT)
  await expect(adminPage.locator('.name-tick', { hasText: 'رمل' })).toBeVisible()
  expect(await findMixedTexts(adminPage)).toEqual([])
  await visit(adminPage, `/updateproduct/${product.id}`)
  await expect(adminPage.getByLabel('Name', { exact: true })).toHaveCSS('direction', 'rtl')
  await expectIsolated(adminPage, '/adminorder', CITY)
  await adminPage
    .getByRole('link', { name: /^Order #/ })
    .first()
    .click()
  await expect(adminPage.getByRole('article').getByText(ADDRESS)).toBeVisible()
  expect(await findMixedTexts(adminPage)).toEqual([])
  await adminPage
    .getByRole('link', { name: /^Order sheet/ })
    .first()
    .click()
  await expect(adminPage.getByRole('heading', { name: 'Order sheet' })).toBeVisible()
  await expect(adminPage.getByText(ADDRESS)).toBeVisible()
  expect(await findMixedTexts(adminPage)).toEqual([])
  const [first, last] = await adminPage.getByText(ADDRESS).evaluate((element) => {
    const text = element.firstChild as Text
    return [0, text.length - 1].map((at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().x
    })
  })
  expect(first, 'The 12 is to the right of the 7').toBeGreaterThan(last ?? 0)

  await expectIsolated(adminPage, '/adminkeys', API_KEY)
  await adminPage.getByRole('button', { name: `Revoke ${API_KEY}` }).click()
  await expect(adminPage.getByRole('dialog')).toContainText(API_KEY)
  expect(await findMixedTexts(adminPage)).toEqual([])
  await visit(adminPage, '/adminkeys')
  await adminPage.getByRole('button', { name: 'Create API key' }).click()
  await adminPage.getByLabel('Name', { exact: true }).fill(API_KEY)
  await adminPage.getByRole('checkbox').first().check()
  await adminPage.getByRole('button', { name: 'Create key' }).click()
  await expect(adminPage.getByRole('status').getByText(API_KEY)).toBeVisible()
  expect(await findMixedTexts(adminPage)).toEqual([])
  await expectIsolated(adminPage, '/adminwebhooks', PRODUCT)
})
