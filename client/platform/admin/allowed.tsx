import type { ReactNode } from 'react'
import type { Permission } from '#domain/accounts/permissions'
import { useCan } from './use-admin-token'

interface AllowedProps {
  readonly permission: Permission
  readonly children: ReactNode
}

/** What only those see who may do it. The server authorizes every request. */
export function Allowed({ permission, children }: AllowedProps) {
  return useCan(permission) && children
}
