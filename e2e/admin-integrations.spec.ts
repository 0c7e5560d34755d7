import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createProduct, send, signInAsAdmin } from './api'
import { startShop } from './shop-server'
import { addSession, expect, test } from './test'

test('Admins can create an API key, see that it was used, and revoke it', async ({
  adminPage,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await adminPage.goto('/adminkeys')
  const form = adminPage.getByRole('form', { name: 'Create API key' })
  await form.getByRole('button', { name: 'Create key' }).click()
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/required/)
  await expect(form.getByText('Choose at least one permission.')).toBeVisible()

  await form.getByLabel('Name').fill('Courier')
  await form.getByRole('checkbox', { name: 'Read orders and sales' }).check()
  await form.getByRole('button', { name: 'Create key' }).click()
  const created = adminPage.getByRole('status').filter({ hasText: 'be able to see it again' })
  await created.getByRole('button', { name: 'Copy' }).click()
  await expect(adminPage.getByText('Copied.')).toBeVisible()
  const token = await adminPage.evaluate(() => navigator.clipboard.readText())
  await expect(created).toContainText(token)
  await expect(form.getByLabel('Name')).toHaveValue('')

  const row = adminPage.getByRole('row').filter({ hasText: 'Courier' })
  await expect(row).toContainText('Never')
  expect((await send(`${shop.url}/adminorder`, 'GET', { token })).status).toBe(200)
  const body = { name: 'Toy', price: 1, image_url: '/art/logo.svg' }
  expect((await send(`${shop.url}/addproduct`, 'POST', { token, body })).status).toBe(403)
  await adminPage.reload()
  await expect(row).not.toContainText('Never')
  await expect(adminPage.getByText(token)).toHaveCount(0)

  await row.getByRole('button', { name: 'Revoke Courier' }).click()
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(adminPage.getByText('API key revoked.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await send(`${shop.url}/adminorder`, 'GET', { token })).status).toBe(401)
})

test('Admins can add a webhook, see failed deliveries and resend them', async ({ page }) => {
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

  const shop = await startShop({ SEED: 'none' })
  const token = await signInAsAdmin(shop.url)
  await addSession(page, token, 'Shop')
  await page.goto(`${shop.url}/adminwebhooks`)
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
  await shop.stop()
  tool.close()
})
