import type { Page } from '@playwright/test'

/** Counts the clicks in a page. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let count = 0
    // A label sends a second click to its checkbox, which nobody made.
    document.addEventListener('click', ({ detail }) => {
      if (detail > 0) document.body.dataset.clicks = String(++count)
    })
  })
  return async () => Number(await page.evaluate(() => document.body.dataset.clicks))
}
