import { beforeEach, describe, expect, test } from 'vitest'
import { CATEGORIES, isInCategory } from '#domain/products/categories'
import { createAdmin, createProduct } from '../../test/factories'
import { listSources } from '../../test/list-sources'
import { setUpShop } from '../../test/shop'
import { listProducts } from '../listing/product-list.service'
import { ProductEntity } from './product.entity'

const shop = setUpShop()

let token: string

beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

const UPDATE = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) {
  adminProduct { chosenCategories product { categories { key } } } userErrors { field code } } }`

async function choose(id: number, categories?: readonly string[] | null) {
  const input = { name: 'Dog food, wet', price: 5, imageUrl: '/a', categories }
  const { data, errors } = await shop.graphql<{ updateProduct: unknown }>(UPDATE, {
    token,
    variables: { id: String(id), input },
  })
  return errors ?? data.updateProduct
}

const result = (chosenCategories: string[] | null, keys: string[]) => ({
  adminProduct: { chosenCategories, product: { categories: keys.map((key) => ({ key })) } },
  userErrors: [],
})

const idsOf = async (category: (typeof CATEGORIES)[number]['key']) =>
  (await listProducts(listSources(shop.db), { category, first: 100 })).nodes.map(({ id }) => id)

describe('The categories of a product', () => {
  test('are those of its name, until the owner chooses others', async () => {
    const { id } = await createProduct(shop.db)
    const byName = result(null, ['ALL_FOOD', 'DOG_FOOD'])
    expect(await choose(id)).toEqual(byName)
    expect(await choose(id, ['CAT_DRY_FOOD', 'BEDS', 'ALL_FOOD'])).toEqual(
      result(['CAT_DRY_FOOD', 'BEDS'], ['ALL_FOOD', 'CAT_FOOD', 'CAT_DRY_FOOD', 'BEDS']),
    )
    expect(await choose(id)).toMatchObject({
      adminProduct: { chosenCategories: ['CAT_DRY_FOOD', 'BEDS'] },
    })
    expect(await choose(id, [])).toEqual(result([], []))
    expect(await choose(id, null)).toEqual(byName)
  })

  test('that do not exist are rejected', async () => {
    const { id } = await createProduct(shop.db)
    expect(await choose(id, ['BIRDS'])).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test('change at once in what was cached', async () => {
    const { id } = await createProduct(shop.db, { name: 'Dog wet food' })
    const read = async () =>
      (await shop.graphql('{ products(category: BEDS) { nodes { id } totalCount } }')).data
    expect(await read()).toEqual({ products: { nodes: [], totalCount: 0 } })
    await choose(id, ['BEDS'])
    expect(await read()).toEqual({ products: { nodes: [{ id: String(id) }], totalCount: 1 } })
  })

  test('are the same in lists as by the rule and the choice', async () => {
    const names = ['Cat dry food', 'Dog bed', 'Ear drops', 'Gift card']
    const choices = [null, [], ['catwetfood'], ['allfood', 'beds'], ['dentalCare']] as const
    for (const name of names) {
      for (const categoryKeys of choices) {
        await createProduct(shop.db, { name, categoryKeys: categoryKeys && [...categoryKeys] })
      }
    }
    const products = await shop.db.find(ProductEntity, { order: { id: 'ASC' } })
    for (const category of CATEGORIES) {
      const expected = products.filter((product) => isInCategory(product, category))
      expect(await idsOf(category.key), category.key).toEqual(expected.map(({ id }) => id))
    }
  })
})
