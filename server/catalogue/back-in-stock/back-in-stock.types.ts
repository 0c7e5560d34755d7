import { Field, ObjectType } from 'type-graphql'
import { MutationPayload } from '../../platform/http/graphql/payload.types'

@ObjectType({ description: 'The result of a request about mails that a product is back in stock.' })
export class BackInStockPayload extends MutationPayload {
  @Field(() => Boolean, { nullable: true, description: 'Whether the request was accepted.' })
  success?: boolean
}
