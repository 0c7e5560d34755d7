import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { Piastres } from '#domain/money/units'
import type { CategoryKey } from '#domain/products/categories'
import type { ProductState as ProductStateShape } from '#domain/products/product-change'
import {
  PRODUCT_CHANGE_KINDS,
  type ProductChangeKind,
} from '#domain/products/product-change.schema'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { UserError } from '../../platform/http/graphql/user-error.types'
import { CategoryKeyEnum } from '../products/category.types'
import type { ProductChangeBatchView } from './batches.service'

const ProductChangeKindEnum = toEnum(PRODUCT_CHANGE_KINDS)

registerEnumType(ProductChangeKindEnum, {
  name: 'ProductChangeKind',
  description: 'A change of several products.',
  valuesConfig: {
    PRICE: { description: 'Their prices.' },
    STOCK: { description: 'Their stocks.' },
    CATEGORIES: { description: 'Their categories.' },
    COLLECTIONS: { description: 'Their collections.' },
    BRAND: { description: 'Their brand.' },
    HIDDEN: { description: 'Whether shoppers see them.' },
    IS_DELETED: { description: 'They were deleted.' },
    VALUES: { description: 'Values of each, as in a spreadsheet.' },
  },
})

@ObjectType({ description: 'A field that can be changed for several products at once.' })
export class ProductState implements Omit<ProductStateShape, 'sku' | 'gtin' | 'costPricePiastres'> {
  @Field(() => EGP, { name: 'price', description: 'The unit price.' })
  pricePiastres!: Piastres

  @Field(() => EGP, {
    name: 'wasPrice',
    nullable: true,
    description: 'The price before the offer; null without an offer.',
  })
  wasPricePiastres!: Piastres | null

  @Field(() => Int, { nullable: true, description: 'Units in stock; null if it is not tracked.' })
  stock!: number | null

  @Field(() => Boolean, { name: 'isHidden', description: 'Shoppers do not see it.' })
  hidden!: boolean

  @Field(() => String, { nullable: true, description: 'The brand.' })
  brand!: string | null

  @Field(() => String, { nullable: true, description: 'The name of the brand in Arabic.' })
  brandAr!: string | null

  @Field(() => [CategoryKeyEnum], {
    name: 'chosenCategories',
    nullable: true,
    description: 'The chosen categories; null if the name determines them.',
  })
  categoryKeys!: readonly CategoryKey[] | null

  @Field(() => [String], { name: 'collections', description: 'The slugs of its collections.' })
  collectionSlugs!: readonly string[]
}

@ObjectType({ description: 'The preview of a change for one product.' })
export class ProductChangePreview {
  @Field(() => ID, { description: 'The ID of the product.' })
  id!: number

  @Field(() => String, { description: 'The name.' })
  name!: string

  nameAr!: string | null

  /** Resolved by localizeNames(). */
  @Field(() => String, {
    description: 'The name in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => Int, { description: 'Its version, for `changeProducts(products:)`.' })
  version!: number

  @Field(() => ProductState, { description: 'As it is.' })
  before!: ProductState

  @Field(() => ProductState, {
    nullable: true,
    description: 'As it would be; null if it would be deleted, or cannot be changed.',
  })
  after!: ProductState | null

  @Field(() => Boolean, { description: 'Whether anything would change.' })
  isChanged!: boolean

  @Field(() => [UserError], { description: 'Why it cannot be changed; empty if it can.' })
  userErrors!: readonly UserError[]
}

@ObjectType({ description: 'The preview of a change to several products.' })
export class ProductChangePreviewPayload extends MutationPayload {
  @Field(() => [ProductChangePreview], {
    description: 'The products, in the order of the IDs; those that do not exist are left out.',
  })
  nodes!: readonly ProductChangePreview[]
}

@ObjectType({
  implements: UserError,
  description: 'Why one of several products was not changed; the others were.',
})
export class ProductProblem extends UserError {
  @Field(() => ID, { description: 'The ID of the product.' })
  productId!: number
}

@ObjectType({ description: 'A change that was made to several products.' })
export class ProductChangeBatch implements ProductChangeBatchView {
  @Field(() => ID, { description: 'The ID of the change.' })
  id!: number

  @Field(() => ProductChangeKindEnum, { description: 'The kind of change.' })
  kind!: ProductChangeKind

  @Field(() => Int, { description: 'How many products it has changed.' })
  count!: number

  @Field(() => Int, { description: 'How many of them got their old values back.' })
  undoneCount!: number

  @Field(() => String, {
    nullable: true,
    description: 'The name of the account that made it; null for an API key.',
  })
  by!: string | null

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date

  @Field(() => Boolean, { description: 'Whether `undoProductChange` can undo it.' })
  isUndoable!: boolean
}

@ObjectType({ description: 'The result of changing several products, or of undoing that.' })
export class ProductChangePayload extends MutationPayload {
  @Field(() => ProductChangeBatch, { nullable: true, description: 'The change; null on failure.' })
  batch?: ProductChangeBatch

  @Field(() => [ID], { description: 'The products that have been changed.' })
  productIds!: readonly number[]
}
