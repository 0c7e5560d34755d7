import { AdminFrame } from '../../admin/admin-frame'
import { DriverTable } from './driver-table'
import { HandoverList } from './handover-list'

/** What couriers took, and the links of drivers. */
export function Component() {
  return (
    <AdminFrame title="handovers.title">
      <DriverTable />
      <HandoverList />
    </AdminFrame>
  )
}
