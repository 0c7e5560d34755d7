import type { ReactNode } from 'react'
import type { Permission } from '#domain/accounts/permissions'
import { AdminFrame } from '../admin/admin-frame'
import { useCan } from '../admin/use-admin-token'
import { SalesOverview } from './sales-overview'
import { Tasks } from './tasks'
import { ToDo } from './to-do'

export function Component() {
  return (
    <AdminFrame title="admin.dashboard">
      <Tasks />
      <ToDo />
      <Allowed permission="revenue.read">
        <SalesOverview />
      </Allowed>
    </AdminFrame>
  )
}

interface AllowedProps {
  readonly permission: Permission
  readonly children: ReactNode
}

function Allowed({ permission, children }: AllowedProps) {
  return useCan(permission) && children
}
