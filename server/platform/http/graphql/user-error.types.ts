import { Field, Int, InterfaceType, ObjectType, registerEnumType } from 'type-graphql'
import { ERROR_CODES, type ErrorCode } from '#domain/errors'

const ErrorCodeEnum = Object.fromEntries(ERROR_CODES.map((code) => [code, code]))

registerEnumType(ErrorCodeEnum, {
  name: 'ErrorCode',
  description: 'The code of an error.',
  valuesConfig: {
    INVALID: { description: 'An input is invalid; see `field`.' },
    UNAUTHENTICATED: { description: 'Not signed in, or the email or password is wrong.' },
    FORBIDDEN: { description: 'Signed in, but not allowed.' },
    NOT_FOUND: { description: 'Nothing exists with this ID.' },
    CONFLICT: { description: 'The request conflicts with the current state.' },
    PRICE_CHANGED: { description: 'A price or product has changed since the client read it.' },
    OUT_OF_STOCK: { description: 'There is not enough stock.' },
    DISCOUNT_REFUSED: { description: 'A discount code cannot be used.' },
    ORDER_REFUSED: { description: 'The shop does not take this order online.' },
    TOO_MANY_ATTEMPTS: { description: 'Too many failures; wait before the next attempt.' },
  },
})

const TYPES_WITH_LINES: Partial<Record<ErrorCode, string>> = {
  OUT_OF_STOCK: 'OutOfStock',
  DISCOUNT_REFUSED: 'DiscountRefused',
}

@InterfaceType({
  description: 'An expected error, to be shown to the user. Nothing was changed.',
  resolveType: (error: UserError) =>
    'lines' in error
      ? (TYPES_WITH_LINES[error.code] ?? 'PriceChanged')
      : 'orderId' in error
        ? 'OrderProblem'
        : 'productId' in error
          ? 'ProductProblem'
          : 'retryAfterSeconds' in error
            ? 'TooManyAttempts'
            : 'currentStatus' in error
              ? 'StatusChanged'
              : 'InputError',
})
export abstract class UserError {
  @Field(() => ErrorCodeEnum, { description: 'The code, for programs.' })
  code!: ErrorCode

  @Field(() => String, { description: 'The message, for users.' })
  message!: string

  @Field(() => String, {
    nullable: true,
    description: 'The path of the invalid input, such as `lines.0.quantity`.',
  })
  field?: string
}

@ObjectType({ implements: UserError, description: 'An error without further details.' })
export class InputError extends UserError {}

@ObjectType({ implements: UserError, description: 'Too many failed attempts.' })
export class TooManyAttempts extends UserError {
  @Field(() => Int, { description: 'The seconds to wait before the next attempt.' })
  retryAfterSeconds!: number
}
