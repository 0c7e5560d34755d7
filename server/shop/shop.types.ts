import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'The seller, as configured for this shop.' })
export class Shop {
  @Field(() => String, { nullable: true, description: 'The name of the seller.' })
  name?: string | undefined

  @Field(() => String, { nullable: true, description: 'The address of the seller.' })
  address?: string | undefined

  @Field(() => String, { nullable: true, description: 'The tax registration number.' })
  taxNumber?: string | undefined

  @Field(() => String, { nullable: true, description: 'The commercial registration number.' })
  commercialRegister?: string | undefined

  @Field(() => String, {
    nullable: true,
    description: 'The number for WhatsApp: digits with the country code, as in `wa.me` links.',
  })
  whatsAppNumber?: string | undefined
}
