const END_SESSION = 'mutation EndSession { endSession { sessionId } }'

/**
 * Lets the server end a session of staff, which its list of sessions would show for a week. Nobody waits for it, and the
 * browser sends it although its page is left.
 */
export function endOnServer(token: string | null): void {
  if (!token) return
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ query: END_SESSION, operationName: 'EndSession', variables: {} })
  fetch('/graphql', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined)
}
