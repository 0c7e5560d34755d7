import { chromium } from '@playwright/test'
import { localizePath } from '../domain/messages/locale'
import { findFullBrowser } from './browser'
import { expect, test } from './test'

// The headless shell has no back/forward cache, and Playwright turns it off in every other browser.
const executablePath = findFullBrowser()

const PAGES = [
  '/',
  '/catfood',
  '/shop',
  '/search?query=cat',
  '/productdetails/1',
  '/cartpage',
  '/login',
  '/help/delivery',
]

test('Going back shows a page of the shop as it was left', async ({ baseURL }) => {
  test.skip(executablePath === undefined, 'It needs a Chromium with a user interface.')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    for (const path of PAGES) {
      const context = await browser.newContext({ baseURL: baseURL ?? '' })
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(() =>
        window.addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.restored = String(persisted)
        }),
      )
      // Another language's page is another document.
      await page.goto(localizePath('/help/returns', 'ar'), { waitUntil: 'networkidle' })
      await page.evaluate(() => window.history.back())
      await expect(page.locator('html[data-restored="true"]'), path).toHaveCount(1)
      await context.close()
    }
  } finally {
    await browser.close()
  }
})
