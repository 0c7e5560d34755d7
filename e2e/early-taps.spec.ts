import type { Page } from '@playwright/test'
import { expect, test } from './test'
import { visit } from './visit'

// If an element was inserted before hydration, React renders the page again.
test.use({ expectedConsole: [/Minified React error #418/] })

/**
 * Opens a page whose scripts are held back until the returned function is called, which resolves after
 * hydration.
 */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const opened = visit(page, path)
  await expect(page.locator('footer')).toBeVisible()
  await expect(page.locator('.account:empty')).toHaveCount(1)
  return async () => {
    release()
    await opened
  }
}

/** Counts the requests of a GraphQL operation. */
function count(page: Page, operation: string): () => number {
  let requests = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.postData()?.includes(operation)) requests += 1
  })
  return () => requests
}

test('A product that is tapped twice while scripts load is added once', async ({
  signedIn: page,
}) => {
  for (const path of ['/', '/catfood']) {
    const added = count(page, 'AddToCart(')
    const release = await openWithoutScripts(page, path)
    const button = page.locator('.product-card').first().getByRole('button')
    await button.click()
    await button.click()
    await expect(button).toHaveAttribute('data-held', '')
    await release()
    await expect(page.getByText('Product added to cart successfully!')).toBeVisible()
    await expect(page.locator('[data-held]')).toHaveCount(0)
    expect(added()).toBe(1)
    await page.unrouteAll()
  }
})

test('A quantity that is chosen while scripts load is added', async ({ signedIn: page }) => {
  const release = await openWithoutScripts(page, '/productdetails/7')
  await page.getByLabel('Quantity', { exact: true }).first().fill('3')
  const more = page.getByRole('button', { name: 'Increase quantity' }).first()
  await more.click()
  await more.click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await release()
  await expect(page.getByText('Item added to cart successfully!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible()
})

test('A sort order that is chosen while scripts load applies', async ({ page }) => {
  const release = await openWithoutScripts(page, '/catfood')
  await page.getByLabel('Sort by').selectOption({ index: 5 })
  await release()
  await expect(page).toHaveURL(/\?sort=/)
})

test('Signing in works with input that is typed and sent while scripts load', async ({
  page,
  shopper,
}) => {
  const logins = count(page, 'mutation Login')
  const release = await openWithoutScripts(page, '/login')
  await page.getByLabel('Email').fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  // Fills in the form like a password manager.
  await page.evaluate(() => {
    for (const input of document.querySelectorAll('form.form input')) {
      input.after(document.createElement('div'))
      input.setAttribute('data-manager', 'x')
    }
  })
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await release()
  await expect(page.getByText('Mona!')).toBeVisible()
  expect(logins()).toBe(1)
})

test('Input from a password manager stays, even if the manager has changed the page', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/login')
  await page.evaluate(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>('form.form input')) {
      input.value = input.type === 'email' ? 'mona@example.com' : 'secret1'
      input.after(document.createElement('div'))
    }
  })
  await release()
  await expect(page.getByLabel('Email')).toHaveValue('mona@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret1')
})

test('The cart of a new visitor says what it needs before scripts are loaded; one with products waits for them', async ({
  page,
}) => {
  const needsLogin = page.getByText('You need to log in to access the cart.')
  const loading = page.getByText('Loading your cart')
  const release = await openWithoutScripts(page, '/cartpage')
  await expect(needsLogin).toBeVisible()
  await expect(loading).toBeHidden()
  await release()
  await expect(page.locator('.cart-page__new-visitor, .cart-page__loading')).toHaveCount(0)
  await expect(needsLogin).toBeVisible()
  await page.unrouteAll()
  await page.evaluate(() => {
    localStorage.setItem('waitingItems', '{"items":[{"productId":"1","quantity":2}]}')
  })
  const releaseAgain = await openWithoutScripts(page, '/cartpage')
  await expect(needsLogin).toBeHidden()
  await expect(loading).toBeVisible()
  await releaseAgain()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
})

test('A menu that is tapped while scripts load opens, and the language is remembered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const release = await openWithoutScripts(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await release()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'For cats' })).toBeVisible()
  await page.unrouteAll()
  const releaseAgain = await openWithoutScripts(page, '/beds')
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await releaseAgain()
  await expect(page).toHaveURL(/\/ar\/beds$/)
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('ar')
})
