import { expect, type Page } from '@playwright/test'

type Options = Parameters<Page['goto']>[1]

/** The account controls, and at the desk the role, are known in the browser only, so they show that the page is hydrated. */
const expectHydrated = (page: Page) =>
  expect(page.locator('.account:empty, .desk:not([data-role])')).toHaveCount(0)

/** Opens a page, and waits until it is hydrated; early-taps.spec.ts tests what is done before. */
export async function visit(page: Page, address: string, options?: Options) {
  const response = await page.goto(address, options)
  await expectHydrated(page)
  return response
}

/** Reloads a page likewise. */
export async function reload(page: Page) {
  const response = await page.reload()
  await expectHydrated(page)
  return response
}
