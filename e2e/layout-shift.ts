import { expect, type Page } from '@playwright/test'

/** Sums the layout shifts since the page was opened. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
}

/** Resolves after the next paint. */
export function waitForPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}

const MAX_SHIFT = 0.02

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node?: Element }[]
}

/** Expects that next to nothing has moved by itself since the page was opened. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return (observer.takeRecords() as Shift[]).map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => node?.className || node?.nodeName).join(),
    }))
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT)
}
