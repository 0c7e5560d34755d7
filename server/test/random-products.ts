import fc from 'fast-check'
import type { EntityManager } from 'typeorm'
import { LIST_SORTS, type ProductFilterInput } from '#domain/listing/product-filter'
import { CATEGORIES } from '#domain/products/categories'
import { ANIMALS, LIFE_STAGES } from '#domain/products/product-attributes'
import { NET_UNITS } from '#domain/products/unit-price'
import { ProductEntity } from '../catalogue/products/product.entity'

const NAMES = [
  'Cat toy',
  'Dog bowl',
  'cat dry food',
  'Cat and dog treat',
  'Bed',
  'هدية',
  'Nilo toy',
  'Toy for a cat',
]
// Unrelated to the words that tests search for.
const ARABIC_NAMES = ['وسادة', 'حبل', 'طبق كبير']
const BRANDS = ['Nilo', 'Sakara', 'سيوة']
const FLAVOURS = ['Tuna', 'Chicken']
const PRICES = [100, 250, 1000, 1001, 99_999]

const nullable = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values))

/** A random product; few values, so that many are equal. */
export const randomProduct = fc
  .record({
    name: fc.constantFrom(...NAMES),
    nameAr: nullable(ARABIC_NAMES),
    pricePiastres: fc.constantFrom(...PRICES),
    saving: nullable([1, 100, 900]),
    stock: nullable([0, 3, 500]),
    brand: nullable(BRANDS),
    animal: nullable(ANIMALS),
    lifeStage: nullable(LIFE_STAGES),
    flavour: nullable(FLAVOURS),
    net: fc.option(
      fc.record({
        netAmount: fc.constantFrom(1, 85, 400, 1000),
        netUnit: fc.constantFrom(...NET_UNITS),
      }),
    ),
    hidden: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    unitsSold: fc.integer({ min: 0, max: 3 }),
    stars: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }),
  })
  .map(({ saving, net, ...fields }) => ({
    ...fields,
    imageUrl: '/pictures/a.svg',
    wasPricePiastres: saving === null ? null : fields.pricePiastres + saving,
    netAmount: net?.netAmount ?? null,
    netUnit: net?.netUnit ?? null,
  }))

export type RandomProduct = typeof randomProduct extends fc.Arbitrary<infer T> ? T : never

export async function insertProduct(db: EntityManager, fields: RandomProduct): Promise<void> {
  const { unitsSold, stars, ...others } = fields
  const { identifiers } = await db.insert(ProductEntity, others)
  await db.query(
    'UPDATE products SET units_sold = $1, review_count = $2, stars_total = $3 WHERE id = $4',
    [unitsSold, stars.length, stars.reduce((sum, one) => sum + one, 0), identifiers[0]?.id],
  )
}

const some = <T>(values: readonly T[]) => fc.subarray([...values])
const pounds = fc.option(fc.constantFrom(...PRICES.map((piastres) => piastres / 100)))

const filter: fc.Arbitrary<ProductFilterInput> = fc.record(
  {
    animals: some(ANIMALS),
    brands: some([...BRANDS, 'Unknown']),
    lifeStages: some(LIFE_STAGES),
    flavours: some(FLAVOURS),
    minPrice: pounds,
    maxPrice: pounds,
    inStock: fc.boolean(),
    onOffer: fc.boolean(),
  },
  { requiredKeys: [] },
)

/** A random list of these products. */
export const randomList = fc.record({
  filter,
  sort: fc.constantFrom(...LIST_SORTS),
  category: fc.option(
    fc.constantFrom(...CATEGORIES.filter(({ key }) => /toys|food|treats/.test(key))),
    { nil: undefined },
  ),
  first: fc.integer({ min: 1, max: 7 }),
  locale: fc.constantFrom('en' as const, 'ar' as const),
})

export type RandomList = typeof randomList extends fc.Arbitrary<infer T> ? T : never
