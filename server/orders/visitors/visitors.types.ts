import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { VisitorInput } from '#domain/accounts/visitor.schema'
import { Session } from '../../accounts/accounts/accounts.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { VisitorOrdersView } from './keep-orders.service'

@InputType({ description: 'A visitor who orders without a password.' })
export class VisitorAccountInput implements VisitorInput {
  @Field(() => String, { description: 'The name of the recipient, at most 100 characters.' })
  name!: string

  @Field(() => String, { description: 'Exactly 10 digits.' })
  mobile!: string

  @Field(() => String, {
    nullable: true,
    description: 'Where to write to; required unless the owner has made it optional.',
  })
  email?: string | null
}

@ObjectType({ description: 'The order that the link of a mail keeps for a visitor.' })
export class VisitorOrders implements VisitorOrdersView {
  @Field(() => Boolean, {
    description:
      'Whether an account has the address of the mail: the orders are added to it. Otherwise it needs a password.',
  })
  hasAccount!: boolean
}

@ObjectType({ description: 'The result of signing a visitor in who orders.' })
export class CreateVisitorAccountPayload extends MutationPayload {
  @Field(() => Session, { nullable: true, description: 'The session; null on failure.' })
  session?: Session | null
}

@ObjectType({ description: 'The result of keeping the orders of a visitor.' })
export class KeepVisitorOrdersPayload extends MutationPayload {
  @Field(() => Int, { nullable: true, description: 'How many were kept; null on failure.' })
  count?: number

  @Field(() => Session, {
    nullable: true,
    description: 'Of a new account; null for one that has a password to sign in with.',
  })
  session?: Session | null
}
