import { AppError, type ErrorCode } from '#domain/errors'
import { translate } from '#domain/messages'
import type { PricedLines } from '#domain/priced-line'

/** What GraphQL shows of an AppError: one entry a problem, so that each stands at its field. */
export interface UserErrorView {
  readonly code: ErrorCode
  readonly message: string
  readonly field?: string
  readonly retryAfterSeconds?: number
  readonly lines?: PricedLines['lines']
  readonly totalPiastres?: number
}

export function toUserErrors({ code, details }: AppError): readonly UserErrorView[] {
  if (details.problems) {
    return details.problems.map(({ field, key, parameters }) => ({
      code,
      message: translate(key, parameters),
      field,
    }))
  }
  const { retryAfterSeconds, current } = details
  return [
    {
      code,
      message: translate(details.key, details.parameters),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(current && { lines: current.lines, totalPiastres: current.totalPiastres }),
    },
  ]
}

/**
 * Runs a mutation's work and turns an expected refusal into `userErrors`. A missing session or
 * right is the request's fault, not an input's: it stays a GraphQL error.
 */
export async function asPayload<T extends object>(
  work: () => Promise<T>,
): Promise<Partial<T> & { userErrors: readonly UserErrorView[] }> {
  try {
    return { ...(await work()), userErrors: [] }
  } catch (error) {
    if (error instanceof AppError && !isAccessError(error)) {
      const refused: Partial<T> = {}
      return { ...refused, userErrors: toUserErrors(error) }
    }
    throw error
  }
}

function isAccessError({ code, details }: AppError): boolean {
  return code === 'FORBIDDEN' || (code === 'UNAUTHENTICATED' && details.key === 'fault.signedOut')
}
