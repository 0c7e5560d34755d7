import { describe, expect, test } from 'vitest'
import { MAX_PRODUCTS_AT_ONCE, PRODUCT_CHANGE_UNDO_HOURS } from '#domain/limits'
import { asPiastres } from '#domain/money/units'
import { createWebhook } from '../../office/integrations/webhooks.service'
import type { Caller } from '../../platform/features/caller'
import { expectAppError } from '../../test/expect-app-error'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { CollectionEntity } from '../collections/collection.entity'
import { deleteCollection } from '../collections/collections.service'
import { ProductEntity } from '../products/product.entity'
import { updateProduct } from '../products/product-editing.service'
import { listBatches } from './batches.service'
import { previewChange } from './preview.service'
import { changeProducts } from './product-changes.service'
import { undoProductChange } from './undo.service'

const shop = setUpShop()

const TOOL: Caller = { scopes: ['writeCatalogue'], apiKeyId: 1 }
const PLUS_5 = { price: { percent: 5, rounding: 'exact' } }

async function createThree(): Promise<readonly ProductEntity[]> {
  return [
    await createProduct(shop.db, { name: 'Bed', pricePiastres: 3550, stock: 4 }),
    await createProduct(shop.db, { name: 'Bowl', pricePiastres: 10_000, stock: null }),
    await createProduct(shop.db, { name: 'Toy', pricePiastres: 99_999_999, stock: 0 }),
  ].map((product) => ({ ...product, pricePiastres: asPiastres(product.pricePiastres) }))
}

/** Returns the products that a client sends after a preview. */
async function preview(products: readonly { readonly id: number }[], change: unknown) {
  const rows = await previewChange(shop.db, { ids: products.map(({ id }) => id), change })
  return rows.map(({ product: { id, version, stock } }) => ({
    id,
    expectedVersion: version,
    expectedStock: stock,
  }))
}

async function change(products: readonly { readonly id: number }[], what: unknown, key = 'a') {
  const expected = await preview(products, what)
  return changeProducts(shop.db, { idempotencyKey: key, products: expected, change: what }, TOOL)
}

const read = (ids?: readonly number[]) =>
  shop.db
    .find(ProductEntity, { order: { id: 'ASC' } })
    .then((all) => all.filter(({ id }) => ids?.includes(id) ?? true))

const keysOf = (failures: readonly { productId: number; error: { details: object } }[]) =>
  failures.map(({ productId, error }) => [productId, error.details])

describe('A preview', () => {
  test('has old and new values of each product in order, names what is impossible, and changes nothing', async () => {
    const [bed, bowl, toy] = await createThree()
    const ids = [toy?.id, bed?.id, bowl?.id, 99, bed?.id]
    const rows = await previewChange(shop.db, { ids, change: PLUS_5 })
    expect(
      rows.map(({ product, after, error }) => [
        product.name,
        product.pricePiastres,
        after?.pricePiastres,
        error?.details.problems?.[0]?.key,
      ]),
    ).toEqual([
      ['Toy', 99_999_999, undefined, 'change.priceTooHigh'],
      ['Bed', 3550, 3728, undefined],
      ['Bowl', 10_000, 10_500, undefined],
    ])
    expect((await read()).map(({ version }) => version)).toEqual([1, 1, 1])
  })

  test.each([
    ['rounding', { price: { percent: 5, rounding: 'ninetyFive' } }, { pricePiastres: 3695 }],
    ['an amount', { price: { amount: -5.5 } }, { pricePiastres: 3000 }],
    [
      'the old price as the price before an offer',
      { price: { percent: -10, wasPrice: 'oldPrice' } },
      { pricePiastres: 3195, wasPricePiastres: 3550 },
    ],
    ['more units', { stock: { add: 3 } }, { stock: 7 }],
    ['a number of units', { stock: { setTo: 3 } }, { stock: 3 }],
    ['a stock that is not tracked', { stock: { setTo: null } }, { stock: null }],
    [
      'categories',
      { categories: { keys: ['toys', 'alltoysandbowls'] } },
      { categoryKeys: ['toys'] },
    ],
    ['a collection', { collections: { add: ['birds'] } }, { collectionSlugs: ['birds'] }],
    ['a brand', { brand: { name: ' Nilo ' } }, { brand: 'Nilo' }],
    ['hiding', { hidden: true }, { hidden: true }],
  ])('with %s is what the change then does', async (_what, what, expected) => {
    await shop.db.save(CollectionEntity, { slug: 'birds', title: 'Birds' })
    const products = (await createThree()).slice(0, 1)
    const [row] = await previewChange(shop.db, { ids: products.map(({ id }) => id), change: what })
    expect(row).toMatchObject({ after: expected, isChanged: true })
    const { failures } = await change(products, what)
    expect(failures).toEqual([])
    expect((await read())[0]).toMatchObject({ ...expected, version: 2 })
  })

  test.each([
    ['a price below 0.01', { price: { amount: -200 } }, 'change.priceTooLow'],
    [
      'a price that is rounded to nothing',
      { price: { percent: -99.9, rounding: 'whole' } },
      'change.priceTooLow',
    ],
    [
      'an old price below the new one',
      { price: { percent: 1, wasPrice: 'oldPrice' } },
      'change.wasPriceNotAbove',
    ],
    ['a price above that before the offer', { price: { percent: 30 } }, 'change.wasPriceNotAbove'],
    ['a stock below 0', { stock: { add: -5 } }, 'change.stockTooLow'],
    ['a stock above the limit', { stock: { add: 1_000_000 } }, 'change.stockTooHigh'],
  ])('names %s', async (_what, what, key) => {
    const { id } = await createProduct(shop.db, {
      pricePiastres: 10_000,
      wasPricePiastres: asPiastres(12_000),
      stock: 4,
    })
    const [row] = await previewChange(shop.db, { ids: [id], change: what })
    expect(row?.error?.details.problems).toMatchObject([{ key }])
    const { failures, productIds } = await change([{ id }], what)
    expect(keysOf(failures)).toMatchObject([[id, { problems: [{ key }] }]])
    expect(productIds).toEqual([])
  })

  test('names a stock that is not tracked, to which nothing can be added', async () => {
    const [, bowl] = await createThree()
    const [row] = await previewChange(shop.db, { ids: [bowl?.id], change: { stock: { add: 1 } } })
    expect(row?.error?.details.problems).toMatchObject([{ key: 'change.notCounted' }])
  })

  test.each([
    [{}, 'change'],
    [{ hidden: true, isDeleted: true }, 'change'],
    [{ price: {} }, 'change.price.percent'],
    [{ price: { percent: 5, amount: 5 } }, 'change.price.percent'],
    [{ price: { percent: -100 } }, 'change.price.percent'],
    [{ price: { percent: 0.001 } }, 'change.price.percent'],
    [{ price: { amount: 0.001 } }, 'change.price.amount'],
    [{ price: { percent: 5, rounding: 'up' } }, 'change.price.rounding'],
    [{ stock: {} }, 'change.stock.add'],
    [{ stock: { add: 1.5 } }, 'change.stock.add'],
    [{ categories: { keys: ['planes'] } }, 'change.categories.keys.0'],
    [{ brand: { name: 'x'.repeat(61) } }, 'change.brand.name'],
    [{ collections: {} }, 'change.collections.add'],
    [{ collections: { add: ['birds'], remove: ['birds'] } }, 'change.collections.remove'],
    [{ collections: { add: ['fish'] } }, 'change.collections.add'],
  ])('of %j is refused with its field', async (what, field) => {
    const { code, details } = await expectAppError(
      previewChange(shop.db, { ids: [1], change: what }),
    )
    expect(code).toBe('INVALID')
    expect(details.problems).toMatchObject([{ field }])
  })
})

describe('A change of several products', () => {
  test('refuses a product that was edited since the preview, names it, and does the rest', async () => {
    const [bed, bowl] = (await createThree()) as [ProductEntity, ProductEntity]
    const expected = await preview([bed, bowl], PLUS_5)
    await updateProduct(shop.db, bed.id, { name: 'Bed', price: 20, imageUrl: '/a.svg' })
    const input = { idempotencyKey: 'a', products: expected, change: PLUS_5 }
    const { productIds, failures, batch } = await changeProducts(shop.db, input, TOOL)
    expect(productIds).toEqual([bowl.id])
    expect(keysOf(failures)).toEqual([[bed.id, { key: 'change.changedMeanwhile' }]])
    expect(batch).toMatchObject({ kind: 'price', count: 1, isUndoable: true })
    expect((await read()).map(({ pricePiastres }) => pricePiastres)).toEqual([
      2000, 10_500, 99_999_999,
    ])
  })

  test('keeps what was sold since the preview, whether units are added or the stock is set', async () => {
    const shopper = await createShopper(shop.db)
    const [bed] = (await createThree()) as [ProductEntity]
    for (const [key, what, stock] of [
      ['a', { stock: { add: 10 } }, 13],
      ['b', { stock: { setTo: 20 } }, 19],
    ] as const) {
      const expected = await preview([bed], what)
      await placeOrder(shop.db, shopper, [bed])
      await changeProducts(shop.db, { idempotencyKey: key, products: expected, change: what }, TOOL)
      expect((await read([bed.id]))[0]?.stock).toBe(stock)
    }
  })

  test('is made once for each key, also in parts and by a double click', async () => {
    const products = (await createThree()).slice(0, 2)
    const expected = await preview(products, PLUS_5)
    const send = (part: typeof expected) =>
      changeProducts(shop.db, { idempotencyKey: 'a', products: part, change: PLUS_5 }, TOOL)
    const [first, second] = await Promise.all([
      send(expected.slice(0, 1)),
      send(expected.slice(0, 1)),
    ])
    expect(first.productIds).toEqual(second.productIds)
    const rest = await send(expected)
    expect(rest.batch).toMatchObject({ id: first.batch.id, count: 2 })
    expect(rest.failures).toEqual([])
    expect((await read()).map(({ pricePiastres }) => pricePiastres)).toEqual([
      3728, 10_500, 99_999_999,
    ])
    expect(await listBatches(shop.db)).toHaveLength(1)
  })

  test('has a key of its own', async () => {
    const products = (await createThree()).slice(0, 2)
    await change(products, PLUS_5)
    const { code, details } = await expectAppError(change(products, { hidden: true }))
    expect([code, details.key]).toEqual(['CONFLICT', 'change.otherChange'])
    expect((await read()).map(({ hidden }) => hidden)).toEqual([false, false, false])
  })

  test('puts products into collections and out of others, and undoing knows those that are gone', async () => {
    const [birds] = await shop.db.save(
      CollectionEntity,
      ['birds', 'cages', 'sale'].map((slug) => ({ slug, title: slug })),
    )
    const one = await createProduct(shop.db, { collectionSlugs: ['birds', 'sale'] })
    const other = await createProduct(shop.db, { collectionSlugs: ['cages'] })
    const slugs = async () => (await read()).map(({ collectionSlugs }) => collectionSlugs)
    const what = { collections: { add: ['cages'], remove: ['birds', 'sale'] } }
    const { batch, productIds } = await change([one, other], what)
    expect(productIds).toEqual([one.id])
    expect(await slugs()).toEqual([['cages'], ['cages']])
    await deleteCollection(shop.db, birds?.id)
    await undoProductChange(shop.db, batch.id)
    expect(await slugs()).toEqual([['sale'], ['cages']])
  })

  test('takes the Arabic name of a brand away with it, and undoing brings both back', async () => {
    const { id } = await createProduct(shop.db, { brand: 'Zahra', brandAr: 'زهرة' })
    await change([{ id }], { brand: { name: 'ZAHRA' } })
    expect(await read()).toMatchObject([{ brand: 'ZAHRA', brandAr: 'زهرة' }])
    const { batch } = await change([{ id }], { brand: { name: 'Nilo' } }, 'b')
    expect(await read()).toMatchObject([{ brand: 'Nilo', brandAr: null }])
    await undoProductChange(shop.db, batch.id)
    expect(await read()).toMatchObject([{ brand: 'ZAHRA', brandAr: 'زهرة' }])
  })

  test('of before products had Arabic names of brands can be undone, and keeps those given since', async () => {
    const { id } = await createProduct(shop.db, { brand: 'Zahra' })
    const { batch } = await change([{ id }], { hidden: true })
    await shop.db.query(
      "UPDATE product_changes SET before = before - 'brandAr', after = after - 'brandAr'",
    )
    await shop.db.update(ProductEntity, { id }, { brandAr: 'زهرة' })
    await undoProductChange(shop.db, batch.id)
    expect(await read()).toMatchObject([{ hidden: false, brandAr: 'زهرة' }])
  })

  test('deletes products, which cannot be undone', async () => {
    const products = (await createThree()).slice(0, 2)
    const { batch } = await change(products, { isDeleted: true })
    expect((await read()).map(({ name }) => name)).toEqual(['Toy'])
    expect(batch).toMatchObject({ kind: 'isDeleted', count: 2, isUndoable: false })
    const { details } = await expectAppError(undoProductChange(shop.db, batch.id))
    expect(details.key).toBe('change.deletionStays')
  })

  test('sends webhooks for each product, as single edits do', async () => {
    const events = ['product.changed']
    await createWebhook(
      shop.db,
      { allowsPrivate: true },
      { url: 'https://example.com/hook', events },
    )
    const products = (await createThree()).slice(0, 2)
    const { batch } = await change(products, PLUS_5)
    await undoProductChange(shop.db, batch.id)
    const sent = await shop.db.query<{ body: string }[]>(
      'SELECT body FROM webhook_deliveries ORDER BY id',
    )
    expect(
      sent.map(({ body }) => {
        const { data } = JSON.parse(body)
        return [data.change, data.product.name, data.product.price]
      }),
    ).toEqual([
      ['updated', 'Bed', 37.28],
      ['updated', 'Bowl', 105],
      ['updated', 'Bed', 35.5],
      ['updated', 'Bowl', 100],
    ])
  })

  test.each<[string, object, string[]]>([
    ['no products', { products: [] }, ['products']],
    ['a blank key', { idempotencyKey: ' ' }, ['idempotencyKey']],
    [
      'impossible products',
      { products: [{ id: 'x', expectedVersion: 0, expectedStock: -1 }] },
      ['products.0.id', 'products.0.expectedVersion', 'products.0.expectedStock'],
    ],
    [
      'a repeated product',
      {
        products: [
          { id: 1, expectedVersion: 1 },
          { id: '1', expectedVersion: 1 },
        ],
      },
      ['products'],
    ],
    [
      'too many products',
      {
        products: Array.from({ length: MAX_PRODUCTS_AT_ONCE + 1 }, (_, at) => ({
          id: at + 1,
          expectedVersion: 1,
        })),
      },
      ['products'],
    ],
  ])('with %s is refused with its fields', async (_what, input, fields) => {
    const valid = { idempotencyKey: 'a', products: [{ id: 1, expectedVersion: 1 }], change: PLUS_5 }
    const { code, details } = await expectAppError(
      changeProducts(shop.db, { ...valid, ...input }, TOOL),
    )
    expect([code, details.problems?.map(({ field }) => field)]).toEqual(['INVALID', fields])
  })
})

describe('Undoing a change', () => {
  test('gives all products their old values back, and a second click changes nothing', async () => {
    const products = (await createThree()).slice(0, 2)
    const { batch } = await change(products, { price: { percent: -10, wasPrice: 'oldPrice' } })
    const undone = await Promise.all([
      undoProductChange(shop.db, batch.id),
      undoProductChange(shop.db, batch.id),
    ])
    expect(undone.flatMap(({ productIds }) => productIds).toSorted()).toEqual([1, 2])
    expect(undone.flatMap(({ failures }) => failures)).toEqual([])
    expect(await read([1, 2])).toMatchObject([
      { pricePiastres: 3550, wasPricePiastres: null, version: 3 },
      { pricePiastres: 10_000, wasPricePiastres: null, version: 3 },
    ])
    expect(await listBatches(shop.db)).toMatchObject([{ undoneCount: 2, isUndoable: false }])
  })

  test('names the products that were changed again or deleted, and keeps what they are', async () => {
    const [bed, bowl, toy] = (await createThree()) as [ProductEntity, ProductEntity, ProductEntity]
    const { batch } = await change([bed, bowl, toy], { price: { amount: -1 } })
    await updateProduct(shop.db, bed.id, { name: 'Bed', price: 20, imageUrl: '/a.svg' })
    // An edit of something else does not matter.
    await updateProduct(shop.db, bowl.id, { name: 'Dish', price: 99, imageUrl: '/a.svg' })
    await shop.db.delete(ProductEntity, { id: toy.id })
    const { productIds, failures } = await undoProductChange(shop.db, batch.id)
    expect(productIds).toEqual([bowl.id])
    expect(keysOf(failures)).toEqual([
      [bed.id, { key: 'change.cannotUndo' }],
      [toy.id, { key: 'product.notFound' }],
    ])
    expect(await read()).toMatchObject([
      { pricePiastres: 2000 },
      { name: 'Dish', pricePiastres: 10_000 },
    ])
  })

  test('of a stock keeps what was sold since, and leaves a stock that was counted again', async () => {
    const [bed, bowl] = (await createThree()) as [ProductEntity, ProductEntity]
    await shop.db.update(ProductEntity, { id: bowl.id }, { stock: 1 })
    const { batch } = await change([bed, bowl], { stock: { add: 10 } })
    await placeOrder(shop.db, await createShopper(shop.db), [bed, bowl], 2)
    // Of the bowls, more are sold than there would be.
    await undoProductChange(shop.db, batch.id)
    expect((await read([bed.id, bowl.id])).map(({ stock }) => stock)).toEqual([2, 9])

    const again = await change([bed], { stock: { setTo: 30 } }, 'b')
    const input = { name: 'Bed', price: 35.5, imageUrl: '/a.svg', stock: 25 }
    await updateProduct(shop.db, bed.id, input)
    const { failures } = await undoProductChange(shop.db, again.batch.id)
    expect(keysOf(failures)).toEqual([[bed.id, { key: 'change.cannotUndo' }]])
    expect((await read([bed.id]))[0]?.stock).toBe(25)
  })

  test('is possible for a day', async () => {
    const products = (await createThree()).slice(0, 1)
    const { batch } = await change(products, PLUS_5)
    await shop.db.query(
      'UPDATE product_change_batches SET created_at = created_at - make_interval(hours => $1)',
      [PRODUCT_CHANGE_UNDO_HOURS],
    )
    const { code, details } = await expectAppError(undoProductChange(shop.db, batch.id))
    expect([code, details.key]).toEqual(['CONFLICT', 'change.tooLate'])
    expect((await read())[0]?.pricePiastres).toBe(3728)
    expect(await listBatches(shop.db)).toMatchObject([{ isUndoable: false }])
  })

  test.each(['0', 'x', 99])('of an unknown change %j is refused', async (id) => {
    expect((await expectAppError(undoProductChange(shop.db, id))).code).toBe('NOT_FOUND')
  })
})

describe('Values of several products', () => {
  const values = (rows: readonly object[]) => ({ values: rows })

  test('are each their own, leave out what is not given, and are undone together', async () => {
    const [bed, bowl, toy] = (await createThree()) as [ProductEntity, ProductEntity, ProductEntity]
    const what = values([
      { productId: bed.id, price: 40, sku: ' B-1 ', gtin: '4006381333931', costPrice: 20.5 },
      { productId: bowl.id, stock: 7 },
    ])
    const { failures, productIds, batch } = await change([bed, bowl, toy], what)
    expect([failures, productIds]).toEqual([[], [bed.id, bowl.id]])
    expect(await read()).toMatchObject([
      {
        pricePiastres: 4000,
        sku: 'B-1',
        gtin: '4006381333931',
        costPricePiastres: 2050,
        stock: 4,
      },
      { pricePiastres: 10_000, sku: null, stock: 7 },
      { version: 1 },
    ])
    expect(await listBatches(shop.db)).toMatchObject([{ kind: 'values', count: 2 }])
    await undoProductChange(shop.db, batch.id)
    expect(await read()).toMatchObject([
      { pricePiastres: 3550, sku: null, gtin: null, costPricePiastres: null, stock: 4 },
      { pricePiastres: 10_000, stock: null },
      { version: 1 },
    ])
  })

  test('name every product whose number another has, also in the same change, and change the rest', async () => {
    const [bed, bowl, toy] = (await createThree()) as [ProductEntity, ProductEntity, ProductEntity]
    await shop.db.update(ProductEntity, { id: toy.id }, { sku: 'T-1' })
    const { failures } = await change(
      [bed, bowl],
      values([
        { productId: bed.id, sku: 't-1', price: 40 },
        { productId: bowl.id, sku: 'N-1' },
      ]),
    )
    expect(keysOf(failures)).toMatchObject([
      [bed.id, { problems: [{ field: 'sku', key: 'product.skuTaken' }] }],
    ])
    expect((await read()).map(({ sku }) => sku)).toEqual([null, 'N-1', 'T-1'])
    const twice = await change(
      [bed, toy],
      values([
        { productId: bed.id, gtin: '4006381333931' },
        { productId: toy.id, gtin: '04006381333931' },
      ]),
      'b',
    )
    expect(keysOf(twice.failures)).toMatchObject([
      [toy.id, { problems: [{ field: 'gtin', key: 'product.gtinTaken' }] }],
    ])
  })

  test('are refused above the price before the offer', async () => {
    const product = await createProduct(shop.db, {
      pricePiastres: 10_000,
      wasPricePiastres: asPiastres(12_000),
    })
    const { failures } = await change([product], values([{ productId: product.id, price: 120 }]))
    expect(keysOf(failures)).toMatchObject([
      [product.id, { problems: [{ field: 'price', key: 'change.wasPriceNotAbove' }] }],
    ])
  })

  test('are not undone for a product whose number another has by now', async () => {
    const [bed, bowl] = (await createThree()) as [ProductEntity, ProductEntity]
    await shop.db.update(ProductEntity, { id: bed.id }, { sku: 'B-1' })
    const { batch } = await change([bed], values([{ productId: bed.id, sku: 'B-2' }]))
    await shop.db.update(ProductEntity, { id: bowl.id }, { sku: 'b-1' })
    const { failures } = await undoProductChange(shop.db, batch.id)
    expect(keysOf(failures)).toEqual([[bed.id, { key: 'change.cannotUndo' }]])
  })
})

test('GraphQL previews, makes, lists and undoes a change, and names products in its errors', async () => {
  const { token } = await createAdmin(shop.db)
  const [bed, , toy] = (await createThree()) as [ProductEntity, ProductEntity, ProductEntity]
  const { data: previewed, errors } = await shop.graphql(
    `{ previewProductChange(ids: [${bed.id}, ${toy.id}], change: { price: { percent: 5, rounding: HALF } }) {
      nodes { displayName version isChanged before { price } after { price } userErrors { message field } }
      userErrors { message } } }`,
    { token },
  )
  expect(errors).toBeUndefined()
  expect(previewed.previewProductChange).toEqual({
    nodes: [
      {
        displayName: 'Bed',
        version: 1,
        isChanged: true,
        before: { price: 35.5 },
        after: { price: 37.5 },
        userErrors: [],
      },
      {
        displayName: 'Toy',
        version: 1,
        isChanged: false,
        before: { price: 999_999.99 },
        after: null,
        userErrors: [{ message: 'The price would be above 1,000,000 EGP.', field: 'price' }],
      },
    ],
    userErrors: [],
  })
  const { data } = await shop.graphql(
    `mutation { changeProducts(idempotencyKey: "k", change: { price: { percent: 5, rounding: HALF } }, products: [
      { id: ${bed.id}, expectedVersion: 1, expectedStock: 4 },
      { id: ${toy.id}, expectedVersion: 1, expectedStock: 0 }]) {
      productIds batch { id kind count by isUndoable }
      userErrors { code message ... on ProductProblem { productId } } } }`,
    { token },
  )
  const batch = { id: '1', kind: 'PRICE', count: 1, by: 'Shop', isUndoable: true }
  expect(data.changeProducts).toMatchObject({
    productIds: [String(bed.id)],
    batch: { ...batch, by: expect.any(String) },
    userErrors: [{ code: 'INVALID', productId: String(toy.id) }],
  })
  const { data: undone } = await shop.graphql(
    'mutation { undoProductChange(id: 1) { productIds userErrors { message } } }',
    { token },
  )
  expect(undone.undoProductChange).toEqual({ productIds: [String(bed.id)], userErrors: [] })
  const { data: list } = await shop.graphql('{ productChanges { id count undoneCount } }', {
    token,
  })
  expect(list.productChanges).toEqual([{ id: '1', count: 1, undoneCount: 1 }])
  const { data: refused } = await shop.graphql(
    'mutation { undoProductChange(id: 7) { productIds batch { id } userErrors { code message } } }',
    { token },
  )
  expect(refused.undoProductChange).toEqual({
    productIds: [],
    batch: null,
    userErrors: [{ code: 'NOT_FOUND', message: 'There is no such change.' }],
  })
})
