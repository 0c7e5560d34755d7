import { AdminFrame } from '../../admin/admin-frame'
import { DriverTable } from './driver-table'

/** What couriers took, and the links of drivers. */
export function Component() {
  return (
    <AdminFrame title="handovers.title">
      <DriverTable />
    </AdminFrame>
  )
}
