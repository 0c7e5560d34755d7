import { SalesOverview } from '../sales/sales-overview'
import { AdminFrame } from './admin-frame'
import { ToDo } from './to-do'

export function Component() {
  return (
    <AdminFrame title="admin.dashboard">
      <SalesOverview />
      <ToDo />
    </AdminFrame>
  )
}
