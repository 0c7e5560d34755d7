import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { type Handlers, inputError, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'

const mail = (id: string, to: string | null) => ({
  __typename: 'FailedMail',
  id,
  subject: 'Order received',
  to,
  createdAt: '2026-11-25T09:00:00.000Z',
  attempts: 8,
  problem: '550 Mailbox full',
})

const resent = (count: number | null, ...userErrors: unknown[]) => ({
  resendMails: { __typename: 'ResendMailsPayload', count, userErrors },
})

async function open(handlers: Handlers) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    waitingMails: () => ({ waitingMails: [] }),
    ...handlers,
  })
  const { user } = await renderShop({ path: '/adminmails' })
  return { user, ...server }
}

test('A mail is sent again, and the list is read again', async () => {
  let mails = [mail('2', 'mona@example.com'), mail('1', null)]
  const { user, requests } = await open({
    failedMails: () => ({ failedMails: mails }),
    resendMails: ({ id }) => {
      mails = mails.filter((one) => id !== null && one.id !== id)
      return resent(1)
    },
  })
  await screen.findByRole('table', { name: 'Emails not sent' })
  expect(screen.getAllByText('550 Mailbox full')).toHaveLength(2)
  await user.click(
    screen.getByRole('button', { name: 'Send again: Order received to mona@example.com' }),
  )
  await screen.findByText('1 email will be sent again.')
  await waitFor(() => expect(screen.queryByText('mona@example.com')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Send all again' }))
  await screen.findByText('No email of the last 7 days has failed.')
  expect(requests('resendMails')).toEqual([{ id: '2' }, { id: null }])
})

test.each([
  ['a network error', networkError, 'The emails were not sent again. Please try again.'],
  [
    'a refusal',
    () => resent(null, inputError('This mail was sent meanwhile.', null, 'NOT_FOUND')),
    'This mail was sent meanwhile.',
  ],
])('It says so after %s', async (_name, resendMails, message) => {
  const { user } = await open({
    failedMails: () => ({ failedMails: [mail('2', 'mona@example.com')] }),
    resendMails,
  })
  await user.click(await screen.findByRole('button', { name: /^Send again: / }))
  await screen.findByText(message)
  screen.getByRole('button', { name: /^Send again: / })
})

test('Mails that wait for another attempt say why, and when it is', async () => {
  const waiting = {
    ...mail('3', 'hala@example.com'),
    __typename: 'WaitingMail',
    problem: 'connect ECONNREFUSED 127.0.0.1:587',
    nextAttemptAt: '2026-11-20T10:05:00.000Z',
  }
  await open({
    failedMails: () => ({ failedMails: [] }),
    waitingMails: () => ({ waitingMails: [waiting] }),
  })
  const table = within(await screen.findByRole('table', { name: 'Waiting for another attempt' }))
  table.getByText('The mail server cannot be reached.')
  table.getByText('connect ECONNREFUSED 127.0.0.1:587')
})

test('A list that fails to load can be loaded again', async () => {
  let isDown = true
  const { user } = await open({
    failedMails: () => (isDown ? networkError() : { failedMails: [] }),
  })
  await screen.findByText('Failed to load the emails.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No email of the last 7 days has failed.')
})
