import { AppError, type ErrorCode } from '#domain/errors'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import { linesTotal, type PricedLines } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import type { OrderStatus } from '#domain/orders/order-status'

/** An AppError in GraphQL: one entry per problem, so that each can be shown beside its field. */
export interface UserErrorView {
  readonly code: ErrorCode
  readonly message: string
  readonly field?: string
  readonly retryAfterSeconds?: number
  readonly lines?: PricedLines['lines']
  /** The sum of the lines alone. */
  readonly totalPiastres?: Piastres
  readonly adjustments?: PricedLines['adjustments']
  readonly amountDuePiastres?: Piastres
  readonly currentStatus?: OrderStatus
}

export function toUserErrors(
  { code, details }: AppError,
  locale: Locale,
): readonly UserErrorView[] {
  if (details.problems) {
    return details.problems.map(({ field, key, parameters, code: own }) => ({
      code: own ?? code,
      message: translate(key, parameters, locale),
      field,
    }))
  }
  const { retryAfterSeconds, field, current, currentStatus } = details
  return [
    {
      code,
      message: translate(details.key, details.parameters, locale),
      ...(field !== undefined && { field }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(currentStatus && { currentStatus }),
      ...(current && {
        lines: current.lines,
        totalPiastres: linesTotal(current.lines),
        adjustments: current.adjustments,
        amountDuePiastres: current.totalPiastres,
      }),
    },
  ]
}

/**
 * Runs a mutation's work and turns expected errors into `userErrors` in the caller's language. A missing session or permission
 * is not a problem of the input, so it remains a GraphQL error.
 */
export async function asPayload<T extends object>(
  locale: Locale,
  work: () => Promise<T>,
): Promise<Partial<T> & { userErrors: readonly UserErrorView[] }> {
  try {
    return { ...(await work()), userErrors: [] }
  } catch (error) {
    if (error instanceof AppError && !isAccessError(error)) {
      const empty: Partial<T> = {}
      return { ...empty, userErrors: toUserErrors(error, locale) }
    }
    throw error
  }
}

function isAccessError({ code, details }: AppError): boolean {
  return code === 'FORBIDDEN' || (code === 'UNAUTHENTICATED' && details.key === 'fault.signedOut')
}
