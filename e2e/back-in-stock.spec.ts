import { type MessageKey, translate } from '../domain/messages'
import { LOCALES, localizePath } from '../domain/messages/locale'
import { expectAccessible, expectToFit } from './accessibility'
import { createProduct, graphql } from './api'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

// Other tests of the shared shop would find a product without stock.
setUpOwnShop()

const PHONE = { width: 360, height: 780 }

for (const locale of LOCALES) {
  const t = (key: MessageKey) => translate(key, {}, locale)

  test(`A visitor leaves an address at a sold-out product: ${locale}`, async ({
    adminToken,
    page,
    shop,
  }) => {
    const { id } = await createProduct(shop.url, adminToken, {
      name: 'Cat toy',
      price: 200,
      stock: 0,
    })
    await page.setViewportSize(PHONE)
    await visit(page, localizePath(`/productdetails/${id}`, locale))
    const tell = page.getByRole('button', { name: t('product.tellWhenBack') })
    await tell.click()
    const field = page.getByLabel(t('account.email'))
    await expect(field).toBeFocused()
    await tell.click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await expectToFit(page, PHONE.width)
    await field.fill('ali@example.com')
    await tell.click()
    await expect(page.getByText(t('product.tellDone'))).toBeFocused()
    await expectAccessible(page)
    const { adminProduct } = await graphql<{ adminProduct: { waitingCount: number } }>(
      shop.url,
      adminToken,
      'query ($id: ID!) { adminProduct(id: $id) { waitingCount } }',
      { id },
    )
    expect(adminProduct.waitingCount).toBe(1)
  })

  test(`A customer waits for a product, sees so later, and stops waiting: ${locale}`, async ({
    adminToken,
    shop,
    signedIn: page,
  }) => {
    const { id } = await createProduct(shop.url, adminToken, {
      name: 'Cat toy',
      price: 200,
      stock: 0,
    })
    await page.setViewportSize(PHONE)
    await visit(page, localizePath(`/productdetails/${id}`, locale))
    const tell = page.getByRole('button', { name: t('product.tellWhenBack') })
    const stop = page.getByRole('button', { name: t('product.tellStop') })
    const done = page.getByText(t('product.tellDone'))
    await tell.click()
    await expect(done).toBeFocused()
    await expect(stop).toBeVisible()
    await expectAccessible(page)
    await expectToFit(page, PHONE.width)
    await page.reload()
    await expect(done).toBeVisible()
    await stop.click()
    await expect(tell).toBeFocused()
    await expect(done).toBeHidden()
    await page.reload()
    await expect(tell).toBeVisible()
  })
}

test('The owner sees in the list of products how many customers wait', async ({
  adminPage: page,
  adminToken,
  shop,
  shopperToken,
}) => {
  const { id } = await createProduct(shop.url, adminToken, {
    name: 'Cat ball',
    price: 90,
    stock: 0,
  })
  await graphql(
    shop.url,
    shopperToken,
    'mutation ($id: ID!) { requestBackInStockMail(productId: $id) { success } }',
    { id },
  )
  for (const width of [PHONE.width, 1280]) {
    await page.setViewportSize({ width, height: PHONE.height })
    await visit(page, '/adminproducts?search=Cat%20ball')
    await expect(page.getByText('1 customer is waiting for it')).toBeVisible()
    await expectToFit(page, width)
  }
  await expectAccessible(page)
})
