import { expect, test } from './test'
import { visit } from './visit'

const SCREEN_ONLY = [
  { path: '/', role: 'navigation' },
  { path: '/catfood', role: 'navigation' },
  { path: '/catfood', role: 'button' },
  { path: '/productdetails/1', role: 'button' },
  { path: '/cartpage', role: 'button' },
  { path: '/profile', role: 'button' },
] as const

test('Shop pages print without navigation and buttons', async ({ signedIn: page }) => {
  for (const { path, role } of SCREEN_ONLY) {
    await visit(page, path)
    const parts = page.getByRole(role)
    await expect.poll(() => parts.count(), `${path} has a ${role}`).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await expect(parts, `${path} prints no ${role}`).toHaveCount(0)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})
