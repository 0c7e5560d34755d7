import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { StaffRole } from '#domain/accounts/roles'
import { MAX_STAFF } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { sendsMails } from '../../shop/mail/mail-dispatcher'
import { accountSettings } from '../accounts/account-settings'
import { LoginPayload, RoleEnum } from '../accounts/accounts.types'
import { acceptInvitation, readInvitation } from './accept-invitation.service'
import { invitationLinks } from './invitation-link'
import {
  inviteStaff,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from './invitations.service'
import { changeStaffRole, endStaffAccess, listStaff } from './staff.service'
import {
  AcceptStaffInvitationInput,
  ChangeStaffRolePayload,
  EndStaffAccessPayload,
  OpenStaffInvitation,
  StaffInvitation,
  StaffInvitationInput,
  StaffInvitationPayload,
  StaffMember,
  WithdrawStaffInvitationPayload,
} from './staff.types'

const INVITATION_ID = { description: 'The ID of the invitation.' }
const MEMBER_ID = { description: 'The ID of the account.' }

@Resolver()
export class StaffResolver {
  @Requires('staff.edit')
  @Query(() => [StaffMember], {
    description: `The owner, then the staff by name; at most ${MAX_STAFF}.`,
  })
  async staff(@Ctx() { db }: Context): Promise<readonly StaffMember[]> {
    return listStaff(db)
  }

  @Requires('staff.edit')
  @Query(() => [StaffInvitation], {
    description: `The invitations that were not accepted yet, newest first; at most ${MAX_STAFF}.`,
  })
  async staffInvitations(@Ctx() { db, get }: Context): Promise<readonly StaffInvitation[]> {
    return listInvitations(db, { sendsMails: get(sendsMails) })
  }

  @Requires('staff.edit')
  @Mutation(() => StaffInvitationPayload, {
    description:
      'Invites somebody to staff by a mail with a link, which works once, for a week. The mail is in the language of Accept-Language.',
  })
  async inviteStaff(
    @Ctx() { db, get, locale }: Context,
    @Arg('input', () => StaffInvitationInput, {
      description: 'The name, email and role of the person to invite.',
    })
    input: StaffInvitationInput,
  ): Promise<StaffInvitationPayload> {
    const { schemas } = get(accountSettings)
    const delivery = { ...get(invitationLinks), sendsMails: get(sendsMails), locale }
    return asPayload(locale, () => inviteStaff(db, { schemas, ...delivery }, input))
  }

  @Requires('staff.edit')
  @Mutation(() => StaffInvitationPayload, {
    description: 'Sends an invitation again, with a new link; earlier ones no longer work.',
  })
  async resendStaffInvitation(
    @Ctx() { db, get, locale }: Context,
    @Arg('id', () => ID, INVITATION_ID) id: string,
  ): Promise<StaffInvitationPayload> {
    const delivery = { ...get(invitationLinks), sendsMails: get(sendsMails), locale }
    return asPayload(locale, () => resendInvitation(db, id, delivery))
  }

  @Requires('staff.edit')
  @Mutation(() => WithdrawStaffInvitationPayload, {
    description: 'Withdraws an invitation: its link no longer works.',
  })
  async withdrawStaffInvitation(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, INVITATION_ID) id: string,
  ): Promise<WithdrawStaffInvitationPayload> {
    return asPayload(locale, async () => ({ invitationId: await withdrawInvitation(db, id) }))
  }

  @Requires('staff.edit')
  @Mutation(() => ChangeStaffRolePayload, {
    description: 'Changes the role of staff and ends their sessions; the owner keeps theirs.',
  })
  async changeStaffRole(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, MEMBER_ID) id: string,
    @Arg('role', () => RoleEnum, { description: 'The new role: not SHOPPER or ADMIN.' })
    role: StaffRole,
  ): Promise<ChangeStaffRolePayload> {
    return asPayload(locale, async () => ({ member: await changeStaffRole(db, id, { role }) }))
  }

  @Requires('staff.edit')
  @Mutation(() => EndStaffAccessPayload, {
    description:
      "Ends the access of staff at once; they keep their account, to shop with. The owner's cannot be ended.",
  })
  async endStaffAccess(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, MEMBER_ID) id: string,
  ): Promise<EndStaffAccessPayload> {
    return asPayload(locale, async () => ({ memberId: await endStaffAccess(db, id) }))
  }

  @Query(() => OpenStaffInvitation, {
    nullable: true,
    description:
      'The invitation of a link; null if the link is wrong, expired, used or replaced. Works without signing in.',
  })
  async staffInvitation(
    @Ctx() { db, get, keepPrivate }: Context,
    @Arg('token', () => String, { description: 'From the link, after `#token=`.' }) token: string,
  ): Promise<OpenStaffInvitation | null> {
    keepPrivate()
    return readInvitation(db, get(invitationLinks), token)
  }

  @Mutation(() => LoginPayload, {
    description:
      'Accepts an invitation and signs in, with the password of the account that has its email, or with a new account.',
  })
  acceptStaffInvitation(
    @Ctx() context: Context,
    @Arg('input', () => AcceptStaffInvitationInput, { description: 'The link and the password.' })
    input: AcceptStaffInvitationInput,
  ): Promise<LoginPayload> {
    const { db, get, locale } = context
    return asPayload(locale, async () => ({
      session: await acceptInvitation(db, get(accountSettings), context, input),
    }))
  }
}
