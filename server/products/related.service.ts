import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { animalsOf } from '#domain/products/categories'
import type { ProductView } from '#domain/products/product-view'
import { statement } from '../database/statement'
import { PRODUCT_COLUMNS, productRow } from './catalogue.service'

/** A product to find related products for. */
export type NamedProduct = Pick<ProductView, 'id' | 'name'>

/**
 * The number of candidates per product. If half of the catalogue is for the same animal, the odds
 * that fewer than five candidates are for it are one in ten million.
 */
const SAMPLE_SIZE = 40

/** The animals of a product as words, from its attribute or, without one, from its name. */
const ANIMAL_WORDS = `CASE products.animal WHEN 'CAT' THEN 'cat' WHEN 'DOG' THEN 'dog'
  WHEN 'BOTH' THEN 'cat dog' ELSE products.name_words END`

/** Sold out ones last. */
const IS_SOLD_OUT = 'products.stock IS NOT DISTINCT FROM 0'

/** The pattern of the attribute of the product `id`; null without it. */
const patternOf = (id: string) => `(SELECT CASE animal WHEN 'CAT' THEN 'cat' WHEN 'DOG' THEN 'dog'
  WHEN 'BOTH' THEN 'cat|dog' END FROM products AS source WHERE source.id = ${id})`

const sampleRelated = statement({
  name: 'catalogue.sampleRelated',
  // Picks random ids and looks them up one by one (OFFSET 0), so that the cost does not grow with
  // the catalogue and every product has the same chance. If the catalogue spans no more ids than
  // the sample has, all of them are read. The sample may contain the product itself.
  sql: `WITH picked AS MATERIALIZED (
       SELECT DISTINCT source_id, animals, high - low < $3 AS is_complete,
         CASE WHEN high - low < $3 THEN low + n - 1
           ELSE low + floor(random() * (high - low + 1.0))::int END AS id
       FROM (
           SELECT source_id, coalesce(${patternOf('source_id')}, pattern) AS animals
           FROM unnest($1::int[], $2::text[]) AS source (source_id, pattern)
         ) AS source,
         (SELECT min(id) AS low, max(id) AS high FROM products) AS range,
         generate_series(1, $3::int) AS n
     ), ranked AS (
       SELECT source_id, is_complete, products.*, ${ANIMAL_WORDS} ~ animals AS is_same_animal,
         row_number() OVER (
           PARTITION BY source_id ORDER BY ${ANIMAL_WORDS} ~ animals DESC, ${IS_SOLD_OUT}, random()
         ) AS rank
       FROM picked CROSS JOIN LATERAL (
         SELECT * FROM products WHERE products.id = picked.id AND NOT hidden OFFSET 0
       ) AS products
     )
     SELECT source_id AS "sourceId", is_complete AS "isComplete",
       is_same_animal AS "isSameAnimal", ${PRODUCT_COLUMNS}
     FROM ranked AS products WHERE rank <= $4 ORDER BY rank`,
  row: productRow.extend({
    sourceId: z.int(),
    isComplete: z.boolean(),
    isSameAnimal: z.boolean(),
  }),
  isExpensive: true,
})

const readRandom = (name: string, condition: string) =>
  statement({
    name,
    sql: `SELECT ${PRODUCT_COLUMNS} FROM products
      WHERE id <> ALL($1::int[]) AND NOT hidden AND ${condition}
      ORDER BY ${IS_SOLD_OUT}, random() LIMIT $2`,
    row: productRow,
    isExpensive: true,
  })

const readRandomForAnimal = readRandom(
  'catalogue.readRandomForAnimal',
  `${ANIMAL_WORDS} ~ coalesce(${patternOf('$4')}, $3)`,
)
const readRandomProducts = readRandom('catalogue.readRandomProducts', 'true')

/**
 * A regular expression for the lower-case names of products for the animals in a name. It matches every
 * name if there are none.
 */
function animalPattern({ name }: NamedProduct): string {
  return animalsOf(name).join('|')
}

/**
 * Searches the whole catalogue when the sample is too small: first for products for the same
 * animal, in case there are few, then for any product, in case most ids are unused.
 */
async function searchCatalogue(
  db: EntityManager,
  product: NamedProduct,
  sample: readonly ProductView[],
  count: number,
): Promise<ProductView[]> {
  const { id } = product
  const sameAnimal = await readRandomForAnimal(db, [[id], count, animalPattern(product), id])
  const ids = new Set(sameAnimal.map((one) => one.id))
  const related = [...sameAnimal, ...sample.filter((one) => !ids.has(one.id))].slice(0, count)
  if (related.length === count) return related
  const excludedIds = [id, ...related.map((one) => one.id)]
  return [...related, ...(await readRandomProducts(db, [excludedIds, count - related.length]))]
}

/**
 * Finds `count` random other products for each product, those for the same animal first. One
 * statement for all products, and further ones for each whose sample is too small.
 */
export async function findRelated(
  db: EntityManager,
  products: readonly NamedProduct[],
  count: number,
): Promise<Map<number, readonly ProductView[]>> {
  const unique = [...new Map(products.map((product) => [product.id, product])).values()]
  const ids = unique.map(({ id }) => id)
  // One more than requested, because a sample may contain the product itself.
  const rows = await sampleRelated(db, [ids, unique.map(animalPattern), SAMPLE_SIZE, count + 1])
  const relatedById = new Map<number, readonly ProductView[]>()
  for (const product of unique) {
    const sampled = rows.filter(({ sourceId }) => sourceId === product.id)
    const others = sampled.filter(({ id }) => id !== product.id).slice(0, count)
    const isComplete = sampled[0]?.isComplete === true
    const sameAnimalCount = others.filter(({ isSameAnimal }) => isSameAnimal).length
    const related =
      isComplete || sameAnimalCount === count
        ? others
        : await searchCatalogue(db, product, others, count)
    relatedById.set(product.id, related)
  }
  return relatedById
}
