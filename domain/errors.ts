import type { LocalizedParameters, MessageKey } from './messages'
import type { PricedLines } from './money/pricing'
import type { OrderStatus } from './orders/order-status'

/** The codes of expected errors, the same in both APIs. */
export const ERROR_CODES = [
  'INVALID',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'DISCOUNT_REFUSED',
  'ORDER_REFUSED',
  'TOO_MANY_ATTEMPTS',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/**
 * One problem with one input; `field` is a dotted path in camelCase, such as `lines.0.quantity`.
 */
export interface FieldProblem {
  readonly field: string
  readonly key: MessageKey
  readonly parameters?: LocalizedParameters
  /** If it is not the code of the error. */
  readonly code?: ErrorCode
}

export interface AppErrorDetails {
  readonly key: MessageKey
  readonly parameters?: LocalizedParameters
  readonly problems?: readonly FieldProblem[]
  readonly retryAfterSeconds?: number
  /** The field that the error is about, if it is a single one that is valid by itself. */
  readonly field?: string
  /**
   * For PRICE_CHANGED, OUT_OF_STOCK or DISCOUNT_REFUSED in a checkout: the lines at current prices and stock.
   */
  readonly current?: PricedLines
  /** For CONFLICT: the actual status of an order that was expected to have another. */
  readonly currentStatus?: OrderStatus
}

/** An expected error, which the caller can act on; any other error is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: AppErrorDetails

  constructor(code: ErrorCode, details: AppErrorDetails) {
    super(`${code}: ${details.key}`)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
