import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { STAFF_ROLES, type StaffRole } from '#domain/accounts/roles'

/** An invitation that was not accepted yet; accepting or withdrawing it deletes it. */
@Entity('staff_invitations')
@Check('staff_invitations_role_known', `role IN ('${STAFF_ROLES.join("', '")}')`)
@Check('staff_invitations_email_lower_case', 'email = lower(email)')
export class StaffInvitationEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'staff_invitations_pkey',
  })
  id!: number

  @Index('staff_invitations_email', { unique: true })
  @Column({ type: 'text' })
  email!: string

  @Column({ type: 'text', name: 'first_name' })
  firstName!: string

  @Column({ type: 'text', name: 'second_name' })
  secondName!: string

  @Column({ type: 'text' })
  role!: StaffRole

  /** When its last link was made, to the millisecond: a part of the link, so that a new one voids those before. */
  @Column({ type: 'timestamptz', precision: 3, name: 'sent_at', default: () => 'now()' })
  sentAt!: Date
}
