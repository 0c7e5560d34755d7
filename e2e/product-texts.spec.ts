import { createProduct } from './api'
import { expect, test } from './test'
import { visit } from './visit'

test('Admins can describe a product in both languages, and shoppers read it in theirs', async ({
  adminPage,
  adminToken,
  page,
  shop,
}) => {
  const { id } = await createProduct(shop.url, adminToken, { name: 'Zahra Cat Food', price: 20 })
  await visit(adminPage, `/updateproduct/${id}`)
  const attributes = adminPage.getByRole('group').filter({ hasText: 'Facts for comparing' })
  await attributes.getByText('Facts for comparing').click()
  await attributes.getByLabel('Brand', { exact: true }).fill('Zahra')
  await attributes.getByLabel('For', { exact: true }).selectOption('Cats')
  await attributes.getByLabel('Net content').fill('500')
  const english = adminPage.getByRole('group').filter({ hasText: 'Texts in English' })
  await english.getByText('Texts in English').click()
  await english.getByLabel('Description').fill('With **fresh** fish.\n\n- no sugar')
  const facts = english.getByLabel('Short facts')
  await facts.fill(Array.from({ length: 9 }, (_, index) => `Fact ${index}`).join('\n'))
  await adminPage.getByRole('button', { name: 'Update Product' }).click()
  const unit = attributes.getByLabel('Unit')
  await expect(unit).toHaveAccessibleDescription('This field is required.')
  await expect(unit).toBeFocused()
  await unit.selectOption('grams')
  await expect(facts).toHaveAccessibleDescription(/At most 8 facts\./)
  await facts.fill('Grain-free\nFor adult cats')
  const arabic = adminPage.getByRole('group').filter({ hasText: 'Texts in Arabic' })
  await arabic.getByText('Texts in Arabic').click()
  await arabic.getByLabel('Description').fill('سمك **طازة**')
  await adminPage.getByRole('button', { name: 'Update Product' }).click()
  await expect(adminPage.getByText('Product updated successfully!')).toBeVisible()

  await visit(page, `/productdetails/${id}`)
  const about = page.getByRole('region', { name: 'About this product' })
  await expect(about.getByRole('listitem')).toHaveText(['Grain-free', 'For adult cats', 'no sugar'])
  await expect(about.locator('strong')).toHaveText('fresh')
  await expect(page.getByRole('row')).toHaveText(['BrandZahra', 'ForCats', 'Net content500 g'])
  await expect(page.getByText('EGP 40.00 per kg')).toBeVisible()
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'With fresh fish. no sugar',
  )
  await visit(page, `/ar/productdetails/${id}`)
  await expect(page.getByRole('region', { name: 'عن المنتج' }).locator('strong')).toHaveText('طازة')
})
