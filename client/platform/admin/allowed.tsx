import type { ReactNode } from 'react'
import type { Permission } from '#domain/accounts/permissions'
import { useCan } from './use-admin-token'

interface AllowedProps {
  readonly permission: Permission
  readonly children: ReactNode
}

/** Content for those who have a permission. The server authorizes every request. */
export function Allowed({ permission, children }: AllowedProps) {
  return useCan(permission) && children
}
