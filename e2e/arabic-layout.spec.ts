import type { Page } from '@playwright/test'
import { PAPER_KINDS, paperAddress } from '../client/orders/orders/admin/paper/paper-address'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, placeOrder, send } from './api'
import { addSession, expect, test } from './test'
import { visit } from './visit'

const WIDTHS = [320, 360, 768, 1280]

// Each page, and an element that shows that it has loaded.
const VISITOR_PAGES = [
  { path: '', content: 'article' },
  { path: '/allfood', content: 'article' },
  { path: '/search?query=cat', content: 'article' },
  { path: '/productdetails/1', content: 'article' },
  { path: '/login', content: 'form' },
  { path: '/signup', content: 'form' },
  { path: '/help/delivery', content: 'h2' },
  { path: '/help/privacy', content: 'h2' },
  { path: '/nowhere', content: 'h1' },
]

const SHOPPER_PAGES = [
  { path: '/cartpage', content: '.stepper' },
  { path: '/checkout', content: '[type=tel]' },
  { path: '/profile', content: 'article' },
  { path: '/favourites', content: '.favourites' },
  { path: '/pets', content: '.pets' },
]

const ADMIN_PAGES = [
  { path: '/adminDashboard', content: '.recharts-bar-rectangle' },
  { path: '/adminHome', content: '.slider__slide' },
  { path: '/addproduct', content: 'form' },
  { path: '/updateproduct/1', content: 'form' },
  { path: '/adminorder', content: '.data-table' },
  { path: '/adminneworder', content: 'form' },
  { path: '/adminorder/[id]', content: 'article' },
  ...PAPER_KINDS.map((kind) => ({ path: paperAddress(kind, ['[id]']), content: 'article' })),
  { path: '/adminproducts', content: 'table' },
  { path: '/adminimport', content: '[type=file]' },
  { path: '/adminsearchterms', content: '.search-terms, .empty-state' },
  { path: '/admindiscounts', content: '.discounts, .empty-state' },
  { path: '/adminconfirm', content: '.queue, .empty-state' },
  { path: '/adminpack', content: 'form' },
  { path: '/adminreceive', content: 'form' },
  { path: '/adminhandovers', content: '.empty-state' },
  { path: '/admincash', content: '.empty-state' },
  { path: '/adminexports', content: '.exports' },
  { path: '/adminmissedsearches', content: 'table, .empty-state' },
  { path: '/admincollections', content: 'table, .empty-state' },
  { path: '/adminexpenses', content: 'table, .empty-state' },
  { path: '/adminreports', content: '.report-question' },
  { path: '/adminprofit', content: '.profit__table' },
  { path: '/adminstockvalue', content: '.report table' },
  { path: '/adminsales', content: '.recharts-bar-rectangle' },
  { path: '/admincouriers', content: '.empty-state' },
  { path: '/admindelivery', content: 'fieldset' },
  { path: '/adminconfirmation', content: 'form' },
  { path: '/adminkeys', content: 'table, .empty-state' },
  { path: '/adminwebhooks', content: '.empty-state' },
  { path: '/adminstock', content: 'form' },
  { path: '/adminexpiring', content: '.admin__tools' },
  { path: '/adminlog', content: '.admin__tools' },
  { path: '/adminmails', content: '.empty-state' },
  { path: '/admincustomers', content: '.admin__tools' },
  { path: '/adminbanners', content: '.home-preview h1' },
  { path: '/adminpages', content: 'table' },
  { path: '/adminpages/delivery', content: '.page-preview h2' },
  { path: '/adminstaff', content: 'table' },
]

async function expectLayout(page: Page, path: string, content: string): Promise<void> {
  await visit(page, `/ar${path}`)
  await expect(page.locator('main').locator(content).first(), path).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await test.step(path, async () => {
    await expectAccessible(page)
    for (const width of WIDTHS) await expectToFit(page, width)
  })
}

test.describe('With an expected response of 404', () => {
  test.use({ expectedConsole: [/404/] })

  test('Visitors’ pages in Arabic fit every width and have no accessibility violations', async ({
    page,
  }) => {
    for (const { path, content } of VISITOR_PAGES) await expectLayout(page, path, content)
  })
})

test('Shoppers’ pages in Arabic fit every width and have no accessibility violations', async ({
  page,
  shop,
  adminToken,
}) => {
  const token = await createShopper(shop.url)
  const toy = await createProduct(shop.url, adminToken, { name: 'Displayed toy', price: 20 })
  await placeOrder(shop.url, token, toy)
  await send(`${shop.url}/cart/1`, 'POST', { token, body: { quantity: 1 } })
  await addSession(page, token, 'Nour')
  for (const { path, content } of SHOPPER_PAGES) await expectLayout(page, path, content)
})

test('The language link of the menu is aligned with the other entries', async ({ adminPage }) => {
  await adminPage.setViewportSize({ width: 1280, height: 900 })
  // The distance between the start of an entry, in the page's direction, and its text.
  const indents = (isArabic: boolean) =>
    adminPage.locator('.rail-sections > li > .desk-link, .desk-exits .desk-link').evaluateAll(
      (links, fromRight) =>
        links.map((link) => {
          const range = document.createRange()
          range.selectNodeContents(link.querySelector('.desk-link__text') ?? link)
          const [box, text] = [link.getBoundingClientRect(), range.getBoundingClientRect()]
          return Math.round(fromRight ? box.right - text.right : text.left - box.left)
        }),
      isArabic,
    )
  for (const path of ['/adminkeys', '/ar/adminkeys']) {
    await visit(adminPage, path)
    await expect(adminPage.locator('.rail a[hreflang]')).toBeVisible()
    expect(new Set(await indents(path.startsWith('/ar'))).size, path).toBe(1)
  }
})

// A test each: together they take longer than a test may on a slow machine.
for (const { path, content } of ADMIN_PAGES) {
  test(`${path} in Arabic fits every width and has no accessibility violations`, async ({
    adminPage,
    adminToken,
    shop,
  }) => {
    const toy = await createProduct(shop.url, adminToken, { name: 'Displayed toy', price: 20 })
    const id = await placeOrder(shop.url, await createShopper(shop.url), toy)
    await expectLayout(adminPage, path.replace('[id]', String(id)), content)
  })
}

test('Without scripts, the link to sign in fits on one line on a phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  for (const [path, name] of [
    ['/ar', 'تسجيل الدخول'],
    ['/', 'Sign In'],
  ] as const) {
    await page.goto(path)
    const link = page.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const lines = await link.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return new Set([...text.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines, path).toBe(1)
  }
  await context.close()
})
