import { Field, ObjectType } from 'type-graphql'
import { MutationPayload } from '../../platform/http/graphql/payload.types'

@ObjectType({ description: 'The result of adding or removing a favourite.' })
export class FavouritePayload extends MutationPayload {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the product is a favourite now; null on failure.',
  })
  isFavourite?: boolean
}
