import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'

/** Why a request failed: an error message of the server, an unexpected response, or no response. */
export type RequestFailure =
  | { readonly kind: 'server' | 'unexpected'; readonly message: string }
  | { readonly kind: 'network' }

/** The `message` of a JSON error body, as REST routes send it. */
function parseMessage(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { readonly message?: unknown }
    return typeof message === 'string' && message ? message : undefined
  } catch {
    return undefined
  }
}

// fetch rejects with a TypeError without a response, and with a DOMException when aborted.
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}

export function classifyError(error: unknown): RequestFailure {
  if (CombinedGraphQLErrors.is(error)) {
    return { kind: 'server', message: error.errors[0]?.message ?? error.message }
  }
  const message = ServerError.is(error) ? parseMessage(error.bodyText) : undefined
  if (message) return { kind: 'server', message }
  if (isNetworkError(error)) return { kind: 'network' }
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) }
}
