import { expectAccessible, expectToFit } from './accessibility'
import { graphql } from './api'
import { countClicks } from './click-counter'
import { expect, setUpOwnShop, test } from './test'
import { visit } from './visit'

setUpOwnShop()

interface ProductState {
  readonly isHidden: boolean
  readonly product: { readonly price: number; readonly name: string }
}

/** Adds so many products of a brand, at 100, 101 and so on. */
async function addProducts(shopUrl: string, token: string, brand: string, count: number) {
  for (let serial = 0; serial < count; serial += 1) {
    await graphql(
      shopUrl,
      token,
      `mutation ($input: ProductInput!) { addProduct(input: $input) { userErrors { message } } }`,
      {
        input: {
          name: `${brand} toy ${String(serial).padStart(3, '0')}`,
          price: 100 + serial,
          imageUrl: '/art/logo.svg',
          stock: 5,
          attributes: { brand },
        },
      },
    )
  }
}

/** The products of a brand by name, as the API has them. */
async function readProducts(shopUrl: string, token: string, brand: string) {
  const products: ProductState[] = []
  for (const page of [1, 2]) {
    const { adminProducts } = await graphql<{ adminProducts: { nodes: ProductState[] } }>(
      shopUrl,
      token,
      `query ($brand: String!, $page: Int!) {
        adminProducts(brand: $brand, sort: NAME_ASC, pageSize: 100, page: $page) {
          nodes { isHidden product { name price } }
        }
      }`,
      { brand, page },
    )
    products.push(...adminProducts.nodes)
  }
  return products
}

/** The choice in a native list is a click that no page hears. */
const CLICKS_IN_LIST = 1

test("A brand's 120 prices rise by 5 % in at most 6 clicks, and one click undoes it", async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  await addProducts(shop.url, adminToken, 'Nilo', 120)
  await addProducts(shop.url, adminToken, 'Sakara', 1)
  await visit(page, '/adminproducts')
  const clicks = await countClicks(page)
  const brand = page.getByRole('combobox', { name: 'Brand' })
  await expect(brand.getByRole('option', { name: 'Nilo (120)' })).toBeAttached()
  await brand.click()
  await brand.selectOption('Nilo')
  await expect(page.getByText('120 products', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all shown' }).click()
  await page.getByRole('button', { name: 'Select all 120 that match' }).click()
  await page
    .getByRole('region', { name: 'Selected products' })
    .getByRole('button', { name: 'Price' })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Per cent' })).toBeFocused()
  await page.keyboard.type('5')
  await expect(dialog.getByRole('row', { name: /Nilo toy 000.*100\.00.*105\.00/ })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change 120 prices' }).click()
  await expect(page.getByText('120 products changed.')).toBeVisible()
  expect((await clicks()) + CLICKS_IN_LIST).toBeLessThanOrEqual(6)
  const changed = await readProducts(shop.url, adminToken, 'Nilo')
  expect(changed.map(({ product }) => product.price)).toEqual(
    Array.from({ length: 120 }, (_, serial) => Math.round((100 + serial) * 105) / 100),
  )
  const [other] = await readProducts(shop.url, adminToken, 'Sakara')
  expect(other?.product.price).toBe(100)

  const before = await clicks()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone for 120 products.')).toBeVisible()
  expect(await clicks()).toBe(before + 1)
  const undone = await readProducts(shop.url, adminToken, 'Nilo')
  expect(undone.map(({ product }) => product.price)).toEqual(
    Array.from({ length: 120 }, (_, serial) => 100 + serial),
  )
})

test('Ten products here and there are hidden in at most 12 clicks', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  await addProducts(shop.url, adminToken, 'Delta', 20)
  await visit(page, '/adminproducts')
  const clicks = await countClicks(page)
  const names = Array.from(
    { length: 10 },
    (_, index) => `Delta toy 0${String(2 * index).padStart(2, '0')}`,
  )
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await page
    .getByRole('region', { name: 'Selected products' })
    .getByRole('button', { name: 'Hide' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hide 10 products' }).click()
  await expect(page.getByText('10 products changed.')).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(12)
  const products = await readProducts(shop.url, adminToken, 'Delta')
  expect(products.filter(({ isHidden }) => isHidden).map(({ product }) => product.name)).toEqual(
    names,
  )
})

test('Stocks are typed one after the other, without a mouse', async ({
  adminPage: page,
  adminToken,
  shop,
}) => {
  await addProducts(shop.url, adminToken, 'Zahra', 3)
  await visit(page, '/adminproducts?brand=Zahra&sort=NAME_ASC')
  await page.getByLabel('Stock of Zahra toy 000').focus()
  for (const stock of ['7', '8', '9']) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(stock)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('Was 5')).toHaveCount(3)
  await page.reload()
  for (const [index, stock] of ['7', '8', '9'].entries())
    await expect(page.getByLabel(`Stock of Zahra toy 00${index}`)).toHaveValue(stock)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('the table is compact cards, five of which are no higher than 480 pixels', async ({
    adminPage: page,
    adminToken,
    shop,
  }) => {
    await addProducts(shop.url, adminToken, 'Noor', 6)
    for (const path of ['/adminproducts?brand=Noor', '/ar/adminproducts?brand=Noor']) {
      await visit(page, path)
      const rows = page.locator('tbody tr')
      await expect(rows).toHaveCount(6)
      const [first, fifth] = [await rows.nth(0).boundingBox(), await rows.nth(4).boundingBox()]
      const height = (fifth?.y ?? 0) + (fifth?.height ?? 0) - (first?.y ?? 0)
      expect(height).toBeLessThanOrEqual(480)
      await expectAccessible(page)
      await expectToFit(page, 360)
      await page.setViewportSize({ width: 360, height: 780 })
    }
  })
})
