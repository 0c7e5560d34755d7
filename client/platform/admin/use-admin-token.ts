import { useCallback } from 'react'
import { isStaffRole, type Permission, roleMay } from '#domain/accounts/permissions'
import type { Role } from '#domain/accounts/roles'
import { roleOf, useSession } from '../session/session'

/** The role of the owner or of staff; undefined for others. */
export function useDeskRole(): Role | undefined {
  const role = roleOf(useSession()?.token ?? null)
  return role && isStaffRole(role) ? role : undefined
}

/** The token of a session of the owner or of staff; undefined for others. The server authorizes every request. */
export function useAdminToken(): string | undefined {
  const token = useSession()?.token ?? undefined
  return useDeskRole() ? token : undefined
}

/** Tells whether to show what needs a permission, or none. The server authorizes every request. */
export function usePermissions(): (permission: Permission | undefined) => boolean {
  const role = useDeskRole()
  return useCallback(
    (permission) => !permission || (role !== undefined && roleMay(role, permission)),
    [role],
  )
}

/** Whether to show what needs a permission. The server authorizes every request. */
export function useCan(permission: Permission): boolean {
  return usePermissions()(permission)
}
