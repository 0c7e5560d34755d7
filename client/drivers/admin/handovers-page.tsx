import { AdminFrame } from '../../admin/admin-frame'
import { DriverList } from './driver-list'
import { HandoverList } from './handover-list'

/** What couriers took, and the links of drivers. */
export function Component() {
  return (
    <AdminFrame title="handovers.title">
      <DriverList />
      <HandoverList />
    </AdminFrame>
  )
}
