import { type Permission, VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { Caller } from '../../platform/features/caller'
import type { TimelineAccess } from './timeline.service'

interface Asker {
  allows(permission: Permission): Promise<boolean>
  caller(): Promise<Caller>
}

/** What of timelines a caller may see. */
export async function timelineAccess({ allows, caller }: Asker): Promise<TimelineAccess> {
  return {
    // Tools with API keys have no business with the names of people.
    hasNames: Boolean((await caller()).viewer),
    hasPhones: await allows(VALUE_PERMISSIONS.closedPhones),
    hasPaymentNotes: await allows(VALUE_PERMISSIONS.paymentNotes),
  }
}
