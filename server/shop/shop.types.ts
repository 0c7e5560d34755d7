import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'The shop as a seller, as its owner has set it.' })
export class Shop {
  @Field(() => String, { nullable: true, description: 'The name of the seller.' })
  name?: string | undefined

  @Field(() => String, { nullable: true, description: 'The address of the seller.' })
  address?: string | undefined

  @Field(() => String, { nullable: true, description: 'The number of the tax registration.' })
  taxNumber?: string | undefined

  @Field(() => String, { nullable: true, description: 'The number in the commercial register.' })
  commercialRegister?: string | undefined

  @Field(() => String, {
    nullable: true,
    description: 'The number for WhatsApp: digits with the country code, as in `wa.me` links.',
  })
  whatsAppNumber?: string | undefined
}
