import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects axe to find no accessibility violations. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // Returns only the violations: the whole report takes longer to transfer than to produce.
  const problems = await page.evaluate(async () => {
    // While a toast or a sheet fades in, its contrast is too low. Skeletons never end.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
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

declare global {
  interface Window {
    /** Set by AXE. */
    readonly axe: typeof axe
  }
}

/** A page for one task has the shop's logo and language, but none of its menus, search and cart. */
export async function expectPlainFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('img')).toBeVisible()
  await expect(page.getByRole('banner').locator('a[hreflang]')).toHaveCount(1)
  for (const role of ['search', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
}
