import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'

@ObjectType({ description: 'A mail that could not be sent.' })
export class FailedMail {
  @Field(() => ID, { description: 'The ID of the mail.' })
  id!: number

  @Field(() => String, { description: 'Its subject, in the language of the request.' })
  subject!: string

  @Field(() => String, {
    nullable: true,
    description: "Who it is for; null for the owner's account, or the addresses of the settings.",
  })
  to!: string | null

  @Field(() => DateTime, { description: 'When it was due for the first time.' })
  createdAt!: Date

  @Field(() => Int, { description: 'The number of attempts.' })
  attempts!: number

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed, in the words of the mail server.',
  })
  problem!: string | null
}

@ObjectType({ description: 'A mail of which an attempt has failed, and another one follows.' })
export class WaitingMail extends FailedMail {
  @Field(() => DateTime, { description: 'When the next attempt is due.' })
  nextAttemptAt!: Date
}

@ObjectType({ description: 'The result of sending failed mails again.' })
export class ResendMailsPayload extends MutationPayload {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of mails that will be sent again; null on failure.',
  })
  count?: number
}
