import { Field, Int, ObjectType } from 'type-graphql'
import { MutationPayload } from '../../platform/http/graphql/payload.types'

@ObjectType({ description: 'A step in the first week of a new shop.' })
export class FirstWeek {
  @Field(() => Boolean, { description: 'Whether shoppers see products that are no samples.' })
  hasProducts!: boolean

  @Field(() => Boolean, { description: 'Whether a name of the shop and a logo are set.' })
  hasNameAndLogo!: boolean

  @Field(() => Boolean, { description: 'Whether there is a courier to hand parcels to.' })
  hasCouriers!: boolean

  @Field(() => Boolean, {
    description: 'Whether anybody was invited to the desk; the week can end without.',
  })
  hasStaff!: boolean

  @Field(() => Boolean, { description: 'Whether a phone, an address and hours are set.' })
  hasContact!: boolean

  @Field(() => Boolean, { description: 'Whether any delivery rate is set.' })
  hasDeliveryRates!: boolean

  @Field(() => Boolean, { description: 'Whether mails are sent, rather than stored in a folder.' })
  sendsMails!: boolean

  @Field(() => Int, { description: 'How many products of the sample catalogue shoppers see.' })
  sampleProducts!: number

  @Field(() => Boolean, { description: 'Whether anything was ordered.' })
  hasOrders!: boolean
}

@ObjectType({ description: 'The result of hiding the first week.' })
export class HideFirstWeekPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'Whether it is hidden now.' })
  isHidden?: boolean
}

@ObjectType({ description: 'The result of removing the sample products.' })
export class RemoveSampleProductsPayload extends MutationPayload {
  @Field(() => Int, { nullable: true, description: 'How many products were deleted.' })
  removed?: number

  @Field(() => Int, {
    nullable: true,
    description: 'How many were hidden instead, because they were ordered or reviewed.',
  })
  hidden?: number
}
