import { expect, test } from 'vitest'
import { ORDERABLE_PRODUCTS } from '#domain/limits'
import { createAdmin, createProduct, createShopper, type TestUser } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

interface Found {
  readonly orderableProducts: readonly {
    readonly stock: number | null
    readonly product: { readonly name: string }
  }[]
}

async function find(query: string, admin?: TestUser) {
  const { token } = admin ?? (await createAdmin(shop.db))
  const { data, errors } = await shop.graphql<Found>(
    'query ($query: String!) { orderableProducts(query: $query) { stock product { name } } }',
    { variables: { query }, token },
  )
  expect(errors).toBeUndefined()
  return data.orderableProducts.map(({ stock, product: { name } }) => [name, stock])
}

async function createThree() {
  await createProduct(shop.db, {
    name: 'Siwa Cat Litter 5 L',
    nameAr: 'سيوة رمل قطط 5 لتر',
    stock: 3,
    gtin: '036000291452',
    sku: 'Litter 5',
  })
  await createProduct(shop.db, {
    name: 'Siwa Cat Litter 10 L',
    nameAr: 'سيوة رمل قطط 10 لتر',
    stock: null,
    gtin: '4006381333931',
  })
  await createProduct(shop.db, { name: 'Nilo Leash', stock: 1 })
}

const SMALL = ['Siwa Cat Litter 5 L', 3]
const LARGE = ['Siwa Cat Litter 10 L', null]

test.each([
  ['litter', [SMALL, LARGE]],
  ['رمل سيوه', [SMALL, LARGE]],
  ['litter 10l', [LARGE]],
  ['4006381333931', [LARGE]],
  ['4006381-333931', [LARGE]],
  ['٤٠٠٦٣٨١٣٣٣٩٣١', [LARGE]],
  ['0036000291452', [SMALL]],
  [' LITTER  5', [SMALL]],
  ['مهففثق 5', [SMALL]],
  [']E04006381333931', [LARGE]],
  ['4006381333930', []],
  ['', []],
])('an order may get, for “%s”: %s', async (query, expected) => {
  await createThree()
  expect(await find(query)).toEqual(expected)
})

test('what is hidden or sold out cannot be ordered, not even by its barcode', async () => {
  await createProduct(shop.db, { name: 'Siwa Bed', hidden: true, gtin: '4006381333931' })
  await createProduct(shop.db, { name: 'Siwa Bowl', stock: 0, gtin: '036000291452' })
  const admin = await createAdmin(shop.db)
  for (const query of ['siwa', '4006381333931', '036000291452'])
    expect(await find(query, admin)).toEqual([])
})

test('products that are sold out leave their places to others', async () => {
  for (let stock = 0; stock < 2 * ORDERABLE_PRODUCTS; stock++) {
    await createProduct(shop.db, { name: `Ball ${stock}`, stock: stock % 2 })
  }
  expect(await find('ball')).toHaveLength(ORDERABLE_PRODUCTS)
})

test('only staff and their tools find them', async () => {
  const { token } = await createShopper(shop.db)
  const { errors } = await shop.graphql('{ orderableProducts(query: "a") { id } }', { token })
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
