import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { UnexpectedResponse } from './check-response'

/**
 * Why a request failed: an error message of the server, an error status without one, a response of another structure, no
 * response, or something that the browser threw itself.
 */
type RequestFailure =
  | { readonly kind: 'server'; readonly message: string }
  | { readonly kind: 'status' | 'unexpected' | 'network' | 'browser' }

/** The `message` of a JSON error body, as REST routes send it. */
function parseMessage(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { readonly message?: unknown }
    return typeof message === 'string' && message ? message : undefined
  } catch {
    return undefined
  }
}

/** The server's message for users. */
function messageOf(error: unknown): string | undefined {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message
  return ServerError.is(error) ? parseMessage(error.bodyText) : undefined
}

// fetch rejects with a TypeError without a response, and with a DOMException when aborted.
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}

// HttpLink throws a ServerError for JSON without data, too, whatever its status.
function isUnexpected(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode < 300
  return ServerParseError.is(error) || error instanceof UnexpectedResponse
}

export function classifyError(error: unknown): RequestFailure {
  const message = messageOf(error)
  if (message) return { kind: 'server', message }
  if (isUnexpected(error)) return { kind: 'unexpected' }
  if (CombinedGraphQLErrors.is(error) || ServerError.is(error)) return { kind: 'status' }
  return { kind: isNetworkError(error) ? 'network' : 'browser' }
}
