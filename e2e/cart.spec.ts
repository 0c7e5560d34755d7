import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './test'

interface RestProduct {
  readonly id: number
  readonly name: string
  readonly price: number
}

async function product(request: APIRequestContext, id: number): Promise<RestProduct> {
  return (await request.get(`/products/${id}`)).json()
}

/** Puts products into the cart of the page's shopper, as another device would. */
async function fillCart(page: Page, quantities: Record<number, number>): Promise<void> {
  await page.goto('/login')
  await page.waitForURL('**/home')
  await page.evaluate(async (wanted) => {
    for (const [id, quantity] of Object.entries(wanted)) {
      await fetch(`/cart/${id}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ quantity }),
      })
    }
  }, quantities)
}

test('A visitor who adds from a card is told to log in', async ({ page }) => {
  await page.goto('/beds')
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await expect(page.getByRole('alert')).toHaveText('You need to log in to add items to the cart.')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('A visitor who adds on a product page signs in first', async ({ page }) => {
  await page.goto('/productdetails/2')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('A visitor has no cart', async ({ page }) => {
  await page.goto('/cartpage')
  await expect(page.getByText('You need to log in to access the cart.')).toBeVisible()
})

test('An empty cart says so', async ({ signedIn: page }) => {
  await page.goto('/cartpage')
  await expect(page.getByText('No items in your cart.')).toBeVisible()
})

test('Shoppers can add from cards and product pages, and the bar counts', async ({
  signedIn: page,
  request,
}) => {
  const chosen = await product(request, 2)
  await page.goto('/alltoysandbowls')
  await page.getByRole('button', { name: `Add ${chosen.name} to cart` }).click()
  await expect(page.getByRole('status')).toHaveText('Product added to cart successfully!')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  await page.goto('/productdetails/2')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Item added to cart successfully!')
  await page.getByRole('link', { name: 'Cart, 3 items' }).click()
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${chosen.name}` })).toHaveValue(
    '3',
  )
  await expect(page.getByText(`EGP ${(chosen.price * 3).toFixed(2)}`).first()).toBeVisible()
})

test('Quantities change, lines go, and the total follows', async ({ signedIn: page, request }) => {
  const first = await product(request, 2)
  const second = await product(request, 3)
  await fillCart(page, { 2: 1, 3: 2 })
  await page.goto('/cartpage')
  const summary = page.getByRole('region', { name: 'Summary' })
  const totalOf = (a: number, b: number) =>
    `EGP ${(a * first.price + b * second.price).toLocaleString('en', { minimumFractionDigits: 2 })}`
  await expect(summary).toContainText(totalOf(1, 2))

  await expect(
    page.getByRole('button', { name: `Decrease quantity of ${first.name}` }),
  ).toBeDisabled()
  await page.getByRole('button', { name: `Increase quantity of ${first.name}` }).click()
  await expect(page.getByRole('status')).toHaveText('Item quantity updated successfully!')
  await expect(summary).toContainText(totalOf(2, 2))

  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${second.name}` })
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('2')
  await quantity.fill('7')
  await quantity.press('Enter')
  await expect(summary).toContainText(totalOf(2, 7))

  await page.getByRole('button', { name: `Remove ${first.name}` }).click()
  await expect(page.getByText('Item removed from cart successfully!')).toBeVisible()
  await expect(summary).toContainText(totalOf(0, 7))
  await page.reload()
  await expect(summary).toContainText(totalOf(0, 7))
})

test('Many quick clicks end at the last quantity', async ({ signedIn: page, request }) => {
  const { name } = await product(request, 2)
  await fillCart(page, { 2: 1 })
  await page.goto('/cartpage')
  const increase = page.getByRole('button', { name: `Increase quantity of ${name}` })
  for (let click = 0; click < 8; click += 1) await increase.click()
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
  await expect(quantity).toHaveValue('9')
  await expect(page.getByText('Item quantity updated successfully!').first()).toBeVisible()
  await page.reload()
  await expect(quantity).toHaveValue('9')
})

test.describe('When the server does not answer', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('the cart says what failed and goes back to what it was', async ({
    signedIn: page,
    request,
  }) => {
    const { name } = await product(request, 2)
    await fillCart(page, { 2: 3 })
    await page.goto('/cartpage')
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
    await expect(quantity).toHaveValue('3')
    await page.route('**/graphql', (route) => route.abort())
    await page.getByRole('button', { name: `Increase quantity of ${name}` }).click()
    await expect(page.getByText('Failed to update quantity. Please try again.')).toBeVisible()
    await expect(quantity).toHaveValue('3')
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(page.getByText('Failed to remove product. Please try again.')).toBeVisible()
    await expect(quantity).toHaveValue('3')
    await page.reload()
    await expect(page.getByText('Failed to load cart items. Please try again.')).toBeVisible()
    await page.goto('/productdetails/2')
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(page.getByText('Could not add product to cart.')).toBeVisible()
  })
})

async function fillShipping(page: Page): Promise<void> {
  await page.getByLabel('Address').fill('12 Nile Street, flat 3')
  await page.getByLabel('City').fill('Cairo')
  await page.getByLabel('Phone').fill('+201012345678')
}

test('A visitor who opens the checkout signs in first', async ({ page }) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/login$/)
})

test('The checkout of an empty cart says so', async ({ signedIn: page }) => {
  await page.goto('/checkout')
  await expect(page.getByText('Your cart is empty. Please add items to your cart.')).toBeVisible()
})

test('Shoppers can order for cash on delivery and follow the order', async ({
  signedIn: page,
  request,
}) => {
  const chosen = await product(request, 2)
  await fillCart(page, { 2: 2 })
  await page.goto('/cartpage')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText('Cash on delivery: you pay the courier')).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  for (const label of ['Address', 'City', 'Phone']) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/This field is required\./)
  }
  await fillShipping(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('status')).toHaveText('Order placed successfully!')
  await expect(page).toHaveURL(/\/$/)
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true }),
  ).toBeVisible()

  await page.getByRole('link', { name: 'Profile' }).click()
  const order = page.getByRole('article', { name: /Order #\d+/ })
  await expect(order).toHaveCount(1)
  await expect(order).toContainText(chosen.name)
  await expect(order).toContainText(`EGP ${(chosen.price * 2).toFixed(2)}`)
  await expect(order).toContainText('12 Nile Street, flat 3, Cairo')
  await expect(order).toContainText('Pending')
})

test.describe('A lost answer', () => {
  test.use({ expectedConsole: [/status of 502/] })

  test('and a second click place one order', async ({ signedIn: page }) => {
    await fillCart(page, { 2: 1 })
    await page.goto('/checkout')
    await fillShipping(page)
    let lost = false
    await page.route('**/graphql', async (route) => {
      if (lost || !route.request().postData()?.includes('checkout(')) return route.fallback()
      lost = true
      await route.fetch()
      await route.fulfill({ status: 502, body: 'Bad gateway' })
    })
    const place = page.getByRole('button', { name: 'Place order' })
    await place.click()
    await expect(page.getByRole('alert')).toHaveText('Failed to place order. Please try again.')
    await expect(page.getByLabel('City')).toHaveValue('Cairo')
    await place.click()
    await expect(page.getByRole('status')).toHaveText('Order placed successfully!')
    await page.goto('/profile')
    await expect(page.getByRole('article', { name: /Order #\d+/ })).toHaveCount(1)
  })
})
