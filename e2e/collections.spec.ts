import { expectAccessible, expectToFit } from './accessibility'
import { createProduct } from './api'
import { getPage, textsOf } from './get-page'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

test('An owner adds a collection and puts products into it, and shoppers find them from the menu', async ({
  adminPage: desk,
  adminToken,
  shop,
  page,
  request,
}) => {
  for (const name of ['Steel cage', 'Wooden cage']) {
    await createProduct(shop.url, adminToken, { name, price: 900 })
  }
  await visit(desk, '/admincollections')
  await desk.getByRole('button', { name: 'Add collection' }).click()
  const form = desk.getByRole('form', { name: 'Add collection' })
  await form.getByLabel('Title', { exact: true }).fill('Birds')
  await form.getByLabel('Title in Arabic').fill('الطيور')
  await expect(form.getByLabel('Address')).toHaveValue('birds')
  await expectAccessible(desk)
  await form.getByRole('button', { name: 'Add collection' }).click()
  await expect(desk.getByRole('rowheader', { name: 'Birds' })).toBeVisible()

  await visit(desk, '/adminproducts?search=cage')
  await desk.getByRole('checkbox', { name: 'Select all shown' }).check()
  await desk.getByRole('button', { name: 'Collections' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Collections' })
  await dialog.getByRole('checkbox', { name: 'Birds' }).check()
  await dialog.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(desk.getByText('2 products changed.').first()).toBeVisible()

  // Without scripts, in both languages.
  const english = await getPage(request, '/collections/birds')
  expect(textsOf(english, 'class="product-card__name"')).toEqual(['Steel cage', 'Wooden cage'])
  expect(english).toContain('href="/collections/birds"')
  expect(textsOf(await getPage(request, '/ar/collections/birds'), 'h1')).toEqual(['الطيور'])

  await visit(page, '/')
  await page
    .getByRole('navigation', { name: 'Shop by category' })
    .getByRole('link', { name: 'Birds' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birds')
  await expect(page.locator('.product-card')).toHaveCount(2)
  await expectAccessible(page)
  await expectToFit(page, 360)
  await page.locator('.product-card').first().getByRole('link').click()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('link', { name: 'Birds' })).toBeVisible()
  expect((await request.get('/collections/fish')).status()).toBe(404)
})
