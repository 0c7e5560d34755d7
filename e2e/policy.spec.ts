import { expect, test } from './test'
import { visit } from './visit'

// Violations are logged to the console, and every journey fails on console errors.
test('Form validation runs no code that the Content Security Policy blocks', async ({
  signedIn: page,
}) => {
  for (const [path, button] of [
    ['/signup', 'Sign up'],
    ['/login', 'Sign in'],
  ] as const) {
    await visit(page, '/')
    await page.evaluate(() => localStorage.clear())
    await visit(page, path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('This field is required.').first()).toBeVisible()
  }
})
