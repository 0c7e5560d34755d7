import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { CATEGORIES } from '../domain/categories'
import { startSlowLine } from './slow-line'
import { expect, test } from './test'

const PAGES = ['/', '/allfood', '/search?query=cat', '/productdetails/1', '/login', '/signup']
const PRIVATE_PAGES = ['/cartpage', '/checkout', '/profile']

for (const width of [320, 360, 768, 1280, 1920]) {
  test(`Nothing is wider than the screen at ${width} pixels`, async ({
    signedIn: page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await request.post('/cart/1', { headers: { authorization: `Bearer ${token}` } })
    for (const path of [...PAGES, ...PRIVATE_PAGES]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBe(0)
    }
  })
}

for (const path of [...PAGES, ...PRIVATE_PAGES, `/${CATEGORIES[1].key}`]) {
  test(`No accessibility fault that a machine can find is on ${path}`, async ({
    signedIn: page,
    request,
  }) => {
    await page.goto('/')
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await request.post('/cart/1', { headers: { authorization: `Bearer ${token}` } })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ).toEqual([])
  })
}

/** What moved by itself since the page was opened, as the sum of the browser's layout shifts. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
}

/** When the browser has shown what it has. */
function painted(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}

const SHOP_PAGES = ['/', '/catfood', '/productdetails/1', '/search?query=dog']

test('Loading a page moves nothing', async ({ page }) => {
  for (const path of SHOP_PAGES) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await painted(page)
    expect(await layoutShift(page), path).toBeLessThan(0.02)
  }
})

for (const width of [360, 768, 1280]) {
  test(`A page that comes in pieces, and its text face last, moves nothing at ${width} pixels`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    let committed: Promise<unknown> = Promise.resolve()
    const line = await startSlowLine(shop.url, async () => {
      await committed
      await painted(page)
    })
    for (const path of SHOP_PAGES) {
      committed = page.waitForEvent('framenavigated')
      await page.goto(line.url + path)
      await page.waitForLoadState('networkidle')
      await painted(page)
      expect(await layoutShift(page), path).toBeLessThan(0.02)
    }
    await line.close()
  })
}
