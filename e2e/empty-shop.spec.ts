import { createProduct } from './api'
import { expect, setUpOwnShop, test } from './test'

setUpOwnShop()

test('An empty category shows its own message', async ({ page }) => {
  for (const [path, text] of [
    ['/beds', 'No beds found'],
    ['/accessories', 'No accessories found'],
    ['/toys', 'No products found'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('An empty slider shows a message', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('No products available')).toHaveCount(4)
})

test('Deleting the only product asks for confirmation', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  await createProduct(shop.url, adminToken, { name: 'Short-lived toy', price: 10 })
  await page.goto('/adminHome')
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
