import type { APIRequestContext } from '@playwright/test'
import { send } from './api'
import { fillShipping } from './fill-shipping'
import { expectNoLayoutShift, readLayoutShifts } from './layout-shift'
import type { Shop } from './shop-server'
import { expect, test } from './test'
import { reload, visit } from './visit'

interface RestProduct {
  readonly id: number
  readonly name: string
  readonly price: number
}

async function getProduct(request: APIRequestContext, id: number): Promise<RestProduct> {
  return (await request.get(`/products/${id}`)).json()
}

/** Adds products to a shopper's cart over REST. */
async function fillCart(
  { url }: Shop,
  token: string,
  quantities: Record<number, number>,
): Promise<void> {
  for (const [id, quantity] of Object.entries(quantities)) {
    const { status } = await send(`${url}/cart/${id}`, 'POST', { token, body: { quantity } })
    expect(status).toBe(201)
  }
}

test('A visitor who adds a product from a card sees that it is in the cart, and where to go on', async ({
  page,
}) => {
  await visit(page, '/beds')
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await expect(page.getByText('Saved in your cart on this device.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order without signing in' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/cartpage$/)
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible()
})

test('A browser that cannot keep a cart says that a cart needs an account', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await visit(page, '/beds')
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await expect(page.getByRole('alert')).toHaveText('You need to log in to add items to the cart.')
  await expect(page.getByText('Saved in your cart on this device.')).toHaveCount(0)
})

test('The last product of a customer’s cart is removed and put back', async ({
  shop,
  signedIn: page,
  shopperToken,
}) => {
  await fillCart(shop, shopperToken, { 1: 2 })
  await visit(page, '/cartpage')
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByText('No items in your cart.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('spinbutton', { name: /^Quantity of / })).toHaveValue('2')
})

test('In the cart, the name of a product has room next to the summary at every width', async ({
  shop,
  signedIn: page,
  shopperToken,
}) => {
  await fillCart(shop, shopperToken, { 3: 2 })
  for (const width of [960, 1024, 1060, 1279]) {
    await page.setViewportSize({ width, height: 800 })
    if (width === 960) await visit(page, '/cartpage')
    // Not the placeholder that is shown while the cart loads.
    const name = await page.locator('.cart-line__product:has(a)').boundingBox()
    expect(name?.width, `${width} pixels`).toBeGreaterThan(200)
  }
})

test('Adding to the cart on a product page redirects visitors whose browser keeps no cart to the login page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await visit(page, '/productdetails/2')
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('What a visitor adds waits, and is in the cart once they have signed in', async ({
  page,
  shopper,
  request,
}) => {
  const chosen = await getProduct(request, 2)
  await visit(page, '/alltoysandbowls?first=1')
  await page.getByRole('button', { name: `Add ${chosen.name} to cart` }).click()
  await expect(
    page.getByRole('link', { name: 'Cart, 1 item waiting for you to sign in' }),
  ).toBeVisible()
  await reload(page)
  await page.getByRole('link', { name: 'Cart, 1 item waiting for you to sign in' }).click()
  await expect(page.getByRole('link', { name: chosen.name })).toBeVisible()
  await page
    .getByRole('region', { name: 'Your account' })
    .getByRole('link', { name: 'Sign In' })
    .click()
  await page.getByLabel('Email').fill(shopper.email)
  await page.getByLabel('Password', { exact: true }).fill(shopper.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status')).toHaveText('Product added to cart successfully!')
  await expect(page).toHaveURL(/\/alltoysandbowls\?first=1$/)
  await expect(page.getByRole('link', { name: 'Cart, 1 item', exact: true })).toBeVisible()
})

test('Tabs show the same cart at once, and another device does when it is used again', async ({
  signedIn: page,
  shop,
  shopperToken,
}) => {
  await visit(page, '/beds')
  const other = await page.context().newPage()
  await visit(other, '/cartpage')
  await expect(other.getByText('No items in your cart.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click()
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(other.getByRole('button', { name: /^Remove / })).toBeVisible()

  await fillCart(shop, shopperToken, { 2: 4 })
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(other.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible()
  await expect(other.getByRole('button', { name: /^Remove / })).toHaveCount(2)
})

test('The cart page asks visitors to log in', async ({ page }) => {
  await visit(page, '/cartpage')
  await expect(page.getByText('You need to log in to access the cart.')).toBeVisible()
})

test('An empty cart shows a message', async ({ signedIn: page }) => {
  await visit(page, '/cartpage')
  await expect(page.getByText('No items in your cart.')).toBeVisible()
})

test('Shoppers can add from cards and product pages, and the header shows the count', async ({
  signedIn: page,
  request,
}) => {
  const chosen = await getProduct(request, 2)
  await visit(page, '/alltoysandbowls')
  await page.getByRole('button', { name: `Add ${chosen.name} to cart` }).click()
  await expect(page.getByRole('status')).toHaveText('Product added to cart successfully!')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  await visit(page, '/productdetails/2')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Item added to cart successfully!')
  await page.getByRole('link', { name: 'Cart, 3 items' }).click()
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${chosen.name}` })).toHaveValue(
    '3',
  )
  await expect(page.getByText(`EGP ${(chosen.price * 3).toFixed(2)}`).first()).toBeVisible()
})

test('Changing quantities and removing lines updates the total', async ({
  signedIn: page,
  request,
  shop,
  shopperToken,
}) => {
  const first = await getProduct(request, 2)
  const second = await getProduct(request, 3)
  await fillCart(shop, shopperToken, { 2: 1, 3: 2 })
  await visit(page, '/cartpage')
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
  await reload(page)
  await expect(summary).toContainText(totalOf(0, 7))
})

test('Many quick clicks result in the last quantity', async ({
  signedIn: page,
  request,
  shop,
  shopperToken,
}) => {
  const { name } = await getProduct(request, 2)
  await fillCart(shop, shopperToken, { 2: 1 })
  await visit(page, '/cartpage')
  const increase = page.getByRole('button', { name: `Increase quantity of ${name}` })
  for (let click = 0; click < 8; click += 1) await increase.click()
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
  await expect(quantity).toHaveValue('9')
  await expect(page.getByText('Item quantity updated successfully!').first()).toBeVisible()
  await reload(page)
  await expect(quantity).toHaveValue('9')
})

test.describe('When the server does not respond', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('the cart shows an error and rolls the change back', async ({
    signedIn: page,
    request,
    shop,
    shopperToken,
  }) => {
    const { name } = await getProduct(request, 2)
    await fillCart(shop, shopperToken, { 2: 3 })
    await visit(page, '/cartpage')
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
    await expect(quantity).toHaveValue('3')
    await page.route('**/graphql', (route) => route.abort())
    await page.getByRole('button', { name: `Increase quantity of ${name}` }).click()
    await expect(page.getByText('Failed to update quantity. Please try again.')).toBeVisible()
    await expect(quantity).toHaveValue('3')
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await expect(page.getByText('Failed to remove product. Please try again.')).toBeVisible()
    await expect(quantity).toHaveValue('3')
    await reload(page)
    await expect(page.getByText('Failed to load cart items. Please try again.')).toBeVisible()
    await visit(page, '/productdetails/2')
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(page.getByText('Could not add product to cart.')).toBeVisible()
  })
})

test('The checkout redirects visitors to the login page', async ({ page }) => {
  await visit(page, '/checkout')
  await expect(page).toHaveURL(/\/login$/)
})

test('The checkout of an empty cart shows a message', async ({ signedIn: page }) => {
  await visit(page, '/checkout')
  await expect(page.getByText('Your cart is empty. Please add items to your cart.')).toBeVisible()
})

test('Shoppers can order for cash on delivery and see the order in their profile', async ({
  signedIn: page,
  request,
  shop,
  shopperToken,
}) => {
  const chosen = await getProduct(request, 2)
  await fillCart(shop, shopperToken, { 2: 2 })
  await visit(page, '/cartpage')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText('Cash on delivery: you pay the courier')).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('01012345678')
  for (const label of ['City or area', 'Street and building']) {
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
  await expect(order).toContainText('12 Nile Street, Downtown, Cairo')
  await expect(order).toContainText('Pending')
})

test('The confirmation comes with the home page: without a separate request or layout shift', async ({
  signedIn: page,
  shop,
  shopperToken,
}) => {
  await fillCart(shop, shopperToken, { 2: 1 })
  await visit(page, '/checkout')
  await fillShipping(page)
  const operations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) operations.push(request.postDataJSON().operationName)
  })
  const { length: before } = await readLayoutShifts(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  const confirmation = page.getByRole('region', { name: /^Order #/ })
  await expect(confirmation).toBeVisible()
  const { y } = (await confirmation.boundingBox()) ?? {}
  await expect(page.getByRole('heading', { name: 'Buy again' })).toBeVisible()
  expect((await confirmation.boundingBox())?.y).toBe(y)
  await expectNoLayoutShift(page, before)
  expect(operations).toContain('PlaceOrder')
  expect(operations).not.toContain('OwnOrder')
})

test.describe('A lost response', () => {
  test.use({ expectedConsole: [/status of 502/] })

  test('is reported at once, and the page finds out that the order was placed', async ({
    signedIn: page,
    shop,
    shopperToken,
  }) => {
    await fillCart(shop, shopperToken, { 2: 1 })
    await visit(page, '/checkout')
    await fillShipping(page)
    const sent: unknown[] = []
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('checkout(')) return route.fallback()
      sent.push(route.request().postDataJSON())
      if (sent.length > 1) {
        await isAnswered
        return route.fallback()
      }
      await route.fetch()
      await route.fulfill({ status: 502, body: 'Bad gateway' })
    })
    await page.getByRole('button', { name: 'Place order' }).click()
    const unknown = page.getByRole('heading', {
      name: 'We do not know yet whether your order was placed.',
    })
    await expect(unknown).toBeVisible()
    await expect(page.getByText('Failed to place order')).toHaveCount(0)
    await reload(page)
    await expect(unknown).toBeVisible()
    answer()
    await expect(page.getByRole('status')).toHaveText('Order placed successfully!')
    expect(sent.at(-1)).toEqual(sent[0])
    await visit(page, '/profile')
    await expect(page.getByRole('article', { name: /Order #\d+/ })).toHaveCount(1)
  })
})
