import { Field, Int, InterfaceType, ObjectType, registerEnumType } from 'type-graphql'
import { ERROR_CODES, type ErrorCode } from '#domain/errors'

export const ErrorCodeEnum = Object.fromEntries(ERROR_CODES.map((code) => [code, code]))

registerEnumType(ErrorCodeEnum, {
  name: 'ErrorCode',
  description: 'Why a request was refused.',
  valuesConfig: {
    INVALID: { description: 'An input breaks a rule; `field` names it.' },
    UNAUTHENTICATED: { description: 'Not signed in, or a wrong email and password.' },
    FORBIDDEN: { description: 'Signed in, but not allowed.' },
    NOT_FOUND: { description: 'There is nothing with this id.' },
    CONFLICT: { description: 'It contradicts something that already exists.' },
    PRICE_CHANGED: { description: 'A price or product changed since the client last looked.' },
    OUT_OF_STOCK: { description: 'The shop does not have as many as asked for.' },
    TOO_MANY_ATTEMPTS: { description: 'Too many failures; wait before the next attempt.' },
  },
})

@InterfaceType({
  description: 'A refusal that a person can understand and mend. Nothing was changed.',
  resolveType: (error: UserError) =>
    'lines' in error
      ? error.code === 'OUT_OF_STOCK'
        ? 'OutOfStock'
        : 'PriceChanged'
      : 'retryAfterSeconds' in error
        ? 'TooManyAttempts'
        : 'InputError',
})
export abstract class UserError {
  @Field(() => ErrorCodeEnum, { description: 'The kind of refusal, for programs.' })
  code!: ErrorCode

  @Field(() => String, { description: 'The refusal in words, for people.' })
  message!: string

  @Field(() => String, {
    nullable: true,
    description: 'The input it concerns, as a dotted path such as `lines.0.quantity`.',
  })
  field?: string
}

@ObjectType({ implements: UserError, description: 'A refusal without further details.' })
export class InputError extends UserError {}

@ObjectType({ implements: UserError, description: 'Too many failed attempts.' })
export class TooManyAttempts extends UserError {
  @Field(() => Int, { description: 'How long to wait before the next attempt.' })
  retryAfterSeconds!: number
}
