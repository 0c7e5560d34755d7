import { roleOf, useSession } from '../session/session'

/** The token of an admin's session; undefined for others. The server authorizes every request. */
export function useAdminToken(): string | undefined {
  const token = useSession()?.token ?? null
  return token !== null && roleOf(token) === 'admin' ? token : undefined
}
