import type { Locator, Page } from '@playwright/test'
import { CATEGORIES } from '../domain/products/categories'
import { expectAccessible, expectToFit } from './accessibility'
import { send } from './api'
import { expectNoLayoutShift, waitForPaint } from './layout-shift'
import { startSlowProxy } from './slow-proxy'
import { addSession, expect, test } from './test'
import { visit } from './visit'

const WIDTHS = [320, 360, 768, 1280, 1920]

const aCard = (page: Page) => page.getByRole('article').first()

// Each page, and an element that shows that it has loaded.
for (const { path, content } of [
  { path: '/', content: aCard },
  { path: '/allfood', content: aCard },
  { path: `/${CATEGORIES[1].key}`, content: aCard },
  { path: '/search?query=cat', content: aCard },
  { path: '/productdetails/1', content: aCard },
  { path: '/login', content: (page) => page.getByLabel('Email') },
  { path: '/signup', content: (page) => page.getByLabel('Email') },
  { path: '/forgotpassword', content: (page) => page.getByLabel('Email') },
  { path: '/resetpassword', content: (page) => page.getByLabel('New password') },
  { path: '/confirmemail', content: (page) => page.getByRole('button', { name: 'Confirm' }) },
  { path: '/stopmails', content: (page) => page.getByRole('button', { name: 'Stop them' }) },
  { path: '/cartpage', content: (page) => page.getByRole('region', { name: 'Summary' }) },
  { path: '/checkout', content: (page) => page.getByRole('button', { name: 'Place order' }) },
  { path: '/profile', content: (page) => page.getByText('@example.com') },
] satisfies readonly { path: string; content: (page: Page) => Locator }[]) {
  test(`${path} fits every screen width and has no accessibility violations`, async ({
    page,
    shop,
    shopper,
    shopperToken,
  }) => {
    await send(`${shop.url}/cart/1`, 'POST', { token: shopperToken, body: { quantity: 1 } })
    // These pages redirect signed-in users.
    const isForVisitors = path === '/login' || path === '/signup'
    if (!isForVisitors) await addSession(page, shopperToken, shopper.firstName)
    await visit(page, path)
    await expect(content(page)).toBeVisible()
    await expectAccessible(page)
    for (const width of WIDTHS) await expectToFit(page, width)
  })
}

const SHOP_PAGES = ['/', '/catfood', '/productdetails/1', '/search?query=dog', '/ar']

test('Loading a page causes no layout shift', async ({ page }) => {
  for (const path of SHOP_PAGES) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    await waitForPaint(page)
    await expectNoLayoutShift(page)
  }
})

for (const width of [360, 768, 1280]) {
  test(`A page that arrives in chunks, with its font last, causes no layout shift at ${width} pixels`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    let committed: Promise<unknown> = Promise.resolve()
    const proxy = await startSlowProxy(shop.url, async () => {
      await committed
      await waitForPaint(page)
    })
    for (const path of SHOP_PAGES) {
      committed = page.waitForEvent('framenavigated')
      await visit(page, proxy.url + path)
      await page.waitForLoadState('networkidle')
      await waitForPaint(page)
      await expectNoLayoutShift(page)
    }
    await proxy.close()
  })
}
