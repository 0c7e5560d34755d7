import AxeBuilder from '@axe-core/playwright'
import { CATEGORIES } from '../domain/categories'
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

test('No page has an accessibility fault that a machine can find', async ({
  signedIn: page,
  request,
}) => {
  await page.goto('/')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await request.post('/cart/1', { headers: { authorization: `Bearer ${token}` } })
  for (const path of [...PAGES, ...PRIVATE_PAGES, `/${CATEGORIES[1].key}`]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(
        ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    ).toEqual([])
  }
})

test('Loading a page moves nothing', async ({ page }) => {
  for (const path of ['/', '/catfood', '/productdetails/1', '/search?query=dog']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
            resolve(shifts.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          // Without any shift the observer never calls.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    expect(shift, path).toBeLessThan(0.02)
  }
})
