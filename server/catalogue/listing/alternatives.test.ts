import { expect, test } from 'vitest'
import { MAX_ALTERNATIVES } from '#domain/limits'
import { createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import type { ProductEntity } from '../products/product.entity'

const shop = setUpShop()

async function namesOf(product: ProductEntity, first = MAX_ALTERNATIVES) {
  const { data } = await shop.graphql<{ product: { alternatives: { name: string }[] } }>(
    `{ product(id: ${product.id}) { alternatives(first: ${first}) { name } } }`,
  )
  return data.product.alternatives.map(({ name }) => name)
}

const add = (name: string, pounds: number, fields: Partial<ProductEntity> = {}) =>
  createProduct(shop.db, { name, pricePiastres: pounds * 100, ...fields } as object)

test('A flea shampoo is replaced by flea care of the nearest price, never by a bed or ear drops', async () => {
  const shampoo = await add('Nilo Dog Shampoo for Fleas', 120, { stock: 0 })
  await add('Sakara Dog Bed', 120)
  await add('Ear Drops for Dogs', 120)
  await add('Cat Spray against Fleas', 120)
  await add('Dog Spray against Ticks', 300)
  await add('Dog Collar against Fleas', 110)
  await add('Dog Powder against Fleas', 115, { stock: 0 })
  await add('Powder against Fleas', 119)
  expect(await namesOf(shampoo)).toEqual([
    'Dog Collar against Fleas',
    'Dog Spray against Ticks',
    'Powder against Fleas',
  ])
  expect(await namesOf(shampoo, 1)).toEqual(['Dog Collar against Fleas'])
})

test('Other sizes come first, each once, and another age is no alternative', async () => {
  const size = (name: string, pounds: number, fields: Partial<ProductEntity> = {}) =>
    add(name, pounds, { family: 'River', lifeStage: 'ADULT', ...fields })
  const soldOut = await size('River Cat Dry Food 2 kg', 200, { stock: 0 })
  await size('River Cat Dry Food 10 kg', 900)
  await size('River Cat Dry Food 1 kg', 110, { stock: 0 })
  await add('Koura Kitten: Cat Dry Food', 200, { lifeStage: 'JUNIOR' })
  await add('Koura Cat Dry Food', 250, { lifeStage: 'ALL' })
  await add('Nilo Cat Dry Food', 210, { lifeStage: 'ADULT' })
  await add('Nilo Cat Wet Food', 200, { lifeStage: 'ADULT' })
  expect(await namesOf(soldOut)).toEqual([
    'River Cat Dry Food 10 kg',
    'Nilo Cat Dry Food',
    'Koura Cat Dry Food',
  ])
})

test('A product that can be ordered, and one without a category or sizes, has none', async () => {
  const bed = await add('Dog Bed', 100)
  const other = await add('Gift card', 100, { stock: 0 })
  await add('Another Dog Bed', 100)
  expect(await namesOf(bed)).toEqual([])
  expect(await namesOf(other)).toEqual([])
})
