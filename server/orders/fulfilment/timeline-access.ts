import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { Context } from '../../platform/features/context'
import type { TimelineAccess } from './timeline.service'

/** What of timelines a caller may see. */
export async function timelineAccess({ allows, caller }: Context): Promise<TimelineAccess> {
  return {
    // Tools with API keys have no business with the names of people.
    hasNames: Boolean((await caller()).viewer),
    hasPhones: await allows(VALUE_PERMISSIONS.closedPhones),
    hasPaymentNotes: await allows(VALUE_PERMISSIONS.paymentNotes),
  }
}
