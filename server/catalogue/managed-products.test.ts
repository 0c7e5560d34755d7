import { describe, expect, test } from 'vitest'
import type { ProductOrder } from '#domain/catalogue.schema'
import { createAdmin, createManyProducts, createProduct } from '../test/factories'
import { refusalOf } from '../test/refusal'
import { setUpShop } from '../test/shop'
import { listManagedProducts } from './managed-products.service'
import { updateProduct } from './product-editing.service'

const shop = setUpShop()

const names = async (input: Parameters<typeof listManagedProducts>[1]) =>
  (await listManagedProducts(shop.db, input)).nodes.map(({ name }) => name)

async function createThree(): Promise<void> {
  await createProduct(shop.db, { name: 'Ball for cats', pricePiastres: 300, stock: 4 })
  await createProduct(shop.db, { name: 'Crate', pricePiastres: 100, stock: null })
  await createProduct(shop.db, { name: 'Anchovy treat for cats', pricePiastres: 200, stock: 0 })
}

describe("the owner's list of products", () => {
  test.each<[ProductOrder, string]>([
    ['newest', 'Anchovy treat for cats, Crate, Ball for cats'],
    ['oldest', 'Ball for cats, Crate, Anchovy treat for cats'],
    ['nameUp', 'Anchovy treat for cats, Ball for cats, Crate'],
    ['nameDown', 'Crate, Ball for cats, Anchovy treat for cats'],
    ['priceUp', 'Crate, Anchovy treat for cats, Ball for cats'],
    ['priceDown', 'Ball for cats, Anchovy treat for cats, Crate'],
    ['stockUp', 'Anchovy treat for cats, Ball for cats, Crate'],
    ['stockDown', 'Ball for cats, Anchovy treat for cats, Crate'],
  ])('is sorted by %s', async (order, expected) => {
    await createThree()
    expect((await names({ order })).join(', ')).toBe(expected)
  })

  test('is searched by words in any order, and for what is sold out', async () => {
    await createThree()
    expect(await names({ search: 'CATS treat' })).toEqual(['Anchovy treat for cats'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ outOfStock: true })).toEqual(['Anchovy treat for cats'])
    const page = await listManagedProducts(shop.db, { search: 'cats', pageSize: 1 })
    expect(page.nodes).toHaveLength(1)
    expect(await page.count()).toBe(2)
  })

  test('comes in numbered pages that hold every product once', async () => {
    await createManyProducts(shop.db, 25)
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => names({ page, pageSize: 10, order: 'priceUp' })),
    )
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5, 0])
    expect(new Set(pages.flat()).size).toBe(25)
  })

  test('refuses what is no page, size or order, each at its field', async () => {
    const { details } = await refusalOf(
      listManagedProducts(shop.db, { page: 0, pageSize: 101, order: 'random' }),
    )
    expect(details.problems?.map(({ field }) => field)).toEqual(['page', 'pageSize', 'order'])
  })
})

describe('two people who edit one product', () => {
  test('do not overwrite each other: the second is told, on GraphQL', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { name: 'Bed' })
    const { data: read } = await shop.graphql<{ managedProduct: { version: number } }>(
      `{ managedProduct(id: ${id}) { version } }`,
      { token },
    )
    const edit = (name: string) =>
      shop.graphql(
        `mutation { updateProduct(id: ${id}, seen: { version: ${read.managedProduct.version} },
           input: { name: "${name}", price: 5, imageUrl: "/a.svg" }) {
           managedProduct { version product { name } } userErrors { code message } } }`,
        { token },
      )
    const answers = await Promise.all([edit('First'), edit('Second')])
    const payloads = answers.map(({ data }) => data.updateProduct)
    expect(payloads).toContainEqual({
      managedProduct: { product: { name: expect.stringMatching(/First|Second/) }, version: 2 },
      userErrors: [],
    })
    expect(payloads).toContainEqual({
      managedProduct: null,
      userErrors: [
        {
          code: 'CONFLICT',
          message:
            'Somebody else has changed this product since you opened it. Look at what it says now, and change it again.',
        },
      ],
    })
  })

  test('who do not say what they saw overwrite, as older clients do', async () => {
    const { id } = await createProduct(shop.db)
    const input = { name: 'Bed', price: 5, imageUrl: '/a.svg' }
    await updateProduct(shop.db, id, input)
    expect(await updateProduct(shop.db, id, input)).toMatchObject({ version: 3 })
  })

  test.each([[0], [1.5], ['1'], [null]])('cannot have seen version %j', async (version) => {
    const { id } = await createProduct(shop.db)
    const input = { name: 'Bed', price: 5, imageUrl: '/a.svg' }
    const { details } = await refusalOf(updateProduct(shop.db, id, input, { version }))
    expect(details.problems).toMatchObject([{ field: 'version' }])
  })
})
