import type { Page } from '@playwright/test'
import { expect, test } from './test'
import { visit } from './visit'

test.use({ expectedConsole: [/Failed to (?:load resource|fetch dynamically imported module)/] })

/** Removes the scripts with a name from the server, as if the open page were older than the release. */
async function removeScripts(page: Page, name: RegExp) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await page.route(name, (route) =>
    documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  return documents
}

test('A link whose script is gone opens its page from the server, once', async ({ page }) => {
  await visit(page, '/')
  const documents = await removeScripts(page, /assets\/(?:category|cart|login)-page/)
  await page.getByRole('main').getByRole('link', { name: 'Shop for cats' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/catfood$/)
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await expect.poll(() => documents.length).toBe(1)
  await expect(page.locator('.account:empty')).toHaveCount(0)
  expect(documents).toHaveLength(1)
})

test('A page that asks for private data opens from the server when Apollo Client is gone', async ({
  page,
}) => {
  await visit(page, '/')
  const documents = await removeScripts(page, /assets\/apollo/)
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL(/login$/)
  await expect.poll(() => documents.length).toBe(1)
})

test('Without a connection a missing script is no reason to leave the page', async ({ page }) => {
  await visit(page, '/')
  const documents = await removeScripts(page, /assets\/category-page/)
  await page.route('**/catfood', (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Shop for cats' }).click()
  await expect(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible()
  expect(documents).toEqual([])
})

test('A message is shown when the script that draws messages is gone', async ({ page }) => {
  await visit(page, '/catfood')
  await removeScripts(page, /assets\/toast-list/)
  await page.locator('.product-card').first().getByRole('button').click()
  await expect(page.getByRole('status')).toHaveText('Saved in your cart on this device.')
  await expect(page.getByRole('status')).toHaveCount(0)
})

test('A visitor who adds a product sees a message even if the script for more is gone', async ({
  page,
}) => {
  await visit(page, '/catfood')
  await removeScripts(page, /assets\/offer-cart/)
  await page.locator('.product-card').first().getByRole('button').click()
  await expect(page.getByRole('status')).toHaveText('Product added to cart successfully!')
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
})
