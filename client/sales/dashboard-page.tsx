import { AdminFrame } from '../admin/admin-frame'
import { SalesOverview } from './sales-overview'
import { ToDo } from './to-do'

export function Component() {
  return (
    <AdminFrame title="admin.dashboard">
      <SalesOverview />
      <ToDo />
    </AdminFrame>
  )
}
