import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { ProductInput as ProductInputShape, SeenProduct } from '#domain/catalogue.schema'
import { EGP } from '../http/egp.scalar'
import { UserError } from '../http/user-error.types'
import { Product } from './catalogue.types'
import { ManagedProduct } from './managed-products.types'

@InputType({ description: 'A product as its owner describes it.' })
export class ProductInput implements ProductInputShape {
  @Field(() => String, { description: 'At most 200 characters; categories and search go by it.' })
  name!: string

  @Field(() => EGP, { description: 'Above 0 and at most 1,000,000.' })
  price!: number

  @Field(() => String, { description: 'The address of its picture: https://, http:// or /.' })
  imageUrl!: string

  @Field(() => Int, {
    nullable: true,
    description:
      'How many are left to sell; null: not counted. Left out, it stays as it is (a new product is not counted).',
  })
  stock?: number | null
}

@InputType({ description: 'What an editor had before their eyes.' })
export class SeenProductInput implements SeenProduct {
  @Field(() => Int, {
    description: 'The `version` that was read; when there is a newer one, the edit is a CONFLICT.',
  })
  version!: number

  @Field(() => Int, {
    nullable: true,
    description:
      'The `stock` that was read: the new one then counts as a difference, so that what was sold meanwhile stays sold.',
  })
  stock?: number | null
}

@ObjectType({ description: 'What a change of a product did.' })
export class ProductPayload {
  @Field(() => Product, { nullable: true, description: 'The product afterwards, unless refused.' })
  product?: Product

  @Field(() => ManagedProduct, {
    nullable: true,
    description: 'The same with what only the owner sees.',
  })
  managedProduct?: ManagedProduct

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}

@ObjectType({ description: 'What deleting a product did.' })
export class DeleteProductPayload {
  @Field(() => ID, { nullable: true, description: 'The deleted product, unless refused.' })
  productId?: string

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}
