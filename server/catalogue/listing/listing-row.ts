import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { animalsOf } from '#domain/products/categories'
import { percentSavedOf } from '#domain/products/offers'
import {
  ANIMALS,
  type Animal,
  LIFE_STAGES,
  type LifeStage,
} from '#domain/products/product-attributes'
import { NET_UNITS, unitPriceSortValue } from '#domain/products/unit-price'

/** The columns that the index of the catalogue reads from the table (or alias) `products`. */
export const LISTING_COLUMNS = `products.id, products.hidden, products.name, products.price_piastres AS "pricePiastres",
  products.stock IS DISTINCT FROM 0 AS "inStock",
  products.was_price_piastres AS "wasPricePiastres", products.brand, products.brand_ar AS "brandAr",
  products.animal,
  products.life_stage AS "lifeStage", products.flavour, products.flavour_ar AS "flavourAr",
  products.net_amount AS "netAmount", products.net_unit AS "netUnit",
  products.units_sold AS "unitsSold", products.category_keys AS "categoryKeys",
  products.collection_slugs AS "collectionSlugs",
  products.review_count AS "reviewCount", products.stars_total AS "starsTotal"`

export const listingRow = z.object({
  id: z.int(),
  hidden: z.boolean(),
  name: z.string(),
  pricePiastres: piastresColumn,
  inStock: z.boolean(),
  wasPricePiastres: piastresColumn.nullable(),
  brand: z.string().nullable(),
  brandAr: z.string().nullable(),
  animal: z.enum(ANIMALS).nullable(),
  lifeStage: z.enum(LIFE_STAGES).nullable(),
  flavour: z.string().nullable(),
  flavourAr: z.string().nullable(),
  netAmount: z.int().nullable(),
  netUnit: z.enum(NET_UNITS).nullable(),
  unitsSold: z.int(),
  categoryKeys: z.array(z.string()).nullable(),
  collectionSlugs: z.array(z.string()),
  reviewCount: z.int(),
  starsTotal: z.int(),
})

export type ListingRow = z.output<typeof listingRow>

/** The traits of a product as bits: the animals and life stages that it is for, in stock, on offer. */
export const ANIMAL_BITS: Readonly<Record<Animal, number>> = { CAT: 1, DOG: 2, BOTH: 3 }
export const STAGE_BITS: Readonly<Record<LifeStage, number>> = {
  JUNIOR: 4,
  ADULT: 8,
  SENIOR: 16,
  ALL: 28,
}
export const IN_STOCK_BIT = 32
export const ON_OFFER_BIT = 64
/** How many combinations of these bits there are. */
export const TRAITS = 128

/** A product without an animal is for those in its name. */
export function animalBitsOf({ animal, name }: Pick<ListingRow, 'animal' | 'name'>): number {
  const animals = animal ? [animal] : animalsOf(name).map((word) => word.toUpperCase() as Animal)
  return animals.reduce((sum, value) => sum | ANIMAL_BITS[value], 0)
}

/** The bits of a product. */
export function traitsOf(row: ListingRow): number {
  const { lifeStage, inStock, wasPricePiastres } = row
  return (
    animalBitsOf(row) |
    (lifeStage ? STAGE_BITS[lifeStage] : 0) |
    (inStock ? IN_STOCK_BIT : 0) |
    (wasPricePiastres === null ? 0 : ON_OFFER_BIT)
  )
}

/** The percentage that an offer saves; 0 without an offer. */
export function savingOfRow({ pricePiastres, wasPricePiastres }: ListingRow): number {
  return wasPricePiastres === null ? 0 : percentSavedOf(pricePiastres, wasPricePiastres)
}

export function unitPriceOfRow({ pricePiastres, netAmount, netUnit }: ListingRow): number {
  const content = netAmount !== null && netUnit ? { amount: netAmount, unit: netUnit } : undefined
  return unitPriceSortValue(pricePiastres, content)
}
