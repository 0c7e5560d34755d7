import type { Feature } from '../../platform/features/feature'
import { AccountSecurityResolver } from './account-security.resolver'
import { StaffResolver } from './staff.resolver'
import { StaffInvitationEntity } from './staff-invitation.entity'
import { staffInvitationMail } from './staff-mails'
import { staffPersonalData } from './staff-personal-data'

export const staff: Feature = {
  dependencies: ['accounts', 'mail', 'shop'],
  entities: [StaffInvitationEntity],
  resolvers: [StaffResolver, AccountSecurityResolver],
  mails: { staffInvitation: { purpose: 'account', compose: staffInvitationMail } },
  personalData: staffPersonalData,
  tablesNotBackedUp: ['staff_invitations'],
}
