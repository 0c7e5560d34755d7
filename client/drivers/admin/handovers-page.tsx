import { AdminFrame } from '../../admin/admin-frame'
import { useCan } from '../../admin/use-admin-token'
import { DriverList } from './driver-list'
import { HandoverList } from './handover-list'

/** What couriers took and, for whoever may make them, the links of drivers. */
export function Component() {
  const mayLink = useCan('drivers.link')
  return (
    <AdminFrame title="handovers.title">
      {mayLink && <DriverList />}
      <HandoverList />
    </AdminFrame>
  )
}
