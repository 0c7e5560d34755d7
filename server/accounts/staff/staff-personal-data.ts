import { statement } from '../../platform/database/statements/statement'
import type { PersonalDataProvider } from '../../platform/features/feature'

const deleteInvitation = statement({
  name: 'staff.deleteInvitationOfAccount',
  sql: `DELETE FROM staff_invitations USING users
     WHERE users.id = $1 AND staff_invitations.email = users.email`,
})

/** An invitation contains the name and email of the invited person. */
export const staffPersonalData: PersonalDataProvider = {
  async erase(transaction, userId) {
    await deleteInvitation(transaction, [userId])
  },
}
