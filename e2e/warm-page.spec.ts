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
})

const requested: string[] = []

test('One that intercepts and observes requests, and prints …', async ({ page, context }) => {
  expect(page).toBe(earlier)
  page.on('request', (request) => requested.push(request.url()))
  context.once('page', () => requested.push('a page'))
  await page.route('**/login', (route) => route.fulfill({ body: 'Intercepted' }))
  await context.route('**/assets/*', (route) => route.abort())
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/robots.txt')
  expect(requested).toHaveLength(1)
  requested.length = 0
})

test('… leaves none of that to the next, which has the same page', async ({ page }) => {
  expect(page).toBe(earlier)
  const response = await page.goto('/login')
  expect(await response?.text()).not.toBe('Intercepted')
  await expect(page.getByLabel('Email')).toBeVisible()
  const media = ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']
  expect(
    await page.evaluate((queries) => queries.map((query) => matchMedia(query).matches), media),
  ).toEqual([false, false, false])
  await page.evaluate(() => void window.open('/cartpage'))
  await expect.poll(() => page.context().pages().length).toBe(2)
  expect(requested).toEqual([])
})

test('One that opens another page has its page closed', async ({ page, context }) => {
  expect(page).not.toBe(earlier)
  expect(earlier?.isClosed()).toBe(true)
  expect(context.pages()).toEqual([page])
})
