import { childCategories, topCategories } from '../domain/categories'
import { translate } from '../domain/messages'
import { expect, test } from './test'

test('The menus lead to every category of the table', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner').getByRole('navigation')
  for (const category of topCategories()) {
    const title = translate(category.title)
    await expect(bar.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/${category.key}`,
    )
    const children = childCategories(category)
    if (children.length === 0) continue
    await bar.getByRole('button', { name: `Show ${title} categories` }).click()
    for (const child of children) {
      await expect(
        bar.getByRole('link', { name: translate(child.title), exact: true }).first(),
      ).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(
      bar.getByRole('link', { name: translate(children[0]?.title ?? 'nav.home'), exact: true }),
    ).toBeHidden()
  }
})

test('On a phone the menus are in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shop by category' })
  await drawer.getByRole('link', { name: 'Ear Care' }).click()
  await expect(page).toHaveURL(/\/earcare$/)
  await expect(drawer).toBeHidden()
})

test('The logo leads home; profile, cart and Sign In have links', async ({ page }) => {
  await page.goto('/beds')
  await page.getByRole('link', { name: 'Mishmish, home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toHaveAttribute(
    'href',
    '/cartpage',
  )
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
})

test('The footer with about and contact stands on every page', async ({ page }) => {
  for (const path of [
    '/',
    '/toys',
    '/search?query=cat',
    '/productdetails/1',
    '/cartpage',
    '/login',
  ]) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('About Mishmish'), path).toBeVisible()
    await expect(footer.getByText('hello@pets.example.com'), path).toBeVisible()
  }
})

test('Signed in, the bar greets by name, and Logout brings Sign In back without leaving the page', async ({
  signedIn: page,
}) => {
  await page.goto('/beds')
  await expect(page.getByText('Mona!')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page).toHaveURL(/\/beds$/)
  const kept = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('userName'),
  ])
  expect(kept).toEqual([null, null])
})

test.describe('An unknown address', () => {
  // The browser itself reports the page's status.
  test.use({ expectedConsole: [/status of 404/] })

  test('shows a page of its own', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('heading', { name: 'Trending Products' })).toBeVisible()
  })
})
