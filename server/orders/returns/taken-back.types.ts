import { Field, Int, ObjectType } from 'type-graphql'
import type { TakenBackView } from './exchange-returns.service'

@ObjectType({
  description: 'Units that a courier takes back at the door, in exchange for a parcel.',
})
export class TakenBackItem implements TakenBackView {
  @Field(() => String, { description: 'The English name at the time of purchase.' })
  name!: string

  @Field(() => String, {
    nullable: true,
    description: 'The Arabic name at the time of purchase.',
  })
  nameAr!: string | null

  @Field(() => String, {
    description: 'The name in the language of Accept-Language, or else `name`.',
  })
  displayName?: string

  @Field(() => Int, { description: 'How many units.' })
  quantity!: number
}
