import { send } from './api'
import { expect, test } from './test'
import { reload, visit } from './visit'

test('Admins can create an API key, see that it was used, and revoke it', async ({
  adminPage,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(adminPage, '/adminkeys')
  await adminPage.getByRole('button', { name: 'Create API key' }).click()
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
  await expect(form).toBeHidden()

  const row = adminPage.getByRole('row').filter({ hasText: 'Courier' })
  await expect(row).toContainText('Never')
  expect((await send(`${shop.url}/adminorder`, 'GET', { token })).status).toBe(200)
  const body = { name: 'Toy', price: 1, image_url: '/art/logo.svg' }
  expect((await send(`${shop.url}/addproduct`, 'POST', { token, body })).status).toBe(403)
  await reload(adminPage)
  await expect(row).not.toContainText('Never')
  await expect(adminPage.getByText(token)).toHaveCount(0)

  await row.getByRole('button', { name: 'Revoke Courier' }).click()
  await adminPage.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(adminPage.getByText('API key revoked.')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await send(`${shop.url}/adminorder`, 'GET', { token })).status).toBe(401)
})
