import { describe, expect, test } from 'vitest'
import { addToCart } from '../../orders/cart/cart.service'
import { expectAppError } from '../../test/expect-app-error'
import { createAdmin, createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { importProducts } from '../product-files/product-import.service'
import { ProductEntity } from './product.entity'
import { updateProduct } from './product-editing.service'

const shop = setUpShop()

const TOY = { name: 'Cat toy', price: 75, imageUrl: '/toy.svg' }
const OFFER = { name: 'Cat toy', pricePiastres: 7_500, wasPricePiastres: 10_001 }
const REFUSED = { field: 'wasPrice', key: 'invalid.wasPrice' }

/** The problems that the work is rejected with, or its code if there are none. */
async function refusalOf(work: Promise<unknown>) {
  const { code, details } = await expectAppError(work)
  return details.problems ?? code
}

const stored = async (id: number) =>
  (await shop.db.findOneByOrFail(ProductEntity, { id })).wasPricePiastres

describe('An offer', () => {
  test('is shown wherever a product is', async () => {
    const product = await createProduct(shop.db, OFFER)
    await createProduct(shop.db, { name: 'Cat bowl' })
    const shopper = await createShopper(shop.db)
    await addToCart(shop.db, shopper.id, product.id, {})
    const fields = '{ wasPrice percentSaved }'
    const { data } = await shop.graphql(
      `{ product(id: ${product.id}) ${fields}
         products(first: 1) { nodes ${fields} }
         search(query: "cat toy") { nodes ${fields} }
         other: product(id: ${product.id + 1}) { wasPrice percentSaved related(first: 1) ${fields} }
         cart { lines { product ${fields} } } }`,
      { token: shopper.token },
    )
    const offer = { wasPrice: 100.01, percentSaved: 25 }
    expect(data).toEqual({
      product: offer,
      products: { nodes: [offer] },
      search: { nodes: [offer] },
      other: { wasPrice: null, percentSaved: null, related: [offer] },
      cart: { lines: [{ product: offer }] },
    })
  })

  test('is set and removed by the admin', async () => {
    const { token } = await createAdmin(shop.db)
    const save = async (mutation: string, wasPrice: number | null | undefined) => {
      const { data } = await shop.graphql<Record<string, unknown>>(
        `mutation ($input: ProductInput!) {
          saved: ${mutation} { product { id wasPrice } userErrors { field message } } }`,
        { token, variables: { input: { ...TOY, wasPrice } } },
      )
      return data.saved
    }
    const saved = (wasPrice: number | null) => ({
      product: { id: expect.any(String), wasPrice },
      userErrors: [],
    })
    expect(await save('addProduct(input: $input)', 99.5)).toEqual(saved(99.5))
    const [{ id } = { id: 0 }] = await shop.db.find(ProductEntity)
    const update = `updateProduct(id: ${id}, input: $input)`
    expect(await save(update, undefined)).toEqual(saved(99.5))
    expect(await save(update, 75)).toEqual({
      product: null,
      userErrors: [
        { field: 'wasPrice', message: 'The price before the offer must be above the price.' },
      ],
    })
    expect(await stored(id)).toBe(9_950)
    expect(await save(update, null)).toEqual(saved(null))
  })

  test('is refused together with all other problems', async () => {
    const refused = updateProduct(shop.db, 1, { ...TOY, name: '', wasPrice: 74 })
    expect(await refusalOf(refused)).toEqual([{ field: 'name', key: 'invalid.required' }, REFUSED])
    const invalidPrices = updateProduct(shop.db, 1, { ...TOY, price: 0, wasPrice: 'x' })
    expect(await refusalOf(invalidPrices)).toMatchObject([
      { field: 'price' },
      { field: 'wasPrice' },
    ])
  })

  test('keeps a price from rising to that before it or above', async () => {
    const { id } = await createProduct(shop.db, OFFER)
    for (const price of [100.01, 150]) {
      expect(await refusalOf(updateProduct(shop.db, id, { ...TOY, price }))).toEqual([REFUSED])
    }
    await updateProduct(shop.db, id, { ...TOY, price: 100 })
    expect(await stored(id)).toBe(10_001)
    await updateProduct(shop.db, id, { ...TOY, price: 150, wasPrice: 200 })
    expect(await stored(id)).toBe(20_000)
  })

  test('of an outdated edit is a conflict', async () => {
    const { id } = await createProduct(shop.db, OFFER)
    await updateProduct(shop.db, id, TOY)
    const raise = (version: number) =>
      refusalOf(updateProduct(shop.db, id, { ...TOY, price: 150 }, { version }))
    expect(await raise(1)).toBe('CONFLICT')
    expect(await raise(2)).toEqual([REFUSED])
  })

  test('ends when REST sets a price that is not below the earlier one', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, OFFER)
    const set = async (price: number) => {
      const body = { name: TOY.name, price, image_url: TOY.imageUrl }
      const response = await shop.rest('POST', `/updateproduct/${id}`, { token, body })
      expect([response.statusCode, response.json()]).toEqual([200, { id, ...body }])
      return stored(id)
    }
    expect(await set(100)).toBe(10_001)
    expect(await set(100.01)).toBeNull()
  })
})

describe('The column was_price of a product file', () => {
  const importFile = (lines: readonly string[]) =>
    importProducts(shop.db, Buffer.from(lines.join('\n')), { dryRun: false })

  test('starts, changes and ends offers', async () => {
    const { id } = await createProduct(shop.db, OFFER)
    const file = (wasPrice: string) => [
      'id,name,price,was_price,image_url',
      `${id},Cat toy,75,${wasPrice},/toy.svg`,
    ]
    expect(await importFile([...file('120.5'), ',Bed,10,12,/b.svg'])).toMatchObject({
      added: 1,
      updated: 1,
    })
    expect(await stored(id)).toBe(12_050)
    expect(await stored(id + 1)).toBe(1_200)
    await importFile(file('120.5'))
    expect(await importFile(file('120.5'))).toMatchObject({ updated: 0 })
    expect(await importFile(file(''))).toMatchObject({ updated: 1 })
    expect(await stored(id)).toBeNull()
  })

  test('may be missing, as long as prices stay below', async () => {
    const { id } = await createProduct(shop.db, OFFER)
    const file = (price: number) => ['id,name,price,image_url', `${id},Toy,${price},/toy.svg`]
    expect(await importFile(file(100))).toMatchObject({ updated: 1, problems: [] })
    expect(await stored(id)).toBe(10_001)
    expect(await importFile(file(101))).toMatchObject({
      updated: 0,
      problems: [{ line: 2, field: 'wasPrice', key: 'invalid.wasPrice' }],
      problemCount: 1,
    })
  })

  test('names every line whose price is not below', async () => {
    const lines = ['name,price,was_price,image_url', 'A,5,5,/a', 'B,5,6,/b', 'C,5,x,/c', ',5,4,/d']
    const { problems } = await importFile(lines)
    expect(problems.map(({ line, field, key }) => [line, field, key])).toEqual([
      [2, 'wasPrice', 'invalid.wasPrice'],
      [4, 'wasPrice', 'invalid.number'],
      [5, 'name', 'invalid.required'],
      [5, 'wasPrice', 'invalid.wasPrice'],
    ])
  })
})
