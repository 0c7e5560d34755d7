import { Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql'
import { MAX_PRICE_PERCENT, MAX_PRODUCTS_PER_PREVIEW, MAX_STOCK } from '#domain/limits'
import type { CategoryKey } from '#domain/products/categories'
import { PRICE_ROUNDINGS, type PriceRounding } from '#domain/products/price-change'
import { WAS_PRICE_CHANGES, type WasPriceChange } from '#domain/products/product-change.schema'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { CategoryKeyEnum } from '../products/category.types'

const PriceRoundingEnum = toEnum(PRICE_ROUNDINGS)

registerEnumType(PriceRoundingEnum, {
  name: 'PriceRounding',
  description: 'The ending of a changed price; the price is the nearest one with that ending.',
  valuesConfig: {
    EXACT: { description: 'Rounded to the piastre.' },
    WHOLE: { description: '.00' },
    HALF: { description: '.50' },
    NINETY_FIVE: { description: '.95' },
  },
})

const WasPriceChangeEnum = toEnum(WAS_PRICE_CHANGES)

registerEnumType(WasPriceChangeEnum, {
  name: 'WasPriceChange',
  description: 'The effect of a changed price on the price before the offer.',
  valuesConfig: {
    KEEP: { description: 'It stays as it is.' },
    OLD_PRICE: { description: 'It becomes the price before the change, which must be above.' },
    REMOVE: { description: 'There is none any more: the offer ends.' },
  },
})

@InputType({ description: 'How prices change: by `percent` or by `amount`.' })
export class PriceChangeInput {
  @Field(() => Float, {
    nullable: true,
    description: `By so many per cent, above -100 and at most ${MAX_PRICE_PERCENT}, with at most two decimals.`,
  })
  percent?: number | null

  @Field(() => EGP, { nullable: true, description: 'By an amount, which can be below 0.' })
  amount?: number | null

  @Field(() => PriceRoundingEnum, {
    defaultValue: 'exact',
    description: 'The ending of the price.',
  })
  rounding!: PriceRounding

  @Field(() => WasPriceChangeEnum, {
    defaultValue: 'keep',
    description: 'The price before the offer.',
  })
  wasPrice!: WasPriceChange
}

@InputType({ description: 'How stocks change: `add` units, or `setTo` a number.' })
export class StockChangeInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'So many units more, or fewer if it is below 0; only of products with a tracked stock.',
  })
  add?: number | null

  @Field(() => Int, {
    nullable: true,
    description: `So many units, 0 to ${MAX_STOCK}; null if the stock is not tracked any more. Units sold since the preview stay sold.`,
  })
  setTo?: number | null
}

@InputType({ description: 'The categories that products are in.' })
export class CategoriesChangeInput {
  @Field(() => [CategoryKeyEnum], {
    nullable: true,
    description:
      'Exactly these categories, with those above them; null if the names determine them.',
  })
  keys!: CategoryKey[] | null
}

@InputType({ description: 'The collections that products are put into, or taken out of.' })
export class CollectionsChangeInput {
  @Field(() => [String], {
    defaultValue: [],
    description: 'The slugs of collections that they are in afterwards.',
  })
  add!: string[]

  @Field(() => [String], {
    defaultValue: [],
    description: 'The slugs of collections that they are not in afterwards.',
  })
  remove!: string[]
}

@InputType({ description: 'The brand of products.' })
export class BrandChangeInput {
  @Field(() => String, {
    nullable: true,
    description: 'The brand, at most 60 characters; null or blank if they have none.',
  })
  name!: string | null
}

@InputType({ description: 'Values of one product. Omitted ones stay unchanged.' })
export class ProductValuesInput {
  @Field(() => ID, { description: 'The ID of the product.' })
  productId!: string

  @Field(() => EGP, { nullable: true, description: 'The unit price.' })
  price?: number

  @Field(() => EGP, {
    nullable: true,
    description: 'The purchase price of a unit; null if it is unknown.',
  })
  costPrice?: number | null

  @Field(() => Int, {
    nullable: true,
    description: `Units in stock, 0 to ${MAX_STOCK}; null if it is not tracked. Units sold since \`expectedStock\` stay sold.`,
  })
  stock?: number | null

  @Field(() => String, {
    nullable: true,
    description:
      "The shop's own article number, which no other product has; null or blank if it has none.",
  })
  sku?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The barcode, which no other product has; null or blank if it has none.',
  })
  gtin?: string | null
}

@InputType({ description: 'A change of several products: exactly one of its fields.' })
export class ProductChangeInput {
  @Field(() => PriceChangeInput, { nullable: true, description: 'Changes prices.' })
  price?: PriceChangeInput | null

  @Field(() => StockChangeInput, { nullable: true, description: 'Changes stocks.' })
  stock?: StockChangeInput | null

  @Field(() => CategoriesChangeInput, { nullable: true, description: 'Chooses categories.' })
  categories?: CategoriesChangeInput | null

  @Field(() => CollectionsChangeInput, {
    nullable: true,
    description: 'Puts products into collections, or takes them out.',
  })
  collections?: CollectionsChangeInput | null

  @Field(() => BrandChangeInput, { nullable: true, description: 'Sets the brand.' })
  brand?: BrandChangeInput | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Hides products from shoppers, or shows them.',
  })
  hidden?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, deletes products, which cannot be undone.',
  })
  isDeleted?: boolean | null

  @Field(() => [ProductValuesInput], {
    nullable: true,
    description: `Sets values of each product, as in a spreadsheet; of at most ${MAX_PRODUCTS_PER_PREVIEW} products.`,
  })
  values?: ProductValuesInput[] | null
}

@InputType({ description: 'A product as a preview showed it.' })
export class PreviewedProductInput {
  @Field(() => ID, { description: 'The ID of the product.' })
  id!: string

  @Field(() => Int, { description: 'The `version` that the preview showed.' })
  expectedVersion!: number

  @Field(() => Int, { nullable: true, description: 'The `stock` that the preview showed.' })
  expectedStock?: number | null
}
