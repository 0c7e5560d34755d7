import type { MessageKey, MessageParameters } from './messages'
import type { PricedLines } from './priced-line'

/** Every expected refusal, in the same words on every face. Source: decisions section 2. */
export const ERROR_CODES = [
  'INVALID',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PRICE_CHANGED',
  'OUT_OF_STOCK',
  'TOO_MANY_ATTEMPTS',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** One problem with one input; `field` is a dotted path in camelCase, such as `lines.0.quantity`. */
export interface FieldProblem {
  readonly field: string
  readonly key: MessageKey
  readonly parameters?: MessageParameters
}

export interface AppErrorDetails {
  readonly key: MessageKey
  readonly parameters?: MessageParameters
  readonly problems?: readonly FieldProblem[]
  readonly retryAfterSeconds?: number
  /** With PRICE_CHANGED or OUT_OF_STOCK at a checkout: what can be ordered today of what was submitted. */
  readonly current?: PricedLines
}

/** A refusal that the caller can understand and act on; anything else that is thrown is a bug. */
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
