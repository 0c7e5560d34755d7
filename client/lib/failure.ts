import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** Why a request has no result: the server said why, it said something else, or it said nothing. */
export type Failure =
  | { readonly kind: 'answered' | 'unexpected'; readonly message: string }
  | { readonly kind: 'noResponse' }

/** The `message` of a JSON body, which is how the server's routes outside GraphQL refuse. */
function messageIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { readonly message?: unknown }
    return typeof message === 'string' && message ? message : undefined
  } catch {
    return undefined
  }
}

// fetch rejects with a TypeError when no answer came, and with a DOMException when it was cut off.
function isNoResponse(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}

export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    return { kind: 'answered', message: error.errors[0]?.message ?? error.message }
  }
  const message = ServerError.is(error) ? messageIn(error.bodyText) : undefined
  if (message) return { kind: 'answered', message }
  if (isNoResponse(error)) return { kind: 'noResponse' }
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) }
}
