import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#domain/accounts/roles'
import { logIn } from '../../platform/session/session'
import { buildOrderList, ORDER_DESK_HANDLERS } from '../../test/admin-orders'
import { setUpDialogs } from '../../test/dialogs'
import { type Handlers, inputError, mockServer } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'

const member = (id: string, firstName: string, role: string) => ({
  __typename: 'StaffMember',
  id,
  firstName,
  secondName: 'Adel',
  email: `${firstName.toLowerCase()}@example.com`,
  role,
  lastSeenAt: id === '2' ? '2026-11-20T10:00:00Z' : null,
  hasSecondFactor: false,
})

const invitation = (changes: object = {}) => ({
  __typename: 'StaffInvitation',
  id: '5',
  email: 'karim@example.com',
  firstName: 'Karim',
  secondName: 'Nabil',
  role: 'CALLER',
  expiresAt: '2999-01-01T10:00:00Z',
  mailState: null,
  ...changes,
})

const staff = (invitations: object[] = []) => ({
  staff: [member('1', 'Amira', 'ADMIN'), member('2', 'Salma', 'PACKER')],
  staffInvitations: invitations,
})

const pendingOrders = () => ({
  adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 },
})

async function open(path: string, handlers: Handlers, role: Role = 'admin') {
  logIn(buildToken(role), 'Amira')
  const server = mockServer({ pendingOrders, ...ORDER_DESK_HANDLERS, ...handlers })
  return { ...(await renderShop({ path })), ...server }
}

beforeEach(() => setUpDialogs())

test('The owner and the staff are listed with their roles, and the owner cannot be removed', async () => {
  await open('/adminstaff', { staff: () => staff([invitation()]) })
  const owner = await screen.findByRole('row', { name: /Amira/ })
  expect(within(owner).getByText('Owner')).toBeTruthy()
  expect(within(owner).queryByRole('button')).toBeNull()
  expect(screen.getByRole('button', { name: 'End the access of Salma' })).toBeTruthy()
  const invited = screen.getByRole('row', { name: /Karim/ })
  expect(within(invited).getByText(/^Invited until/)).toBeTruthy()
  expect(within(invited).getByText('Order confirmation')).toBeTruthy()
})

test('An expired invitation says so, and is sent again', async () => {
  let expiresAt = '2020-01-01T10:00:00Z'
  const { user } = await open('/adminstaff', {
    staff: () => staff([invitation({ expiresAt })]),
    resendStaffInvitation: () => {
      expiresAt = '2999-01-01T10:00:00Z'
      const sent = invitation({ expiresAt, mailState: 'WAITING' })
      const result = { __typename: 'StaffInvitationPayload', invitation: sent, link: null }
      return { result: { ...result, userErrors: [] } }
    },
  })
  await screen.findByText('Invitation expired')
  await user.click(screen.getByRole('button', { name: 'Send the invitation to Karim again' }))
  await screen.findByText('The invitation to karim@example.com is waiting to be sent.')
  await screen.findByText(/^Invited until/)
})

test('An invitation has a name, an email and a role; a problem is shown at its field', async () => {
  const sent: unknown[] = []
  const { user } = await open('/adminstaff?edit=new', {
    staff: () => staff(),
    inviteStaff: ({ input }) => {
      sent.push(input)
      return {
        result: {
          __typename: 'StaffInvitationPayload',
          invitation: null,
          link: null,
          userErrors: [inputError('This account already belongs to your team.', 'email')],
        },
      }
    },
  })
  const form = await screen.findByRole('form', { name: 'Invite somebody' })
  await user.click(within(form).getByRole('button', { name: 'Send the invitation' }))
  await within(form).findByText('Choose a role.')
  await user.type(within(form).getByLabelText('First name'), 'Karim')
  await user.type(within(form).getByLabelText('Last name'), 'Nabil')
  await user.type(within(form).getByLabelText('Email'), 'karim@example.com')
  await user.selectOptions(within(form).getByLabelText('Role'), 'Packing')
  await user.click(within(form).getByRole('button', { name: 'Send the invitation' }))
  await within(form).findByText('This account already belongs to your team.')
  expect(sent).toEqual([
    { email: 'karim@example.com', firstName: 'Karim', secondName: 'Nabil', role: 'PACKER' },
  ])
})

test('In a shop that sends no mails, the owner gets the link to pass on, once', async () => {
  const url = 'https://pets.example.com/joinstaff#token=5.abc'
  const { user } = await open('/adminstaff?edit=new', {
    staff: () => staff([invitation()]),
    inviteStaff: () => ({
      result: {
        __typename: 'StaffInvitationPayload',
        invitation: invitation(),
        link: url,
        userErrors: [],
      },
    }),
  })
  const form = await screen.findByRole('form', { name: 'Invite somebody' })
  await user.type(within(form).getByLabelText('First name'), 'Karim')
  await user.type(within(form).getByLabelText('Last name'), 'Nabil')
  await user.type(within(form).getByLabelText('Email'), 'karim@example.com')
  await user.selectOptions(within(form).getByLabelText('Role'), 'Packing')
  await user.click(within(form).getByRole('button', { name: 'Send the invitation' }))
  await screen.findByText(url)
  screen.getByText(/^This shop sends no emails\. Pass this link on to karim@example\.com/)
  expect(screen.queryByText(/waiting to be sent/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(url)
})

test.each([
  ['WAITING', 'Email waiting to be sent'],
  ['SENT', 'Email sent'],
  ['FAILED', 'Email failed'],
])('An invitation says what became of its mail: %s', async (mailState, text) => {
  await open('/adminstaff', { staff: () => staff([invitation({ mailState })]) })
  const row = await screen.findByRole('row', { name: /Karim/ })
  within(row).getByText(text)
})

test('The access of staff is ended after a question', async () => {
  let members = staff()
  const { user } = await open('/adminstaff', {
    staff: () => members,
    endStaffAccess: () => {
      members = { ...members, staff: members.staff.slice(0, 1) }
      return { result: { __typename: 'EndStaffAccessPayload', memberId: '2', userErrors: [] } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'End the access of Salma' }))
  await user.click(screen.getByRole('button', { name: 'End access' }))
  await screen.findByText('Salma no longer has access.')
  await waitFor(() => expect(screen.queryByRole('row', { name: /Salma/ })).toBeNull())
})

test('The menu of a packer has only what the role includes', async () => {
  await open('/adminorder', { adminOrders: () => buildOrderList([]) }, 'packer')
  await screen.findByRole('navigation', { name: 'Shop management' })
  // The pages of the section that is open are its tabs.
  const entries = screen
    .getAllByRole('navigation')
    .flatMap((menu) => within(menu).queryAllByRole('link'))
    .map((link) => link.getAttribute('href'))
  expect(entries).toEqual(
    expect.arrayContaining(['/adminDashboard', '/adminorder', '/adminhandovers']),
  )
  for (const path of ['/admincash', '/adminstaff', '/adminkeys', '/addproduct']) {
    expect(entries).not.toContain(path)
  }
})

test('A packer who opens a page of the owner sees a message and the tasks of today instead', async () => {
  const { currentLocation } = await open(
    '/adminstaff',
    {
      tasks: () => ({ tasks: [{ __typename: 'Task', kind: 'TO_PACK', count: 3 }] }),
      toDo: () => ({
        oldest: { __typename: 'AdminOrderConnection', nodes: [], totalCount: 0 },
        soldOut: { __typename: 'AdminProductConnection', nodes: [], totalCount: 0 },
      }),
    },
    'packer',
  )
  await waitFor(() => expect(currentLocation().pathname).toBe('/adminDashboard'))
  await screen.findByText('Your role does not include this page.')
  const task = await screen.findByRole('link', { name: '3 Orders to pack' })
  expect(task.getAttribute('href')).toBe('/adminorder?view=TO_PACK')
  expect(screen.queryByRole('radio')).toBeNull()
})
