import { ADMIN } from './shop-server'
import { expect, test } from './test'
import { visit } from './visit'

const ADMIN_STYLES = /\/assets\/admin-styles-[^"]+\.css/

test('Shop pages inline their styles and load none of the admin pages', async ({
  signedIn: page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') files.push(request.url())
  })
  for (const path of ['/', '/catfood', '/productdetails/1', '/search?query=cat', '/cartpage']) {
    const response = await visit(page, path)
    const html = (await response?.text()) ?? ''
    expect(html.match(/\.product-card\b/)?.[0], path).toBe('.product-card')
    expect(
      html.match(/\.admin|admin-styles|\.sheet|\.printout|\.webhooks|\.chart/),
      path,
    ).toBeNull()
    await page.waitForLoadState('networkidle')
  }
  expect(files).toEqual([])
})

test('An admin page is styled before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const response = await page.goto('/adminDashboard')
  expect(await response?.text()).toMatch(ADMIN_STYLES)
  await expect(page.locator('.desk')).toHaveCSS('display', 'grid')
  await context.close()
})

test('An admin page is shown only once its stylesheet has loaded', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(ADMIN_STYLES, async (route) => {
    await released
    await route.continue()
  })
  await visit(page, '/login')
  const requested = page.waitForRequest(ADMIN_STYLES)
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await requested
  await expect(page.locator('.progress[data-active]')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.locator('.desk')).toHaveCSS('display', 'grid')
})
