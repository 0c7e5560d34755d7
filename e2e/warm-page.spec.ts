import type { Page } from '@playwright/test'
import { expect, test } from './test'

// One after another in one worker: each sees what the one before has left.
test.describe.configure({ mode: 'default' })

let earlier: Page | undefined

const storedKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])

test('A test that stores something in a page …', async ({ page, context }) => {
  earlier = page
  await page.addInitScript(() => localStorage.setItem('of-an-init-script', '1'))
  await page.goto('/login')
  await page.evaluate(() => {
    localStorage.setItem('local', '1')
    sessionStorage.setItem('session', '1')
  })
  await context.addCookies([{ name: 'cookie', value: '1', url: page.url() }])
  await page.setViewportSize({ width: 400, height: 400 })
  expect(await storedKeys(page)).toEqual(
    expect.arrayContaining(['local', 'of-an-init-script', 'session']),
  )
})

test('… leaves nothing of it to the next, which has the same page', async ({ page, context }) => {
  expect(page).toBe(earlier)
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 })
  await page.goto('/login')
  const keys = await storedKeys(page)
  for (const key of ['local', 'of-an-init-script', 'session']) expect(keys).not.toContain(key)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('cookie')
  await page.route('**/*', (route) => route.abort())
})

test('One that intercepts requests has its page closed', async ({ page }) => {
  expect(page).not.toBe(earlier)
  expect(earlier?.isClosed()).toBe(true)
  await page.goto('/login')
  earlier = page
  await page.evaluate(() => void window.open('/cartpage'))
  await expect.poll(() => page.context().pages().length).toBe(2)
})

test('So has one that opens another page', async ({ page, context }) => {
  expect(page).not.toBe(earlier)
  expect(earlier?.isClosed()).toBe(true)
  expect(context.pages()).toEqual([page])
})
