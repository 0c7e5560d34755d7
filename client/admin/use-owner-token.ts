import { roleOf, useSession } from '../lib/session'

/** The token of the owner's session; undefined for anybody else. What may be done, the server decides. */
export function useOwnerToken(): string | undefined {
  const token = useSession()?.token ?? null
  return token !== null && roleOf(token) === 'admin' ? token : undefined
}
