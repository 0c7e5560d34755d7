import { expect, type Page } from '@playwright/test'

const MAX_SHIFT = 0.02

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node?: Element }[]
}

/** The layout shifts since the page was opened, and the elements that moved in each. */
export function readLayoutShifts(
  page: Page,
): Promise<readonly { readonly value: number; readonly moved: string }[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return (observer.takeRecords() as LayoutShift[]).map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => node?.className || node?.nodeName).join(),
    }))
  })
}

/** Expects almost no layout shift since the page was opened, apart from the first `known` ones. */
export async function expectNoLayoutShift(page: Page, known = 0): Promise<void> {
  const shifts = (await readLayoutShifts(page)).slice(known)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT)
}

/** Resolves after the next paint. */
export function waitForPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}
