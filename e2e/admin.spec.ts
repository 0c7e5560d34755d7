import type { Locator, Page } from '@playwright/test'
import { PAPER_KINDS, paperAddress } from '../client/orders/orders/admin/paper/paper-address'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, createShopper, placeOrder } from './api'
import { ADMIN } from './shop-server'
import { expect, test } from './test'
import { visit } from './visit'

async function signInAsAdmin(page: Page): Promise<void> {
  await visit(page, '/login')
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/adminDashboard$/)
}

test("Admins land on the dashboard, where a side menu replaces the shop's navigation", async ({
  page,
}) => {
  await signInAsAdmin(page)
  const menu = page.getByRole('navigation', { name: 'Shop management' })
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden()
  for (const [title, path] of [
    ['Home', '/adminHome'],
    ['Orders', '/adminorder'],
    ['New order by phone', '/adminneworder'],
    ['Add New Product', '/addproduct'],
  ] as const) {
    await menu.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('Admins see links from the shop back to the admin pages', async ({ page }) => {
  await signInAsAdmin(page)
  await visit(page, '/')
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page).toHaveURL(/\/adminDashboard$/)
  await visit(page, '/profile')
  await page.getByRole('link', { name: 'Go to the admin pages' }).click()
  await expect(page).toHaveURL(/\/adminDashboard$/)
})

test('Shoppers see no links to the admin pages', async ({ signedIn: page }) => {
  await visit(page, '/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('link', { name: /admin/i })).toHaveCount(0)
})

const OWNER_PATHS = [
  '/adminDashboard',
  '/adminHome',
  '/addproduct',
  '/updateproduct/1',
  '/adminorder',
  '/adminneworder',
  '/adminorder/1',
  '/adminorder/print?kind=labels&ids=1',
  '/adminproducts',
  '/adminimport',
  '/adminsearchterms',
  '/adminmissedsearches',
  '/adminreviews',
  '/adminhandovers',
  '/adminhandovers/1',
  '/admincash',
  '/adminexports',
  '/admincollections',
  '/adminexpenses',
  '/adminreports',
  '/adminprofit',
  '/adminstockvalue',
  '/adminsales',
  '/admincouriers',
  '/adminpack',
  '/adminconfirm',
  '/adminreceive',
  '/adminconfirmation',
  '/admindelivery',
  '/admindiscounts',
  '/adminkeys',
  '/adminwebhooks',
  '/adminlog',
  '/adminmails',
  '/admincustomers',
  '/adminstock',
  '/adminexpiring',
  '/adminbanners',
  '/adminpages',
  '/adminpages/delivery',
  '/adminsettings',
  '/adminstaff',
  '/adminaccount',
]

test('Admin pages redirect shoppers to the home page', async ({ signedIn }) => {
  test.slow(true, 'It visits every page of the desk.')
  for (const path of OWNER_PATHS) {
    await visit(signedIn, path)
    await expect(signedIn, path).toHaveURL(/\/home$/)
  }
})

test('Admin pages redirect visitors to the login page', async ({ page }) => {
  test.slow(true, 'It visits every page of the desk.')
  for (const path of OWNER_PATHS) {
    await visit(page, path)
    await expect(page, path).toHaveURL(/\/login$/)
  }
})

test('Admins can add and update products', async ({ page, request }) => {
  await signInAsAdmin(page)
  await visit(page, '/addproduct')
  await page.getByRole('button', { name: 'Add New Product' }).click()
  await expect(page.getByRole('alert')).toHaveText('All fields are required.')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('Name', { exact: true }).fill('Test gadget')
  await page.getByLabel('Price in EGP').fill('12.345')
  await page.getByLabel('Picture URL', { exact: true }).fill('/art/logo.svg')
  await page.getByRole('button', { name: 'Add New Product' }).click()
  await expect(page.getByLabel('Price in EGP')).toHaveAccessibleDescription(/12345 or 12\.345/)
  await page.getByLabel('Price in EGP').fill('12.5')
  await page.getByRole('button', { name: 'Add New Product' }).click()
  await expect(page.getByText('Product added successfully!')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')

  const products: { id: number; name: string }[] = await (await request.get('/products')).json()
  const id = products.find(({ name }) => name === 'Test gadget')?.id
  await visit(page, `/updateproduct/${id}`)
  await expect(page.getByLabel('Price in EGP')).toHaveValue('12.5')
  await page.getByLabel('Price in EGP').fill('15')
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await visit(page, `/productdetails/${id}`)
  await expect(page.getByText('EGP 15.00').first()).toBeVisible()

  const token = await page.evaluate(() => localStorage.getItem('token'))
  await request.delete(`/deleteproduct/${id}`, { headers: { authorization: `Bearer ${token}` } })
})

test('Admins can change the status of an order, and the shopper sees it', async ({
  page,
  request,
  shopper,
}) => {
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
  await signInAsAdmin(page)
  await visit(page, '/adminorder')
  await page.getByRole('link', { name: `Order #${id}`, exact: true }).click()
  const card = page.getByRole('article', { name: `Order #${id}`, exact: true })
  await expect(card).toContainText('Mona Ali, 01012345678')
  await card.getByLabel(`Status of order #${id}`).selectOption('Processing')
  await card.getByRole('button', { name: 'Set to Processing' }).click()
  await expect(page.getByText('Order status updated successfully!')).toBeVisible()
  const [seen] = await (
    await request.get('/orders', { headers: { authorization: `Bearer ${token}` } })
  ).json()
  expect(seen).toMatchObject({ id, status: 'Processing' })
})

// Each page, and an element that shows that it has loaded.
for (const { path, content } of [
  {
    path: '/adminDashboard',
    content: (page) => page.getByRole('figure', { name: 'Booked per day, with delivery' }),
  },
  { path: '/adminsales', content: (page) => page.getByRole('figure', { name: 'Best sellers' }) },
  {
    path: '/adminHome',
    content: (page) => page.getByRole('button', { name: /^Delete Product/ }).first(),
  },
  { path: '/addproduct', content: (page) => page.getByLabel('Picture URL', { exact: true }) },
  { path: '/updateproduct/1', content: (page) => page.getByRole('img', { name: 'Picture 1' }) },
  { path: '/adminorder', content: (page) => page.getByRole('table') },
  { path: '/adminorder/[id]', content: (page) => page.getByRole('article') },
  ...PAPER_KINDS.map((kind) => ({
    path: paperAddress(kind, ['[id]']),
    content: (page: Page) => page.getByRole('article'),
  })),
  { path: '/adminproducts', content: (page) => page.getByRole('table') },
  { path: '/adminimport', content: (page) => page.getByLabel('CSV or Excel file') },
  {
    path: '/adminsearchterms',
    content: (page) =>
      page
        .getByText('No search terms yet.')
        .or(page.getByRole('listitem').filter({ hasText: 'Synonyms' }))
        .first(),
  },
  {
    path: '/admindiscounts',
    content: (page) =>
      page.getByText('No discount codes yet.').or(page.locator('.discounts').getByRole('table')),
  },
  {
    path: '/adminconfirm',
    content: (page) =>
      page.getByText('No order is waiting to be confirmed').or(page.locator('.queue')),
  },
  { path: '/adminpack', content: (page) => page.getByLabel('Order number or tracking number') },
  { path: '/adminreceive', content: (page) => page.getByLabel('Order number') },
  { path: '/adminhandovers', content: (page) => page.getByText('No handovers yet.') },
  { path: '/admincash', content: (page) => page.getByText('No couriers yet.') },
  { path: '/adminexports', content: (page) => page.getByLabel('Period') },
  {
    path: '/adminmissedsearches',
    content: (page) => page.getByText('No searches without results.').or(page.getByRole('table')),
  },
  {
    path: '/admincollections',
    content: (page) => page.locator('main :is(table, .empty-state)'),
  },
  { path: '/adminexpenses', content: (page) => page.locator('main :is(table, .empty-state)') },
  { path: '/adminreports', content: (page) => page.getByLabel('Period') },
  { path: '/adminprofit', content: (page) => page.locator('.profit__table') },
  { path: '/adminstockvalue', content: (page) => page.locator('.report table') },
  { path: '/admincouriers', content: (page) => page.getByText('No couriers yet.') },
  { path: '/admindelivery', content: (page) => page.getByLabel(/^Cairo/) },
  {
    path: '/adminkeys',
    content: (page) => page.getByText('No API keys yet.').or(page.getByRole('table')),
  },
  { path: '/adminwebhooks', content: (page) => page.getByText('No webhooks yet.') },
  { path: '/adminstock', content: (page) => page.getByLabel('Barcode, SKU or quantity') },
  { path: '/adminexpiring', content: (page) => page.getByLabel('Show', { exact: true }) },
  { path: '/adminlog', content: (page) => page.getByRole('button', { name: 'Download as CSV' }) },
  { path: '/admincustomers', content: (page) => page.getByLabel('Show', { exact: true }) },
  { path: '/adminbanners', content: (page) => page.locator('.home-preview h1') },
  { path: '/adminpages', content: (page) => page.getByRole('table') },
  {
    path: '/adminpages/delivery',
    content: (page) => page.getByRole('heading', { name: 'Following your order' }),
  },
  { path: '/adminstaff', content: (page) => page.getByRole('table') },
] satisfies readonly { path: string; content: (page: Page) => Locator }[]) {
  test(`${path} fits every screen width, and is accessible, light and dark`, async ({
    adminPage,
    adminToken,
    shop,
  }) => {
    const toy = await createProduct(shop.url, adminToken, { name: 'Displayed toy', price: 20 })
    const id = await placeOrder(shop.url, await createShopper(shop.url), toy)
    await visit(adminPage, path.replace('[id]', String(id)))
    await expect(content(adminPage)).toBeVisible()
    await expectAccessible(adminPage)
    await adminPage.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(adminPage)
    for (const width of [320, 360, 768, 1280]) await expectToFit(adminPage, width)
  })
}
