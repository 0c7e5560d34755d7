import { beforeEach, describe, expect, test } from 'vitest'
import { provide } from '../../app/runtime'
import { sendsMails } from '../../shop/mail/mail-dispatcher'
import { expectAppError } from '../../test/expect-app-error'
import {
  createAdmin,
  createShopper,
  createStaff,
  PASSWORD,
  type TestUser,
} from '../../test/factories'
import { setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import { ensureAdmin } from '../accounts/accounts.service'
import { UserEntity } from '../accounts/user.entity'
import { invitationToken } from './invitation-link'
import { withdrawInvitation } from './invitations.service'
import { changeStaffRole } from './staff.service'
import { StaffInvitationEntity } from './staff-invitation.entity'

const shop = setUpShop()

let owner: TestUser
beforeEach(async () => {
  owner = await createAdmin(shop.db)
})

interface Payload {
  readonly invitation: { readonly id: string } | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

async function invite(fields: { email?: string; role?: string; firstName?: string } = {}) {
  const { data } = await shop.graphql<{ inviteStaff: Payload }>(
    `mutation ($input: StaffInvitationInput!) {
       inviteStaff(input: $input) { invitation { id email role } userErrors { code field } }
     }`,
    {
      token: owner.token,
      variables: {
        input: {
          email: 'Salma@Example.com',
          firstName: 'Salma',
          secondName: 'Adel',
          role: 'PACKER',
          ...fields,
        },
      },
    },
  )
  return data.inviteStaff
}

/** The token of the link to the only invitation. */
async function linkOf(email = 'salma@example.com'): Promise<string> {
  const invitation = await shop.db.findOneByOrFail(StaffInvitationEntity, { email })
  return invitationToken(TEST_JWT_SECRET, invitation)
}

async function accept(token: string, input: { password?: string; mobile?: string | null } = {}) {
  const { data } = await shop.graphql<{
    acceptStaffInvitation: {
      session: { token: string; role: string } | null
      userErrors: { code: string; field: string | null }[]
    }
  }>(
    `mutation ($input: AcceptStaffInvitationInput!) {
       acceptStaffInvitation(input: $input) { session { token role } userErrors { code field } }
     }`,
    { variables: { input: { token, password: 'secret1', mobile: '1098765432', ...input } } },
  )
  return data.acceptStaffInvitation
}

async function read(token: string) {
  const { data } = await shop.graphql(
    'query ($token: String!) { staffInvitation(token: $token) { email firstName role hasAccount } }',
    { variables: { token } },
  )
  return data.staffInvitation
}

const orders = (token: string) => shop.rest('GET', '/adminorder', { token })

describe('An invitation', () => {
  test('is accepted by its link with a password, without an account', async () => {
    expect(await invite()).toEqual({
      invitation: { id: '1', email: 'salma@example.com', role: 'PACKER' },
      userErrors: [],
    })
    const token = await linkOf()
    expect(await read(token)).toEqual({
      email: 'salma@example.com',
      firstName: 'Salma',
      role: 'PACKER',
      hasAccount: false,
    })
    const { session, userErrors } = await accept(token)
    expect(userErrors).toEqual([])
    expect(session?.role).toBe('PACKER')
    expect((await orders(session?.token ?? '')).statusCode).toBe(200)
    const login = await shop.rest('POST', '/login', {
      body: { email: 'salma@example.com', password: 'secret1' },
    })
    expect(login.json()).toMatchObject({ first_name: 'Salma', role: 'packer' })
  })

  test('works once', async () => {
    await invite()
    const token = await linkOf()
    const results = await Promise.all([accept(token), accept(token)])
    expect(results.filter(({ session }) => session)).toHaveLength(1)
    expect((await accept(token)).userErrors).toEqual([{ code: 'INVALID', field: 'token' }])
    expect(await read(token)).toBeNull()
    expect(await shop.db.countBy(UserEntity, { role: 'packer' })).toBe(1)
  })

  test('works for a week', async () => {
    await invite()
    const sentAgo = (interval: string) =>
      shop.db.query('UPDATE staff_invitations SET sent_at = now() - $1::interval', [interval])
    await sentAgo('6 days 23 hours')
    expect(await read(await linkOf())).not.toBeNull()
    // The clocks of the database and of the test may differ by a moment.
    await sentAgo('7 days 1 second')
    const token = await linkOf()
    expect(await read(token)).toBeNull()
    expect((await accept(token)).session).toBeNull()
  })

  test('that was sent again or withdrawn does not work by its earlier link', async () => {
    const { invitation } = await invite()
    const earlier = await linkOf()
    await shop.db.query(`UPDATE staff_invitations SET sent_at = sent_at - interval '1 hour'`)
    await shop.graphql('mutation { resendStaffInvitation(id: 1) { invitation { id } } }', {
      token: owner.token,
    })
    expect(await read(earlier)).toBeNull()
    const token = await linkOf()
    expect(await read(token)).not.toBeNull()
    await withdrawInvitation(shop.db, invitation?.id)
    expect(await read(token)).toBeNull()
    expect((await accept(token)).session).toBeNull()
    expect((await expectAppError(withdrawInvitation(shop.db, invitation?.id))).code).toBe(
      'NOT_FOUND',
    )
  })

  test('with another role or email in its link does not work', async () => {
    await invite()
    const token = await linkOf()
    await shop.db.query(`UPDATE staff_invitations SET role = 'manager'`)
    expect(await read(token)).toBeNull()
    for (const guess of ['', '1.', '1.x', `2${token.slice(1)}`, `${token}x`]) {
      expect(await read(guess)).toBeNull()
    }
  })

  test('to a shopper is accepted with the password of the account, which keeps its name', async () => {
    const mona = await createShopper(shop.db, { emailConfirmedAt: null })
    await invite({ email: mona.email, role: 'CALLER' })
    const token = await linkOf(mona.email)
    expect(await read(token)).toMatchObject({ hasAccount: true })
    expect((await accept(token, { password: 'wrong12' })).userErrors).toEqual([
      { code: 'INVALID', field: 'password' },
    ])
    const { session } = await accept(token, { password: PASSWORD, mobile: null })
    expect(session?.role).toBe('CALLER')
    // Its earlier sessions ended.
    expect((await shop.rest('GET', '/profile', { token: mona.token })).statusCode).toBe(401)
    const account = await shop.db.findOneByOrFail(UserEntity, { id: mona.id })
    expect(account).toMatchObject({ firstName: 'Mona', role: 'caller' })
    expect(account.emailConfirmedAt).not.toBeNull()
  })

  test.each([
    [{ email: 'x', role: 'PACKER' }, ['email']],
    [{ firstName: '', role: 'ADMIN' }, ['firstName', 'role']],
    [{ role: 'SHOPPER' }, ['role']],
  ])('with %j is refused, each problem at its field', async (fields, expected) => {
    const { userErrors } = await invite(fields)
    expect(userErrors.map(({ field }) => field)).toEqual(expected)
  })

  test('to staff, to the owner, or once more is refused', async () => {
    const { email } = await createStaff(shop.db, 'packer')
    const refused = [{ code: 'CONFLICT', field: 'email' }]
    expect((await invite({ email })).userErrors).toEqual(refused)
    expect((await invite({ email: owner.email })).userErrors).toEqual(refused)
    await invite()
    expect((await invite()).userErrors).toEqual(refused)
  })

  test('of a new account asks for a mobile number and a password as at sign-up', async () => {
    await invite()
    const { userErrors } = await accept(await linkOf(), { password: 'abc', mobile: null })
    expect(userErrors.map(({ field }) => field).toSorted()).toEqual(['mobile', 'password'])
    expect(await read(await linkOf())).not.toBeNull()
  })
})

describe('The access of staff', () => {
  const change = (id: number, role: string) =>
    shop.graphql<{ changeStaffRole: { userErrors: object[] } }>(
      `mutation ($id: ID!, $role: Role!) {
         changeStaffRole(id: $id, role: $role) { member { role } userErrors { code } }
       }`,
      { token: owner.token, variables: { id: String(id), role } },
    )
  const end = (id: number) =>
    shop.graphql<{ endStaffAccess: { userErrors: object[] } }>(
      'mutation ($id: ID!) { endStaffAccess(id: $id) { memberId userErrors { code } } }',
      { token: owner.token, variables: { id: String(id) } },
    )

  test('ends at once, and the account stays', async () => {
    const packer = await createStaff(shop.db, 'packer')
    expect((await orders(packer.token)).statusCode).toBe(200)
    expect((await end(packer.id)).data.endStaffAccess).toEqual({
      memberId: String(packer.id),
      userErrors: [],
    })
    expect((await orders(packer.token)).statusCode).toBe(401)
    const body = { email: packer.email, password: PASSWORD }
    expect((await shop.rest('POST', '/login', { body })).json()).toMatchObject({ role: 'shopper' })
    expect((await end(packer.id)).data.endStaffAccess.userErrors).toEqual([{ code: 'NOT_FOUND' }])
  })

  test('changes with the role, and earlier tokens stop working', async () => {
    const caller = await createStaff(shop.db, 'caller')
    expect((await change(caller.id, 'PACKER')).data.changeStaffRole).toEqual({
      member: { role: 'PACKER' },
      userErrors: [],
    })
    expect((await orders(caller.token)).statusCode).toBe(401)
  })

  test('is never given to shoppers by their ID, nor is the role of the owner', async () => {
    const mona = await createShopper(shop.db)
    const packer = await createStaff(shop.db, 'packer')
    expect((await change(mona.id, 'MANAGER')).data.changeStaffRole.userErrors).toEqual([
      { code: 'NOT_FOUND' },
    ])
    const error = await expectAppError(changeStaffRole(shop.db, packer.id, { role: 'admin' }))
    expect(error.code).toBe('INVALID')
  })

  test('of the owner neither changes nor ends', async () => {
    const refused = [{ code: 'CONFLICT' }]
    expect((await change(owner.id, 'PACKER')).data.changeStaffRole.userErrors).toEqual(refused)
    expect((await end(owner.id)).data.endStaffAccess.userErrors).toEqual(refused)
    expect((await orders(owner.token)).statusCode).toBe(200)
  })

  test('stays when the owner changes, and the earlier owner has none', async () => {
    const packer = await createStaff(shop.db, 'packer')
    await ensureAdmin(shop.db, { email: 'new@example.com', password: 'Admin123' })
    expect((await orders(packer.token)).statusCode).toBe(200)
    expect((await orders(owner.token)).statusCode).toBe(401)
    const roles = await shop.db.find(UserEntity, { select: { role: true }, order: { id: 'ASC' } })
    expect(roles.map(({ role }) => role)).toEqual(['shopper', 'packer', 'admin'])
  })

  test('is recorded with when it was last used, at most every ten minutes', async () => {
    const packer = await createStaff(shop.db, 'packer')
    const lastSeen = async () => {
      const { data } = await shop.graphql<{
        staff: { email: string; role: string; lastSeenAt: string | null }[]
      }>('{ staff { email role lastSeenAt } }', { token: owner.token })
      expect(data.staff.map(({ role }) => role)).toEqual(['ADMIN', 'PACKER'])
      return data.staff[1]?.lastSeenAt
    }
    expect(await lastSeen()).toBeNull()
    await orders(packer.token)
    const first = await lastSeen()
    expect(Date.parse(first ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await orders(packer.token)
    expect(await lastSeen()).toBe(first)
    await shop.db.query(`UPDATE users SET last_seen_at = now() - interval '11 minutes'`)
    await orders(packer.token)
    expect(Date.parse((await lastSeen()) ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })
})

const LINKED = `mutation ($input: StaffInvitationInput!) {
  inviteStaff(input: $input) { link invitation { id mailState } userErrors { code } } }`

interface Linked {
  readonly inviteStaff: {
    readonly link: string | null
    readonly invitation: { readonly mailState: string | null } | null
  }
}

const INPUT = { email: 'salma@example.com', firstName: 'Salma', secondName: 'Adel', role: 'PACKER' }

test('A shop that sends no mails returns the link of an invitation, which works, and is in no list', async () => {
  const { data } = await shop.graphql<Linked>(LINKED, {
    token: owner.token,
    variables: { input: INPUT },
  })
  const token = data.inviteStaff.link?.split('/joinstaff#token=')[1] ?? ''
  expect(token).toBe(await linkOf())
  expect(data.inviteStaff.invitation?.mailState).toBeNull()
  expect((await accept(token, { password: PASSWORD, mobile: '1012345679' })).session?.role).toBe(
    'PACKER',
  )
})

describe('In a shop that sends mails', () => {
  const mailing = setUpShop({ provided: [provide(sendsMails, true)] })

  test('an invitation has no link, and says what became of its mail', async () => {
    const { token } = await createAdmin(mailing.db)
    const { data } = await mailing.graphql<Linked>(LINKED, { token, variables: { input: INPUT } })
    expect(data.inviteStaff).toMatchObject({ link: null, invitation: { mailState: 'WAITING' } })
    for (const [change, expected] of [
      ['sent_at = now(), next_attempt_at = NULL', 'SENT'],
      ['sent_at = NULL', 'FAILED'],
    ]) {
      await mailing.db.query(`UPDATE mails SET ${change} WHERE kind = 'staffInvitation'`)
      const list = await mailing.graphql('{ staffInvitations { mailState } }', { token })
      expect(list.data).toEqual({ staffInvitations: [{ mailState: expected }] })
    }
  })
})
