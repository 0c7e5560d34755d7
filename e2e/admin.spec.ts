import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { createProduct, createShopper, placeOrder } from './api'
import { ADMIN } from './shop-server'
import { expect, test } from './test'

async function signInAsOwner(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/adminDashboard$/)
}

test("The owner is led to the dashboard, where a side menu replaces the shop's", async ({
  page,
}) => {
  await signInAsOwner(page)
  const menu = page.getByRole('navigation', { name: 'Shop management' })
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden()
  for (const [title, path] of [
    ['Home', '/adminHome'],
    ['Orders', '/adminorder'],
    ['Add New Product', '/addproduct'],
  ] as const) {
    await menu.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('Visitors are sent to sign in and shoppers home', async ({ page, signedIn }) => {
  expect(page).toBe(signedIn)
  for (const path of [
    '/adminDashboard',
    '/adminHome',
    '/addproduct',
    '/updateproduct/1',
    '/adminorder',
    '/adminorder/1',
    '/adminproducts',
    '/adminimport',
    '/adminkeys',
    '/adminwebhooks',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/home$/)
  }
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/adminorder')
  await expect(page).toHaveURL(/\/login$/)
})

test('The owner adds, updates and deletes a product', async ({ page, request }) => {
  await signInAsOwner(page)
  await page.goto('/addproduct')
  await page.getByRole('button', { name: 'Add New Product' }).click()
  await expect(page.getByRole('alert')).toHaveText('All fields are required.')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('Name').fill('Owner test gadget')
  await page.getByLabel('Price in EGP').fill('12.345')
  await page.getByLabel('Picture address').fill('/art/logo.svg')
  await page.getByRole('button', { name: 'Add New Product' }).click()
  await expect(page.getByLabel('Price in EGP')).toHaveAccessibleDescription(/at most 2 decimals/)
  await page.getByLabel('Price in EGP').fill('12.5')
  await page.getByRole('button', { name: 'Add New Product' }).click()
  await expect(page.getByText('Product added successfully!')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')

  const products: { id: number; name: string }[] = await (await request.get('/products')).json()
  const id = products.find(({ name }) => name === 'Owner test gadget')?.id
  await page.goto(`/updateproduct/${id}`)
  await expect(page.getByLabel('Price in EGP')).toHaveValue('12.5')
  await page.getByLabel('Price in EGP').fill('15')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await page.goto(`/productdetails/${id}`)
  await expect(page.getByText('EGP 15.00')).toBeVisible()

  const token = await page.evaluate(() => localStorage.getItem('token'))
  await request.delete(`/deleteproduct/${id}`, { headers: { authorization: `Bearer ${token}` } })
})

test.describe('In a shop with one product', () => {
  test('deleting asks first', async ({ page, emptyShop, request }) => {
    const login = await request.post(`${emptyShop.url}/login`, { data: ADMIN })
    const { token } = await login.json()
    const headers = { authorization: `Bearer ${token}` }
    const data = { name: 'Short-lived toy', price: 10, image_url: '/art/logo.svg' }
    await request.post(`${emptyShop.url}/addproduct`, { headers, data })
    await page.goto(`${emptyShop.url}/login`)
    await page.evaluate((key) => {
      localStorage.setItem('token', key)
      localStorage.setItem('userName', 'Shop')
    }, token)
    await page.goto(`${emptyShop.url}/adminHome`)
    const remove = page.getByRole('button', { name: 'Delete Product: Short-lived toy' }).first()
    await remove.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Are you sure you want to delete this product?')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await remove.click()
    await dialog.getByRole('button', { name: 'Delete Product' }).click()
    await expect(page.getByText('Product deleted successfully!')).toBeVisible()
    await expect(page.getByText('No products available')).toHaveCount(2)
  })
})

test('The owner changes a status and the shopper sees it', async ({ page, request, shopper }) => {
  const credentials = { email: shopper.email, password: shopper.password }
  const { token } = await (await request.post('/login', { data: credentials })).json()
  const { price } = await (await request.get('/products/5')).json()
  const order = await request.post('/checkout', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      total: price,
      address: '5 Pyramid Road',
      city: 'Giza',
      phone: '+201000000000',
      cart_items: [{ product_id: 5, quantity: 1, price }],
    },
  })
  const { id } = await order.json()
  await signInAsOwner(page)
  await page.goto('/adminorder')
  const card = page.getByRole('article', { name: `Order #${id}`, exact: true })
  await expect(card).toContainText('Mona, +20 1012345678')
  await card.getByLabel(`Status of order #${id}`).selectOption('Processing')
  await expect(page.getByText('Order status updated successfully!')).toBeVisible()
  const [seen] = await (
    await request.get('/orders', { headers: { authorization: `Bearer ${token}` } })
  ).json()
  expect(seen).toMatchObject({ id, status: 'Processing' })
})

for (const { path, there } of [
  { path: '/adminDashboard', there: (page) => page.getByRole('figure', { name: 'Best sellers' }) },
  {
    path: '/adminHome',
    there: (page) => page.getByRole('button', { name: /^Delete Product/ }).first(),
  },
  { path: '/addproduct', there: (page) => page.getByLabel('Picture address') },
  { path: '/updateproduct/1', there: (page) => page.getByLabel('Picture address') },
  { path: '/adminorder', there: (page) => page.getByRole('article').first() },
  { path: '/adminorder/[id]', there: (page) => page.getByRole('article') },
  { path: '/adminproducts', there: (page) => page.getByRole('table') },
  { path: '/adminimport', there: (page) => page.getByLabel('CSV file') },
  {
    path: '/adminkeys',
    there: (page) => page.getByText('There are no keys yet.').or(page.getByRole('table')),
  },
  { path: '/adminwebhooks', there: (page) => page.getByText('There are no webhooks yet.') },
] satisfies readonly { path: string; there: (page: Page) => Locator }[]) {
  test(`${path} fits every screen and has no accessibility fault that a machine can find`, async ({
    owner,
    ownerToken,
    shop,
  }) => {
    const toy = await createProduct(shop.url, ownerToken, { name: 'Looked-at toy', price: 20 })
    const id = await placeOrder(shop.url, await createShopper(shop.url), toy)
    await owner.goto(path.replace('[id]', String(id)))
    await expect(there(owner)).toBeVisible()
    const { violations } = await new AxeBuilder({ page: owner }).analyze()
    expect(violations.map(({ id: rule, nodes }) => `${rule} ${nodes[0]?.html}`)).toEqual([])
    for (const width of [320, 360, 768, 1280]) {
      await owner.setViewportSize({ width, height: 800 })
      const overflow = () =>
        owner.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
      // A chart takes a moment to follow its frame.
      await expect.poll(overflow, `at ${width}`).toBe(0)
    }
  })
}
