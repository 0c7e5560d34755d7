import { AdminFrame } from '../../platform/admin/admin-frame'
import { SalesOverview } from './sales-overview'

export function Component() {
  return (
    <AdminFrame title="sales.overview">
      <SalesOverview />
    </AdminFrame>
  )
}
