import { z } from 'zod'
import { translate } from '#domain/messages'
import type { ComposeMail } from '../../platform/features/mail-content'
import { invitationUrl } from './invitation-link'
import { StaffInvitationEntity } from './staff-invitation.entity'

const invitationData = z.object({ invitationId: z.int() })

/** Obsolete once the invitation was accepted or withdrawn. */
export const staffInvitationMail: ComposeMail = async (
  { data, locale },
  { db, secret, pageUrl },
) => {
  const { invitationId } = invitationData.parse(data)
  const invitation = await db.findOneBy(StaffInvitationEntity, { id: invitationId })
  if (!invitation) return null
  const subject = translate('mail.staffInvitation.subject', {}, locale)
  const role = translate(`staff.role.${invitation.role}`, {}, locale)
  return {
    subject,
    heading: subject,
    paragraphs: [translate('mail.staffInvitation.text', { role }, locale)],
    button: {
      label: translate('mail.staffInvitation.open', {}, locale),
      url: invitationUrl(pageUrl('/joinstaff'), secret, invitation),
    },
    note: translate('mail.staffInvitation.note', {}, locale),
  }
}
