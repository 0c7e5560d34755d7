import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'The shop and its seller. What is not set is null.' })
export class Shop {
  @Field(() => String, {
    nullable: true,
    description: 'The name of the seller, in the language of Accept-Language if it is set.',
  })
  name?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The address of the seller, in the same language if it is set.',
  })
  address?: string | null

  @Field(() => String, { nullable: true, description: 'The tax registration number.' })
  taxNumber?: string | null

  @Field(() => String, { nullable: true, description: 'The commercial registration number.' })
  commercialRegister?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The number for WhatsApp: digits with the country code, as in `wa.me` links.',
  })
  whatsAppNumber?: string | null

  @Field(() => String, {
    description: 'The name that shoppers know, in the language of Accept-Language.',
  })
  shopName!: string

  @Field(() => String, { description: 'The description of the shop, in the same language.' })
  about!: string

  @Field(() => String, { nullable: true, description: 'The phone number of the shop.' })
  phone?: string | null

  @Field(() => String, { nullable: true, description: 'The email address of the shop.' })
  email?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Where to find the shop, in the same language if it is set.',
  })
  contactAddress?: string | null

  @Field(() => String, { nullable: true, description: 'When the shop is open.' })
  hours?: string | null

  @Field(() => String, { nullable: true, description: 'The picture that is the logo.' })
  logoUrl?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The colour of buttons and links, such as `#0f5c5c`, if it is not the default.',
  })
  accentColor?: string | null
}
