import type { Page } from '@playwright/test'
import { expect, test } from './test'
import { visit } from './visit'

const WIDTHS = [360, 600, 768, 1024, 1280, 1700]

/** By how many pixels the prices of each row of cards are off one line, in the order of the page. */
function readOffsets(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const rows = new Map<number, number[]>()
    for (const card of document.querySelectorAll('.product-card')) {
      const { top, width } = card.getBoundingClientRect()
      const price = card.querySelector('.product-card__foot .price')
      // Slides beside the one that is shown have no width.
      if (!price || width === 0) continue
      const line = price.getBoundingClientRect().bottom
      rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), line])
    }
    return [...rows.values()].map((lines) => Math.round(Math.max(...lines) - Math.min(...lines)))
  })
}

for (const path of ['/', '/allfood', '/search?query=cat', '/productdetails/1', '/ar/allfood']) {
  test(`The prices of a row of cards stand on one line on ${path}`, async ({ page }) => {
    for (const width of WIDTHS) {
      // On phones, sliders show one card at a time.
      if (path === '/' && width <= 480) continue
      await page.setViewportSize({ width, height: 900 })
      await visit(page, path)
      await expect(page.locator('.product-card').first()).toBeAttached()
      // What is below the first screen is laid out after the first paint.
      await expect(page.locator('[data-painting]')).toHaveCount(0)
      const offsets = await readOffsets(page)
      expect(Math.max(...offsets), `${offsets} at ${width} pixels`).toBeLessThanOrEqual(1)
    }
  })
}
