import { getSession, logOut } from './session'

/** The words in which a REST route refuses: one for each field that is wrong, or one for all. */
export class RefusedRequest extends Error {
  constructor(body: {
    readonly message?: string
    readonly errors?: readonly { message: string }[]
  }) {
    super(body.errors?.map(({ message }) => message).join(' ') ?? body.message ?? '')
    this.name = 'RefusedRequest'
  }
}

/**
 * Sends a request of who is signed in to a REST path, for what GraphQL does not carry: files.
 * Throws a RefusedRequest with the server's reason, or what fetch throws without an answer.
 */
export async function restRequest(path: string, file?: File): Promise<Response> {
  const { token } = getSession()
  const response = await fetch(path, {
    method: file ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(file && { 'content-type': file.type || 'application/octet-stream' }),
    },
    ...(file && { body: file }),
  })
  if (response.ok) return response
  if (response.status === 401 && token === getSession().token) logOut()
  throw new RefusedRequest(await response.json())
}
