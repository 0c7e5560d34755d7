import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { ProductInput as ProductInputShape } from '#domain/catalogue.schema'
import { EGP } from '../http/egp.scalar'
import { UserError } from '../http/user-error.types'
import { Product } from './catalogue.types'

@InputType({ description: 'A product as its owner describes it.' })
export class ProductInput implements ProductInputShape {
  @Field(() => String, { description: 'At most 200 characters; categories and search go by it.' })
  name!: string

  @Field(() => EGP, { description: 'Above 0 and at most 1,000,000.' })
  price!: number

  @Field(() => String, { description: 'The address of its picture: https://, http:// or /.' })
  imageUrl!: string
}

@ObjectType({ description: 'What a change of a product did.' })
export class ProductPayload {
  @Field(() => Product, { nullable: true, description: 'The product afterwards, unless refused.' })
  product?: Product

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
