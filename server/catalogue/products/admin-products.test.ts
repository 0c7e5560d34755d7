import { describe, expect, test } from 'vitest'
import type { ProductSort } from '#domain/products/product.schema'
import { expectAppError } from '../../test/expect-app-error'
import { createAdmin, createManyProducts, createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { listAdminProducts } from './admin-products.service'
import { updateProduct } from './product-editing.service'

const shop = setUpShop()

const names = async (input: Parameters<typeof listAdminProducts>[1]) =>
  (await listAdminProducts(shop.db, input)).nodes.map(({ name }) => name)

async function createThree(): Promise<void> {
  await createProduct(shop.db, { name: 'Ball for cats', pricePiastres: 300, stock: 4 })
  await createProduct(shop.db, { name: 'Crate', pricePiastres: 100, stock: null })
  await createProduct(shop.db, { name: 'Anchovy treat for cats', pricePiastres: 200, stock: 0 })
}

describe("the admin's product list", () => {
  test.each<[ProductSort, string]>([
    ['NEWEST', 'Anchovy treat for cats, Crate, Ball for cats'],
    ['OLDEST', 'Ball for cats, Crate, Anchovy treat for cats'],
    ['NAME_ASC', 'Anchovy treat for cats, Ball for cats, Crate'],
    ['NAME_DESC', 'Crate, Ball for cats, Anchovy treat for cats'],
    ['PRICE_ASC', 'Crate, Anchovy treat for cats, Ball for cats'],
    ['PRICE_DESC', 'Ball for cats, Anchovy treat for cats, Crate'],
    ['STOCK_ASC', 'Anchovy treat for cats, Ball for cats, Crate'],
    ['STOCK_DESC', 'Ball for cats, Anchovy treat for cats, Crate'],
  ])('is sorted by %s', async (sort, expected) => {
    await createThree()
    expect((await names({ sort })).join(', ')).toBe(expected)
  })

  test('can be searched by words in any order, and filtered by sold-out products', async () => {
    await createThree()
    expect(await names({ search: 'CATS treat' })).toEqual(['Anchovy treat for cats'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ outOfStock: true })).toEqual(['Anchovy treat for cats'])
    const page = await listAdminProducts(shop.db, { search: 'cats', pageSize: 1 })
    expect(page.nodes).toHaveLength(1)
    expect(await page.count()).toBe(2)
  })

  test('has all products, only hidden ones or only shown ones, also counted', async () => {
    await createThree()
    await createProduct(shop.db, { name: 'Hidden crate', stock: 0, hidden: true })
    const list = async (hidden: boolean | null, rest = {}) => {
      const { nodes, count } = await listAdminProducts(shop.db, { hidden, sort: 'OLDEST', ...rest })
      expect(await count()).toBe(nodes.length)
      return nodes.map(({ name }) => name)
    }
    const shown = ['Ball for cats', 'Crate', 'Anchovy treat for cats']
    expect(await list(null)).toEqual([...shown, 'Hidden crate'])
    expect(await list(true)).toEqual(['Hidden crate'])
    expect(await list(false)).toEqual(shown)
    expect(await list(false, { outOfStock: true })).toEqual(['Anchovy treat for cats'])
    expect(await list(true, { search: 'cats' })).toEqual([])
  })

  test('can be limited to the sizes of one product', async () => {
    await createThree()
    for (const family of ['Nilo', 'nilo', 'Nilo']) {
      await createProduct(shop.db, { name: `Food of ${family}`, family, hidden: family === 'nilo' })
    }
    const sizes = ['Food of Nilo', 'Food of nilo', 'Food of Nilo']
    expect(await names({ family: ' Nilo ' })).toEqual(sizes)
    expect(await names({ family: 'nilo' })).toEqual(sizes)
    expect(await names({ family: 'Nilo', search: 'crate' })).toEqual([])
    expect(await names({ family: ' ' })).toHaveLength(6)
    const { details } = await expectAppError(listAdminProducts(shop.db, { family: 'x'.repeat(61) }))
    expect(details.problems).toMatchObject([{ field: 'family' }])
  })

  test('has numbered pages that contain every product once', async () => {
    await createManyProducts(shop.db, 25)
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => names({ page, pageSize: 10, sort: 'PRICE_ASC' })),
    )
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5, 0])
    expect(new Set(pages.flat()).size).toBe(25)
  })

  test('rejects an invalid page, size and sort, each with its field', async () => {
    const { details } = await expectAppError(
      listAdminProducts(shop.db, { page: 0, pageSize: 101, sort: 'random' }),
    )
    expect(details.problems?.map(({ field }) => field)).toEqual(['page', 'pageSize', 'sort'])
  })
})

describe('concurrent edits of a product', () => {
  test('do not overwrite each other: the second gets a conflict', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { name: 'Bed' })
    const { data: read } = await shop.graphql<{ adminProduct: { version: number } }>(
      `{ adminProduct(id: ${id}) { version } }`,
      { token },
    )
    const edit = (name: string) =>
      shop.graphql(
        `mutation { updateProduct(id: ${id}, expected: { version: ${read.adminProduct.version} },
           input: { name: "${name}", price: 5, imageUrl: "/a.svg" }) {
           adminProduct { version product { name } } userErrors { code message } } }`,
        { token },
      )
    const responses = await Promise.all([edit('First'), edit('Second')])
    const payloads = responses.map(({ data }) => data.updateProduct)
    expect(payloads).toContainEqual({
      adminProduct: { product: { name: expect.stringMatching(/First|Second/) }, version: 2 },
      userErrors: [],
    })
    expect(payloads).toContainEqual({
      adminProduct: null,
      userErrors: [
        {
          code: 'CONFLICT',
          message:
            'Someone else has changed this product since you opened it. Load the latest version and make your changes again.',
        },
      ],
    })
  })

  test('overwrite each other without an expected version', async () => {
    const { id } = await createProduct(shop.db)
    const input = { name: 'Bed', price: 5, imageUrl: '/a.svg' }
    await updateProduct(shop.db, id, input)
    expect(await updateProduct(shop.db, id, input)).toMatchObject({ version: 3 })
  })

  test.each([[0], [1.5], ['1'], [null]])('are rejected for version %j', async (version) => {
    const { id } = await createProduct(shop.db)
    const input = { name: 'Bed', price: 5, imageUrl: '/a.svg' }
    const { details } = await expectAppError(updateProduct(shop.db, id, input, { version }))
    expect(details.problems).toMatchObject([{ field: 'version' }])
  })
})
