import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects axe to find no accessibility violations. */
export async function expectAccessible(page: Page): Promise<void> {
  // Legacy mode runs in the page itself instead of opening a second one for the report.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const problems = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  )
  expect(problems).toEqual([])
}

/** Expects no horizontal overflow at this viewport width. */
export async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // Charts resize asynchronously.
  await expect.poll(overflow, `at ${width}`).toBe(0)
}
