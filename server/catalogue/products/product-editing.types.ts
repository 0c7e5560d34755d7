import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import {
  MAX_FAMILY_LENGTH,
  MAX_MORE_PICTURES,
  MAX_SIZE_LABEL_LENGTH,
  MAX_SIZES,
  MAX_SKU_LENGTH,
} from '#domain/limits'
import type { CategoryKey } from '#domain/products/categories'
import type {
  ExpectedProduct,
  ProductInput as ProductInputShape,
} from '#domain/products/product.schema'
import type {
  ProductSizesInput as ProductSizesShape,
  SizeInput,
} from '#domain/products/product-sizes.schema'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { AdminProduct } from './admin-products.types'
import { CategoryKeyEnum } from './category.types'
import { Product } from './product.types'
import { ProductAttributesInput } from './product-attributes.types'
import { ProductContentInput } from './product-content.types'
import { ProductInventoryInput, SharedInventoryInput } from './product-inventory.types'

@InputType({ description: 'The values of a product.' })
export class ProductInput implements ProductInputShape {
  @Field(() => String, {
    description:
      'The name, at most 200 characters; it determines the categories, unless they are chosen.',
  })
  name!: string

  @Field(() => String, {
    nullable: true,
    description:
      'The name in Arabic, at most 200 characters; null or blank if it has none. If omitted, it stays unchanged.',
  })
  nameAr?: string | null

  @Field(() => EGP, { description: 'The unit price, above 0 and at most 1,000,000.' })
  price!: number

  @Field(() => EGP, {
    nullable: true,
    description:
      'The price before the offer, above `price`; null without an offer. If omitted, it stays unchanged, and `price` must be below it.',
  })
  wasPrice?: number | null

  @Field(() => String, {
    description: 'The URL of the picture, starting with https://, http:// or /.',
  })
  imageUrl!: string

  @Field(() => Int, {
    nullable: true,
    description:
      'Units in stock; null if it is not tracked. If omitted, it stays unchanged; that of a new product is not tracked.',
  })
  stock?: number | null

  @Field(() => [String], {
    nullable: true,
    description: `The URLs of at most ${MAX_MORE_PICTURES} further pictures, in order. If omitted, they stay unchanged.`,
  })
  moreImageUrls?: string[] | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Hides it from shoppers. If omitted, it stays as it is; a new product is shown.',
  })
  hidden?: boolean | null

  @Field(() => String, {
    nullable: true,
    description: `The same text for all sizes of one product, at most ${MAX_FAMILY_LENGTH} characters; null or blank if it has one size. If omitted, it stays unchanged.`,
  })
  family?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The article number in its barcode: a GTIN of 8, 12, 13 or 14 digits; null or blank if it has none. If omitted, it stays unchanged.',
  })
  gtin?: string | null

  @Field(() => [CategoryKeyEnum], {
    nullable: true,
    description:
      'Exactly the categories that it is in, with those above them; null if its name determines them. If omitted, they stay unchanged.',
  })
  categories?: CategoryKey[] | null

  @Field(() => [String], {
    nullable: true,
    description: 'The slugs of the collections that it is in. If omitted, they stay unchanged.',
  })
  collections?: string[] | null

  @Field(() => ProductAttributesInput, {
    nullable: true,
    description:
      'The attributes by which shoppers compare and filter it. If omitted, they stay unchanged.',
  })
  attributes?: ProductAttributesInput | null

  @Field(() => ProductContentInput, {
    nullable: true,
    description: 'Its texts. If omitted, they stay unchanged.',
  })
  content?: ProductContentInput | null

  @Field(() => ProductInventoryInput, {
    nullable: true,
    description: "Its inventory data: requires the admin's token. If omitted, they stay unchanged.",
  })
  inventory?: ProductInventoryInput | null
}

@InputType({ description: 'What one size of a product has for itself.' })
export class ProductSizeInput implements SizeInput {
  @Field(() => String, {
    description: `What it adds to the name, such as “1.5 kg”, at most ${MAX_SIZE_LABEL_LENGTH} characters. A weight, a volume or a number of pieces is its net content, too.`,
  })
  size!: string

  @Field(() => String, {
    nullable: true,
    description: `The same in Arabic, at most ${MAX_SIZE_LABEL_LENGTH} characters; null or blank if it is \`size\` with its unit in Arabic.`,
  })
  sizeAr?: string | null

  @Field(() => EGP, { description: 'The unit price, above 0 and at most 1,000,000.' })
  price!: number

  @Field(() => EGP, {
    nullable: true,
    description: 'The price before the offer, above `price`; null without an offer.',
  })
  wasPrice?: number | null

  @Field(() => EGP, {
    nullable: true,
    description: "The purchase price of a unit: requires the admin's token.",
  })
  costPrice?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'Units in stock; null if it is not tracked.',
  })
  stock?: number | null

  @Field(() => String, {
    nullable: true,
    description: `The shop's own article number, which no other product has, at most ${MAX_SKU_LENGTH} characters: requires the admin's token.`,
  })
  sku?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The article number in its barcode: a GTIN of 8, 12, 13 or 14 digits; null or blank if it has none.',
  })
  gtin?: string | null
}

@InputType({
  description: 'A product in several sizes: what they share, and what each has for itself.',
})
export class ProductSizesInput implements ProductSizesShape {
  @Field(() => String, { description: 'The name without the size.' })
  name!: string

  @Field(() => String, {
    nullable: true,
    description: 'The name in Arabic without the size; null or blank if it has none.',
  })
  nameAr?: string | null

  @Field(() => String, {
    description: 'The URL of the picture, starting with https://, http:// or /.',
  })
  imageUrl!: string

  @Field(() => [String], {
    nullable: true,
    description: `The URLs of at most ${MAX_MORE_PICTURES} further pictures, in order.`,
  })
  moreImageUrls?: string[] | null

  @Field(() => Boolean, { nullable: true, description: 'Hides all of them from shoppers.' })
  isHidden?: boolean | null

  @Field(() => String, {
    nullable: true,
    description: `The text that the sizes share, at most ${MAX_FAMILY_LENGTH} characters; null or blank if it is the name. That of the product of \`productId\` comes first.`,
  })
  family?: string | null

  @Field(() => [CategoryKeyEnum], {
    nullable: true,
    description:
      'Exactly the categories that they are in, with those above them; null if their names determine them.',
  })
  categories?: CategoryKey[] | null

  @Field(() => [String], {
    nullable: true,
    description: 'The slugs of the collections that they are in.',
  })
  collections?: string[] | null

  @Field(() => ProductAttributesInput, {
    nullable: true,
    description: 'The attributes by which shoppers compare and filter them.',
  })
  attributes?: ProductAttributesInput | null

  @Field(() => ProductContentInput, { nullable: true, description: 'Their texts.' })
  content?: ProductContentInput | null

  @Field(() => SharedInventoryInput, {
    nullable: true,
    description: "Their inventory data: requires the admin's token.",
  })
  inventory?: SharedInventoryInput | null

  @Field(() => ID, {
    nullable: true,
    description: 'The product that is one of the sizes already; null if all are new.',
  })
  productId?: string | null

  @Field(() => [ProductSizeInput], { description: `The sizes, at most ${MAX_SIZES}.` })
  sizes!: ProductSizeInput[]
}

@ObjectType({ description: 'The result of adding sizes of a product.' })
export class AddProductSizesPayload extends MutationPayload {
  @Field(() => [Product], {
    description: `The new products in the order of their rows, at most ${MAX_SIZES}; none on failure.`,
  })
  products!: readonly Product[]
}

@InputType({ description: 'The state of a product when the edit began.' })
export class ExpectedProductInput implements ExpectedProduct {
  @Field(() => Int, {
    description: 'The `version` that was read; if there is a newer one, the edit is a CONFLICT.',
  })
  version!: number

  @Field(() => Int, {
    nullable: true,
    description:
      'The `stock` that was read: the new one is applied as a difference, so that sales in the meantime are kept.',
  })
  stock?: number | null
}

@ObjectType({ description: 'The result of adding or updating a product.' })
export class ProductPayload extends MutationPayload {
  @Field(() => Product, { nullable: true, description: 'The product; null on failure.' })
  product?: Product

  @Field(() => AdminProduct, {
    nullable: true,
    description:
      'The product with its stock and version; null on failure, and for an API key without the scope READ_CATALOGUE.',
  })
  adminProduct?: AdminProduct
}

@ObjectType({ description: 'The result of deleting a product.' })
export class DeleteProductPayload extends MutationPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the product; null on failure.',
  })
  productId?: string
}
