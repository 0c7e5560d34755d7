import { Field, ObjectType } from 'type-graphql'
import { UserError } from './user-error.types'

/** The base of all mutation payloads. It is not a type of the schema itself. */
@ObjectType()
export abstract class MutationPayload {
  @Field(() => [UserError], { description: 'The errors that occurred; empty on success.' })
  userErrors!: readonly UserError[]
}
