import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createProduct, send, signInAsOwner } from './api'
import { startShop } from './shop-server'
import { bringSession, expect, test } from './test'

test('The owner makes a key for a tool, sees that it is used, and revokes it', async ({
  owner,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await owner.goto('/adminkeys')
  const form = owner.getByRole('form', { name: 'New key' })
  await form.getByRole('button', { name: 'Make the key' }).click()
  await expect(form.getByLabel('What it is for')).toHaveAccessibleDescription(/required/)
  await expect(form.getByText('Choose at least one thing that the key may do.')).toBeVisible()

  await form.getByLabel('What it is for').fill('Courier')
  await form.getByRole('checkbox', { name: 'See orders and sales' }).check()
  await form.getByRole('button', { name: 'Make the key' }).click()
  const shown = owner.getByRole('status').filter({ hasText: 'it is not shown again' })
  await shown.getByRole('button', { name: 'Copy' }).click()
  await expect(owner.getByText('Copied.')).toBeVisible()
  const token = await owner.evaluate(() => navigator.clipboard.readText())
  await expect(shown).toContainText(token)
  await expect(form.getByLabel('What it is for')).toHaveValue('')

  const row = owner.getByRole('row').filter({ hasText: 'Courier' })
  await expect(row).toContainText('Never')
  expect((await send(`${shop.url}/adminorder`, 'GET', { token })).status).toBe(200)
  const body = { name: 'Toy', price: 1, image_url: '/art/logo.svg' }
  expect((await send(`${shop.url}/addproduct`, 'POST', { token, body })).status).toBe(403)
  await owner.reload()
  await expect(row).not.toContainText('Never')
  await expect(owner.getByText(token)).toHaveCount(0)

  await row.getByRole('button', { name: 'Revoke Courier' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(owner.getByText('The key is revoked.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await send(`${shop.url}/adminorder`, 'GET', { token })).status).toBe(401)
})

test('The owner has a tool told of changes, sees what did not arrive and sends it again', async ({
  page,
}) => {
  let answer = 500
  const told: string[] = []
  const tool = createServer(async (request, response: ServerResponse) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    told.push(JSON.parse(text).data.product.name)
    response.writeHead(answer).end()
  })
  await new Promise<void>((resolve) => tool.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(tool.address() as AddressInfo).port}/hook`

  const shop = await startShop({ SEED: 'none' })
  const token = await signInAsOwner(shop.url)
  await bringSession(page, token, 'Shop')
  await page.goto(`${shop.url}/adminwebhooks`)
  const form = page.getByRole('form', { name: 'New webhook' })
  await form.getByLabel('Address').fill('tool.example.com')
  await form.getByRole('button', { name: 'Add the webhook' }).click()
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription(/must be a web address/)
  await form.getByLabel('Address').fill(url)
  await form.getByRole('checkbox', { name: /^A product/ }).check()
  await form.getByRole('button', { name: 'Add the webhook' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'whsec_' })).toBeVisible()
  await expect(page.getByText('No messages.')).toBeVisible()

  await createProduct(shop.url, token, { name: 'Told toy', price: 20 })
  await expect.poll(() => told).toEqual(['Told toy'])
  const row = page.getByRole('row').filter({ hasText: 'Product changed' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(row).toContainText('Answered 500', { timeout: 1000 })
  }).toPass()
  await expect(row).toContainText('Waiting')
  await row.getByText('What is sent').click()
  await expect(row).toContainText('"name": "Told toy"')

  answer = 204
  await row.getByRole('button', { name: /^Send message/ }).click()
  await expect(page.getByText('It is being sent again.')).toBeVisible()
  await expect.poll(() => told).toEqual(['Told toy', 'Told toy'])
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(row).toContainText('Delivered', { timeout: 1000 })
  }).toPass()
  await page.getByLabel('State').selectOption('Given up')
  await expect(page.getByText('No messages.')).toBeVisible()

  await page.getByRole('button', { name: `Delete ${url}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('There are no webhooks yet.')).toBeVisible()
  await shop.stop()
  tool.close()
})
