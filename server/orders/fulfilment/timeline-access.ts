import { type Permission, VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { TimelineAccess } from './timeline.service'

interface Asker {
  allows(permission: Permission): Promise<boolean>
}

/** Returns which parts of timelines a caller may see. */
export async function timelineAccess({ allows }: Asker): Promise<TimelineAccess> {
  return {
    hasNames: await allows(VALUE_PERMISSIONS.staffNames),
    hasPhones: await allows(VALUE_PERMISSIONS.closedPhones),
    hasPaymentNotes: await allows(VALUE_PERMISSIONS.paymentNotes),
  }
}
