import type { Page } from '@playwright/test'

function listen(): void {
  // A label sends a second click to its checkbox, which nobody made.
  document.addEventListener('click', ({ detail }) => {
    if (detail > 0) {
      sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1))
    }
  })
}

/** Counts the clicks in a page, also across its documents. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(listen)
  await page.evaluate(() => sessionStorage.removeItem('clicks'))
  await page.evaluate(listen)
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('clicks')))
}
