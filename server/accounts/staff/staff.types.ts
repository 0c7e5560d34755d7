import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import type { Role, StaffRole } from '#domain/accounts/roles'
import type { StaffInvitationInput as StaffInvitationFields } from '#domain/accounts/staff.schema'
import { MAIL_STATES, type MailState } from '#domain/mail/mail-states'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import { RoleEnum } from '../accounts/accounts.types'
import type { OpenInvitationView } from './accept-invitation.service'
import type { StaffInvitationView } from './invitations.service'
import type { StaffMemberView } from './staff.service'

const MailStateEnum = toEnum(MAIL_STATES)

registerEnumType(MailStateEnum, {
  name: 'MailState',
  description: 'The delivery status of a mail.',
  valuesConfig: {
    WAITING: { description: 'It waits for its first attempt, or the next one.' },
    SENT: { description: 'The mail server has taken it.' },
    FAILED: { description: 'The last attempt has failed.' },
  },
})

@ObjectType({ description: 'Somebody who works for the shop: the owner, or staff.' })
export class StaffMember implements StaffMemberView {
  @Field(() => ID, { description: 'The ID of the account.' })
  id!: number

  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => String, { description: 'The email address.' })
  email!: string

  @Field(() => RoleEnum, { description: 'The role.' })
  role!: Role

  @Field(() => DateTime, {
    nullable: true,
    description: 'When they last used the desk, accurate to ten minutes; null if never.',
  })
  lastSeenAt!: Date | null

  @Field(() => Boolean, { description: 'Whether signing in takes a second step.' })
  hasSecondFactor!: boolean
}

@ObjectType({ description: 'An invitation to staff that was not accepted yet.' })
export class StaffInvitation implements StaffInvitationView {
  @Field(() => ID, { description: 'The ID of the invitation.' })
  id!: number

  @Field(() => String, { description: 'The email address that it was sent to.' })
  email!: string

  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => RoleEnum, { description: 'The role that it gives.' })
  role!: StaffRole

  @Field(() => DateTime, { description: 'When it was last sent.' })
  sentAt!: Date

  @Field(() => DateTime, { description: 'When its link stops working.' })
  expiresAt!: Date

  @Field(() => MailStateEnum, {
    nullable: true,
    description:
      'The delivery status of its last mail; null if there is none, or the shop sends no mails.',
  })
  mailState!: MailState | null
}

@ObjectType({ description: 'An invitation to staff, as shown to the holder of its link.' })
export class OpenStaffInvitation implements OpenInvitationView {
  @Field(() => String, { description: 'The email address that it was sent to.' })
  email!: string

  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => RoleEnum, { description: 'The role that it gives.' })
  role!: StaffRole

  @Field(() => Boolean, {
    description: 'Whether there is an account with this email, whose password accepts it.',
  })
  hasAccount!: boolean
}

@InputType({ description: 'The person that the owner invites.' })
export class StaffInvitationInput implements StaffInvitationFields {
  @Field(() => String, { description: 'The email address.' })
  email!: string

  @Field(() => String, { description: 'The first name.' })
  firstName!: string

  @Field(() => String, { description: 'The second name.' })
  secondName!: string

  @Field(() => RoleEnum, { description: 'The role: not SHOPPER or ADMIN.' })
  role!: StaffRole
}

@InputType({ description: 'How an invitation is accepted.' })
export class AcceptStaffInvitationInput {
  @Field(() => String, { description: 'From the link, after `#token=`.' })
  token!: string

  @Field(() => String, {
    description:
      'The password of the account with the email of the invitation, or else the one of the new account: 6 to 30 letters, digits and !@#$%^&*.',
  })
  password!: string

  @Field(() => String, {
    nullable: true,
    description: 'The mobile number of a new account: exactly 10 digits.',
  })
  mobile?: string | null
}

@ObjectType({ description: 'The result of sending an invitation.' })
export class StaffInvitationPayload extends MutationPayload {
  @Field(() => StaffInvitation, { nullable: true, description: 'The invitation; null on failure.' })
  invitation?: StaffInvitation

  @Field(() => String, {
    nullable: true,
    description:
      'The link, if the shop sends no mails, for the owner to pass on. Only this response has it.',
  })
  link?: string
}

@ObjectType({ description: 'The result of withdrawing an invitation.' })
export class WithdrawStaffInvitationPayload extends MutationPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the withdrawn invitation; null on failure.',
  })
  invitationId?: number
}

@ObjectType({ description: 'The result of changing the role of staff.' })
export class ChangeStaffRolePayload extends MutationPayload {
  @Field(() => StaffMember, { nullable: true, description: 'The account; null on failure.' })
  member?: StaffMember
}

@ObjectType({ description: 'The result of ending the access of staff.' })
export class EndStaffAccessPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the account; null on failure.' })
  memberId?: number
}
