import { beforeEach, describe, expect, test } from 'vitest'
import { createApiKey } from '../../office/integrations/api-keys.service'
import { createAdmin, createProduct, createShopper, createStaff } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { addProductSizes } from './add-sizes.service'
import { ProductEntity } from './product.entity'
import { findSizes } from './product-sizes.service'

const shop = setUpShop()

const EAN = '4006381333931'

const FOOD = {
  name: 'River Cat Food',
  nameAr: 'ريفر طعام قطط',
  imageUrl: '/art/river.svg',
  attributes: { brand: 'River' },
  content: { en: { description: 'Salmon' } },
  inventory: { supplier: 'Delta' },
}

const SIZES = [
  { size: '400 g', price: 90, stock: 5, sku: 'RV-400', costPrice: 60 },
  { size: '2 kg', price: 380, wasPrice: 400, stock: 3, sku: 'RV-2', gtin: EAN },
  { size: 'Sample', sizeAr: 'عينة', price: 5 },
]

const MUTATION = `mutation ($input: ProductSizesInput!, $key: String) {
  addProductSizes(input: $input, idempotencyKey: $key) {
    products { id name } userErrors { code field message } } }`

interface Added {
  readonly addProductSizes: {
    readonly products: readonly { readonly id: string; readonly name: string }[]
    readonly userErrors: readonly {
      readonly code: string
      readonly field: string | null
      readonly message: string
    }[]
  }
}

let admin = ''
beforeEach(async () => {
  admin = (await createAdmin(shop.db)).token
})

async function send(input: object, { token = admin, key }: { token?: string; key?: string } = {}) {
  const { data, errors } = await shop.graphql<Added | null>(MUTATION, {
    token,
    variables: { input, key },
  })
  return { ...data?.addProductSizes, errors }
}

const stored = () => shop.db.find(ProductEntity, { order: { id: 'ASC' } })

/** Which fields are refused, with what their messages say. */
const refused = ({ userErrors = [] }: Awaited<ReturnType<typeof send>>) =>
  Object.fromEntries(userErrors.map(({ field, message }) => [field, message]))

describe('Sizes that are added together', () => {
  test('are products of one family, with what they share and what each has', async () => {
    const { products, userErrors } = await send({ ...FOOD, sizes: SIZES })
    expect(userErrors).toEqual([])
    expect(products?.map(({ name }) => name)).toEqual([
      'River Cat Food 400 g',
      'River Cat Food 2 kg',
      'River Cat Food Sample',
    ])
    const shared = { family: 'River Cat Food', brand: 'River', supplier: 'Delta', hidden: false }
    expect(await stored()).toMatchObject([
      {
        ...shared,
        nameAr: 'ريفر طعام قطط 400 جم',
        pricePiastres: 9_000,
        costPricePiastres: 6_000,
        stock: 5,
        sku: 'RV-400',
        netAmount: 400,
        netUnit: 'G',
      },
      {
        ...shared,
        nameAr: 'ريفر طعام قطط 2 كجم',
        wasPricePiastres: 40_000,
        gtin: EAN,
        netAmount: 2000,
      },
      { ...shared, nameAr: 'ريفر طعام قطط عينة', stock: null, netAmount: null, sku: null },
    ])
    const [first] = await stored()
    const [sizes = []] = await findSizes(shop.db, [first?.id ?? 0])
    expect(sizes).toHaveLength(3)
    const texts = await shop.db.query('SELECT description FROM product_texts')
    expect(texts).toEqual(Array(3).fill({ description: 'Salmon' }))
  })

  test('join the family of a product that exists, or make one for it', async () => {
    const alone = await createProduct(shop.db, { name: 'River Cat Food 1 kg' })
    const [size] = SIZES
    await send({ ...FOOD, productId: String(alone.id), family: 'river', sizes: [size] })
    expect(await stored()).toMatchObject([{ family: 'river', version: 2 }, { family: 'river' }])
    const more = { size: '8 kg', price: 900 }
    await send({ ...FOOD, productId: String(alone.id), family: 'other', sizes: [more] })
    expect((await stored()).map(({ family }) => family)).toEqual(['river', 'river', 'river'])
    const unknown = await send({ ...FOOD, productId: '99999', sizes: [{ ...more, size: '9 kg' }] })
    expect(unknown.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  test('are refused with all problems of all rows at once, and none of them is saved', async () => {
    const sizes = [
      { size: '1 kg', price: 0, stock: -1 },
      { size: ' ', price: 10, wasPrice: 5, sku: 'A', gtin: '4006381333930' },
      { size: '１ KG', price: 10, sku: ' a', gtin: EAN },
      { size: 'x'.repeat(30), price: 10, gtin: `0${EAN}` },
    ]
    const result = await send({ ...FOOD, name: 'N'.repeat(190), imageUrl: 'ftp://a', sizes })
    expect(result.products).toEqual([])
    expect(Object.keys(refused(result)).toSorted()).toEqual([
      'imageUrl',
      'sizes.0.price',
      'sizes.0.stock',
      'sizes.1.gtin',
      'sizes.1.size',
      'sizes.1.wasPrice',
      'sizes.2.size',
      'sizes.2.sku',
      'sizes.3.gtin',
      'sizes.3.size',
    ])
    expect(refused(result)).toMatchObject({
      'sizes.2.size': 'The same as in row 1.',
      'sizes.2.sku': 'The same as in row 2.',
      'sizes.3.size': 'With the size, the name is longer than 200 characters.',
    })
    expect(await stored()).toEqual([])
  })

  test('are refused where other products have their numbers or are the size', async () => {
    const other = await createProduct(shop.db, {
      name: 'river cat food  400 g',
      family: 'RIVER cat food',
      sku: 'rv-2',
      gtin: EAN,
    })
    const result = await send({ ...FOOD, sizes: SIZES })
    const holder = `“river cat food  400 g” (product ${other.id})`
    expect(refused(result)).toEqual({
      'sizes.0.size': `${holder} is this size already.`,
      'sizes.1.sku': `${holder} has this SKU already.`,
      'sizes.1.gtin': `${holder} has this barcode already.`,
    })
    expect(await stored()).toHaveLength(1)
  })

  test('are at least one, and with the others at most 50', async () => {
    const many = Array.from({ length: 51 }, (_, row) => ({ size: `${row + 1} g`, price: 1 }))
    expect(refused(await send({ ...FOOD, sizes: [] }))).toEqual({
      sizes: 'This field is required.',
    })
    expect(refused(await send({ ...FOOD, sizes: many }))).toEqual({ sizes: 'At most 50 sizes.' })
    expect((await send({ ...FOOD, sizes: many.slice(0, 49) })).userErrors).toEqual([])
    const more = [
      { size: '60 g', price: 1 },
      { size: '61 g', price: 1 },
    ]
    expect(Object.keys(refused(await send({ ...FOOD, sizes: more })))).toEqual(['sizes'])
    expect(await stored()).toHaveLength(49)
  })

  test('are added once by a request that is repeated', async () => {
    const first = await send({ ...FOOD, sizes: SIZES }, { key: 'sizes-1' })
    const second = await send({ ...FOOD, sizes: SIZES }, { key: 'sizes-1' })
    expect(second.userErrors).toEqual([])
    expect(second.products).toEqual(first.products)
    expect(await stored()).toHaveLength(3)
  })

  test('need the permission to edit products, and for costs and SKUs that of the inventory', async () => {
    const { inventory, ...food } = FOOD
    const sizes = [{ size: 'Sample', price: 5 }]
    const shopper = await createShopper(shop.db)
    const caller = await createStaff(shop.db, 'caller')
    const { key } = await createApiKey(shop.db, { name: 'ERP', scopes: ['writeCatalogue'] })
    const refusals = [
      [{ ...food, sizes }, shopper.token],
      [{ ...food, sizes }, caller.token],
      [{ ...food, inventory, sizes }, key],
      [{ ...food, sizes: [{ ...sizes[0], costPrice: 1 }] }, key],
      [{ ...food, sizes: [{ ...sizes[0], sku: 'A' }] }, key],
    ] as const
    for (const [input, token] of refusals) {
      const { errors } = await send(input, { token })
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    }
    expect(await stored()).toEqual([])
    expect((await send({ ...food, sizes }, { token: key })).userErrors).toEqual([])
  })
})

describe('Two people who add sizes at the same moment', () => {
  const race = (a: object, b: object) =>
    Promise.allSettled([addProductSizes(shop.db, a), addProductSizes(shop.db, b)])

  test('with the same SKU: one adds all of them, the other none and learns which row it is', async () => {
    const input = (name: string, number: number) => ({
      ...FOOD,
      name,
      sizes: [
        { size: '1 kg', price: 10, sku: `own ${number}` },
        { size: '2 kg', price: 10, sku: 'same' },
      ],
    })
    const results = await race(input('One', 1), input('Two', 2))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = results.find((result) => result.status === 'rejected')
    expect(lost?.reason.details.problems).toMatchObject([
      { field: 'sizes.1.sku', key: 'product.skuTaken' },
    ])
    expect(new Set((await stored()).map(({ family }) => family)).size).toBe(1)
    expect(await stored()).toHaveLength(2)
  })

  test('with the same size: the second one is told that it is there', async () => {
    const input = { ...FOOD, sizes: [{ size: '1 kg', price: 10 }] }
    const results = await race(input, input)
    const lost = results.find((result) => result.status === 'rejected')
    expect(lost?.reason.details.problems).toMatchObject([
      { field: 'sizes.0.size', key: 'product.sizeTaken' },
    ])
    expect(await stored()).toHaveLength(1)
  })
})
