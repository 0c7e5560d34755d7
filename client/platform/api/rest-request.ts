import { rejectToken } from '../session/reject-token'
import { getSession } from '../session/session'
import { documentLocale } from '../texts/load-texts'

/** The messages of a REST error response. */
export class RestError extends Error {
  constructor(body: {
    readonly message?: string
    readonly errors?: readonly { message: string }[]
  }) {
    super(body.errors?.map(({ message }) => message).join(' ') ?? body.message ?? '')
    this.name = 'RestError'
  }
}

/**
 * Sends an authenticated request to a REST path: with the file, by default a POST, or a GET without one. Throws
 * a RestError with the server's message, or what fetch throws without a response.
 */
export async function restRequest(
  path: string,
  file?: File,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Response> {
  const { token } = getSession()
  const response = await fetch(path, {
    method: file ? method : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': documentLocale(),
      ...(file && { 'content-type': file.type || 'application/octet-stream' }),
    },
    ...(file && { body: file }),
  })
  if (response.ok) return response
  if (response.status === 401 && token) rejectToken(token, true)
  throw new RestError(await response.json())
}
