import { translate } from '../domain/messages'
import { childCategories, topCategories } from '../domain/products/categories'
import { expectAccessible } from './accessibility'
import { createShopper, send } from './api'
import { getPage } from './get-page'
import { addSession, expect, test } from './test'
import { visit } from './visit'

/** The owner's pages. */
const OWNER_PATHS = [
  '/adminDashboard',
  '/adminHome',
  '/addproduct',
  '/updateproduct/1',
  '/adminorder',
  '/adminsettings',
]

test('The menus link to every category', async ({ page }) => {
  await visit(page, '/')
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

test('The bar is one line from 1024 pixels on; with large text the drawer replaces it', async ({
  page,
}) => {
  for (const path of ['/', '/ar']) {
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 })
      await visit(page, path)
      const items = page.locator('.menus__item')
      const tops = await items.evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect().top),
      )
      expect(new Set(tops).size, `${path} at ${width} pixels`).toBe(1)
      await expect(items.first()).toBeVisible()
    }
    await page.setViewportSize({ width: 1280, height: 700 })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await expect(page.locator('.menus__bar')).toBeHidden()
    await page.locator('.header__menu').click()
    await expect(page.locator('.drawer').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
})

test('On a phone the menus are in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shop by category' })
  await expect(drawer.getByRole('link', { name: 'Ear Care' })).toBeHidden()
  await drawer.getByLabel('Show HealthCare categories').click()
  await drawer.getByRole('link', { name: 'Ear Care' }).click()
  await expect(page).toHaveURL(/\/earcare$/)
  await expect(drawer).toBeHidden()
})

test('The drawer begins with cats, dogs and offers, and ends with orders, help and the language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  for (const [path, names, last] of [
    ['/', ['For cats', 'For dogs', 'Offers', 'Food', 'Treats'], 'العربية'],
    ['/ar', ['للقطط', 'للكلاب', 'العروض', 'الأكل', 'التريتس'], 'English'],
  ] as const) {
    await visit(page, path)
    await page.locator('.header__menu').click()
    const links = page.locator('.drawer').getByRole('link').filter({ visible: true })
    await expect(links.last()).toHaveText(last)
    expect((await links.allTextContents()).slice(0, 5).map((text) => text.trim())).toEqual(names)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
  await visit(page, '/')
  await page.locator('.header__menu').click()
  const drawer = page.locator('.drawer')
  await drawer.getByLabel('Show For cats categories').click()
  await drawer.getByRole('link', { name: 'Litters' }).first().click()
  await expect(page).toHaveURL(/\/litters$/)
})

test.describe('Without the menu', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('If the menu cannot be loaded, its button leads to all products', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.route('**/menu-dialog*.js', (route) => route.abort())
    await visit(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page).toHaveURL(/\/shop$/)
  })
})

for (const fonts of ['the shop’s fonts', 'the fonts of the device'] as const) {
  test.describe(`With ${fonts}`, () => {
    test.use({ expectedConsole: [/Failed to load resource/] })

    test('the first price is within the first screen of a phone', async ({ page }) => {
      if (fonts !== 'the shop’s fonts') await page.route('**/*.woff2', (route) => route.abort())
      await page.setViewportSize({ width: 360, height: 780 })
      for (const path of ['/', '/ar']) {
        await visit(page, path)
        const box = await page.locator('.price').first().boundingBox()
        expect((box?.y ?? 999) + (box?.height ?? 0), path).toBeLessThan(780)
      }
    })
  })
}

test('On a phone the footer is at most half a screen; in the checkout it is a few lines', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const footer = page.getByRole('contentinfo')
  for (const path of ['/', '/ar']) {
    await visit(page, path)
    await expect(footer.getByRole('heading').first()).toBeVisible()
    await expect(footer.locator('address')).toBeVisible()
    expect((await footer.boundingBox())?.height, path).toBeLessThanOrEqual(390)
  }
  const token = await createShopper(shop.url)
  // Without anything to order, the page soon says so, with the footer of all pages.
  await send(`${shop.url}/cart/1`, 'POST', { token, body: { quantity: 1 } })
  await addSession(page, token, 'Mona')
  for (const path of ['/checkout', '/ar/checkout']) {
    await visit(page, path)
    await expect(page.locator('form.checkout')).toBeVisible()
    await expect(footer.getByRole('heading').first()).toBeVisible()
    await expect(footer.locator('address')).toBeVisible()
    await expect(footer.getByRole('listitem')).toHaveCount(0)
    expect((await footer.boundingBox())?.height, path).toBeLessThanOrEqual(195)
  }
})

test('On a phone the delivery promise above the header is shown whole, in two lines at most', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/login', '/ar/login']) {
    await visit(page, path)
    const promise = page.locator('.top-bar__promise')
    await expect(promise).toBeVisible()
    const hidden = await promise.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ],
    )
    expect(hidden, path).toEqual([0, 0])
    expect((await page.locator('.top-bar').boundingBox())?.height, path).toBe(44)
  }
})

test('The header links to home, profile, cart and sign-in', async ({ page }) => {
  await visit(page, '/beds')
  await page.getByRole('link', { name: 'Mishmish, home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
  await expect(page.getByRole('link', { name: 'Cart', exact: true }).first()).toHaveAttribute(
    'href',
    '/cartpage',
  )
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
})

test('Every page has a footer with about and contact', async ({ request }) => {
  for (const path of [
    '/',
    '/toys',
    '/search?query=cat',
    '/productdetails/1',
    '/cartpage',
    '/login',
    ...OWNER_PATHS,
  ]) {
    const footer = /<footer[\s\S]*<\/footer>/.exec(await getPage(request, path))?.[0]
    expect(footer, path).toContain('About Mishmish')
    expect(footer, path).toContain('hello@pets.example.com')
  }
})

test('The header greets users by name, and Logout shows Sign In again without leaving the page', async ({
  signedIn: page,
}) => {
  await visit(page, '/beds')
  await expect(page.getByText('Mona!')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(page).toHaveURL(/\/beds$/)
  const stored = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('userName'),
  ])
  expect(stored).toEqual([null, null])
})

test.describe('An unknown URL', () => {
  // The browser logs the status of the page.
  test.use({ expectedConsole: [/status of 404/] })

  test('shows a page of its own', async ({ page }) => {
    const response = await visit(page, '/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('heading', { name: 'Trending Products' })).toBeVisible()
  })
})
