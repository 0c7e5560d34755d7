import { lazy, type ReactNode, Suspense } from 'react'
import type { Permission } from '#domain/accounts/permissions'
import { AdminFrame } from '../admin/admin-frame'
import { useCan } from '../admin/use-admin-token'
import { SalesOverview } from './sales-overview'
import { Tasks } from './tasks'
import { ToDo } from './to-do'

// Most shops are through with it, and other roles never see it.
const FirstWeek = lazy(async () => ({
  default: (await import('./first-week/first-week')).FirstWeek,
}))

export function Component() {
  return (
    <AdminFrame title="admin.dashboard">
      <Tasks />
      <Allowed permission="settings.edit">
        <Suspense fallback={null}>
          <FirstWeek />
        </Suspense>
      </Allowed>
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
