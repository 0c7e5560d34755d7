import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createProduct, createShopper, placeOrder, send } from './api'
import { expect, setUpOwnShop, test } from './test'
import { reload, visit } from './visit'

setUpOwnShop()

// Products of the tests before.
test.beforeEach(async ({ shop, adminToken: token }) => {
  const { body } = await send(`${shop.url}/products`, 'GET')
  for (const { id } of Object.values(body) as { id: number }[]) {
    await send(`${shop.url}/deleteproduct/${id}`, 'DELETE', { token })
  }
})

test('An empty category shows its own message', async ({ page }) => {
  for (const [path, text] of [
    ['/beds', 'No beds found'],
    ['/accessories', 'No accessories found'],
    ['/toys', 'No products found'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('An empty slider shows a message', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByText('No products available')).toHaveCount(4)
})

test('Deleting the only product asks for confirmation', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  await createProduct(shop.url, adminToken, { name: 'Short-lived toy', price: 10 })
  await visit(page, '/adminHome')
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

test('The overview shows the figures of a period as charts and tables, and the dashboard a to-do list', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  const bowl = await createProduct(shop.url, token, { name: 'Blue bowl', price: 40.5 })
  const bed = await createProduct(shop.url, token, { name: 'Red bed', price: 300, stock: 1 })
  const shopper = await createShopper(shop.url)
  const first = await placeOrder(shop.url, shopper, bowl, 3)
  const second = await placeOrder(shop.url, shopper, bed)
  const third = await placeOrder(shop.url, shopper, bowl)
  const status = { token, body: { status: 'Completed' } }
  await send(`${shop.url}/adminorder/${second}/status`, 'PATCH', status)

  await visit(page, '/adminsales')
  const figure = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect(figure('Booked').first()).toContainText('EGP 462.00')
  await expect(figure('Pending orders of any date')).toContainText('2')

  const chart = (title: string) => page.getByRole('figure', { name: title })
  const table = async (title: string) => {
    const summary = chart(title).getByText('View as table')
    await summary.focus()
    await page.keyboard.press('Enter')
    return chart(title).getByRole('table')
  }
  await expect(chart('Orders per day').locator('svg').first()).toBeVisible()
  const days = await table('Orders per day')
  await expect(days.getByRole('row')).toHaveCount(31)
  await expect(days.getByRole('row').last()).toContainText('3')
  await expect(
    (await table('Booked per day, with delivery')).getByRole('row').last(),
  ).toContainText('462.00')
  const statuses = await table('Orders by status')
  await expect(statuses.getByRole('row', { name: 'Pending' })).toContainText('2')
  await expect(statuses.getByRole('row', { name: 'Completed' })).toContainText('1')
  const sellers = (await table('Best sellers')).getByRole('row')
  await expect(sellers.nth(1)).toHaveText(/Blue bowl.*4.*162\.00/)
  await expect(sellers.nth(2)).toHaveText(/Red bed.*1.*300\.00/)

  await page.getByRole('radio', { name: '7 days', exact: true }).click()
  await expect(days.getByRole('row')).toHaveCount(8)
  await page.getByRole('radio', { name: '90 days' }).click()
  await expect(days.getByRole('row')).toHaveCount(91)
  await reload(page)
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked()

  await visit(page, '/adminDashboard')
  const toDo = page.getByRole('region', { name: 'Pending and sold out' })
  await expect(toDo.getByRole('link', { name: /^Order #/ })).toHaveText([
    `Order #${first}`,
    `Order #${third}`,
  ])
  await expect(toDo.getByRole('link', { name: 'Red bed' })).toBeVisible()
  await toDo.getByRole('link', { name: `Order #${first}` }).click()
  await expect(page.getByRole('article')).toContainText('Blue bowl')
})

test('Admins can search, sort and page through the product table and edit prices in place', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  for (let serial = 1; serial <= 52; serial += 1) {
    const name = `Cat toy ${String(serial).padStart(2, '0')}`
    await createProduct(shop.url, token, { name, price: 100 - serial })
  }
  await createProduct(shop.url, token, { name: 'Empty bowl', price: 5, stock: 0 })

  await visit(page, '/adminproducts')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(50)
  await expect(rows.first()).toContainText('Empty bowl')
  const pages = page.getByRole('navigation', { name: 'Product pages' })
  await pages.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(3)
  await expect(pages).toContainText('Page 2 of 2')
  await reload(page)
  await expect(pages).toContainText('Page 2 of 2')
  await page.goBack()
  await expect(rows).toHaveCount(50)

  await page.getByRole('button', { name: 'Price in EGP' }).click()
  await expect(rows.first()).toContainText('Empty bowl')
  await expect(rows.nth(1)).toContainText('Cat toy 52')
  await page.getByRole('button', { name: 'Price in EGP' }).click()
  await expect(rows.first()).toContainText('Cat toy 01')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('toy 14')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('1 product', { exact: true }).first()).toBeVisible()

  const price = page.getByLabel('Price of Cat toy 14 in EGP')
  await expect(price).toHaveValue('86.00')
  await price.fill('0')
  await price.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: '1000000' })).toBeVisible()
  await price.press('Escape')
  await expect(price).toHaveValue('86.00')
  await price.fill('90.25')
  await price.press('Enter')
  await expect(page.getByText('Product updated successfully!')).toBeVisible()
  await reload(page)
  await expect(price).toHaveValue('90.25')

  await page.getByRole('searchbox', { name: 'Search products' }).fill('')
  await page.getByRole('combobox', { name: 'Stock' }).selectOption('Out of stock')
  await expect(rows).toHaveText([/Empty bowl/])
})

test('Admins can add a webhook, see failed deliveries and resend them', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  let status = 500
  const received: string[] = []
  const tool = createServer(async (request, response: ServerResponse) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    received.push(JSON.parse(text).data.product.name)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => tool.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(tool.address() as AddressInfo).port}/hook`

  await visit(page, '/adminwebhooks')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const form = page.getByRole('form', { name: 'Add webhook' })
  await form.getByLabel('Endpoint URL').fill('tool.example.com')
  await form.getByRole('button', { name: 'Add endpoint' }).click()
  await expect(form.getByLabel('Endpoint URL')).toHaveAccessibleDescription(/Enter a web address/)
  await form.getByLabel('Endpoint URL').fill(url)
  await form.getByRole('checkbox', { name: /^Product/ }).check()
  await form.getByRole('button', { name: 'Add endpoint' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'whsec_' })).toBeVisible()
  await expect(page.getByText('No deliveries.')).toBeVisible()

  await createProduct(shop.url, token, { name: 'Hooked toy', price: 20 })
  await expect.poll(() => received).toEqual(['Hooked toy'])
  const row = page.getByRole('row').filter({ hasText: 'Product changed' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(row).toContainText('Responded with 500', { timeout: 1000 })
  }).toPass()
  await expect(row).toContainText('Queued')
  await row.getByText('Payload').click()
  await expect(row).toContainText('"name": "Hooked toy"')

  status = 204
  await row.getByRole('button', { name: /^Resend delivery/ }).click()
  await expect(page.getByText('Resending.')).toBeVisible()
  await expect.poll(() => received).toEqual(['Hooked toy', 'Hooked toy'])
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(row).toContainText('Delivered', { timeout: 1000 })
  }).toPass()
  await page.getByLabel('Status', { exact: true }).selectOption('Failed')
  await expect(page.getByText('No deliveries.')).toBeVisible()

  await page.getByRole('button', { name: `Delete ${url}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No webhooks yet.')).toBeVisible()
  tool.close()
})

test('Admins can export the catalogue, see every invalid row of a file, and import 5,000 products', async ({
  adminPage: page,
  adminToken: token,
  shop,
}) => {
  await createProduct(shop.url, token, { name: 'لعبة, blue', price: 12.5, stock: 4 })
  const countProducts = async () => {
    const { body } = await send(`${shop.url}/products`, 'GET')
    return (body as unknown as unknown[]).length
  }
  await visit(page, '/adminimport')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download products.csv' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('products.csv')
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /^\uFEFFid,name,name_ar,price,was_price,image_url,stock,version,more_image_urls,[a-z_,]+\n\d+,"لعبة, blue",,12\.50,,\/art\/logo\.svg,4,1,,false,+4\n$/,
  )

  const file = page.getByLabel('CSV or Excel file')
  const choose = (name: string, text: string | Buffer) =>
    file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const validate = page.getByRole('button', { name: 'Validate file' })
  const header = 'name,price,image_url,stock'
  await choose('bad.csv', `${header}\nA,1,/a.svg,\n,2,/a.svg,\nC,x,/a.svg,\nD,4,/a.svg,-1\n`)
  await validate.click()
  await expect(page.getByRole('alert')).toHaveText('3 problems. Nothing was imported.')
  const problems = page.getByRole('region', { name: 'Reason' })
  const rows = problems.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveText([
    /^3name.*required/,
    /^4price.*Must be a number/,
    /^5stock.*0 to 1000000/,
  ])
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeHidden()

  await choose('picture.csv', Buffer.from('89504e470d0a1a0a', 'hex'))
  await validate.click()
  await expect(rows).toHaveText([/not a valid CSV file/])
  expect(await countProducts()).toBe(1)

  const lines = Array.from({ length: 5000 }, (_, index) => `Toy ${index + 1},9.75,/a.svg,3`)
  await choose('good.csv', [header, ...lines].join('\n'))
  await validate.click()
  await expect(page.getByText('5000 to add, 0 to update')).toBeVisible()
  expect(await countProducts()).toBe(1)
  // Recorded, because the progress bar is gone before the test could read it.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar?.position && bar.position > 0) document.body.dataset.progress = String(bar.max)
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['value'] })
  })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('Import complete: 5000 added, 0 updated.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.locator('body')).toHaveAttribute('data-progress', '5000')
  expect(await countProducts()).toBe(5001)
})
