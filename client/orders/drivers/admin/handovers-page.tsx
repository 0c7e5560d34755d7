import { AdminFrame } from '../../../platform/admin/admin-frame'
import { Allowed } from '../../../platform/admin/allowed'
import { useCan } from '../../../platform/admin/use-admin-token'
import { DriverList } from './driver-list'
import { HandoverList } from './handover-list'
import { HandoverScan } from './handover-scan'

/** Handovers to couriers and, for staff with permission, the links of drivers. */
export function Component() {
  const mayLink = useCan('drivers.link')
  return (
    <AdminFrame title="handovers.title">
      <Allowed permission="orders.pack">
        <HandoverScan />
      </Allowed>
      {mayLink && <DriverList />}
      <HandoverList />
    </AdminFrame>
  )
}
