import type { Feature } from '../feature'
import { StaffInvitationEntity } from './staff-invitation.entity'

export const staff: Feature = {
  dependencies: ['accounts', 'mail'],
  entities: [StaffInvitationEntity],
  tablesNotBackedUp: ['staff_invitations'],
}
