import { beforeEach, describe, expect, test } from 'vitest'
import { FAILURE_DAYS } from '#domain/orders/tasks'
import { createAdmin, createShopper } from '../../test/factories'
import { startMailServer } from '../../test/mail-server'
import { sendDueMails } from '../../test/mails'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

let token = ''
beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
  await shop.db.query('DELETE FROM mails')
})

interface FailedMail {
  readonly id: string
  readonly subject: string
  readonly to: string | null
  readonly attempts: number
  readonly problem: string | null
}

async function readFailed(language = 'en'): Promise<readonly FailedMail[]> {
  const { data } = await shop.graphql<{ failedMails: FailedMail[] }>(
    '{ failedMails { id subject to attempts problem } }',
    { token, headers: { 'accept-language': language } },
  )
  return data.failedMails
}

async function resend(id?: string) {
  const { data } = await shop.graphql<{
    resendMails: { count: number | null; userErrors: { code: string }[] }
  }>('mutation ($id: ID) { resendMails(id: $id) { count userErrors { code } } }', {
    token,
    variables: { id },
  })
  return data.resendMails
}

/** Adds mails to the account: failed for good so many days ago, sent, and waiting for another attempt. */
async function addMails(userId: number, failedDaysAgo: readonly number[]): Promise<void> {
  for (const days of failedDaysAgo) {
    await shop.db.query(
      `INSERT INTO mails (kind, user_id, created_at, attempts, next_attempt_at, problem)
       VALUES ('confirmEmail', $1, now() - make_interval(days => $2), 8, NULL, '550 Mailbox full')`,
      [userId, days],
    )
  }
  await shop.db.query(
    `INSERT INTO mails (kind, user_id, attempts, next_attempt_at, sent_at)
     VALUES ('confirmEmail', $1, 1, NULL, now()), ('confirmEmail', $1, 1, now() + interval '1 day', NULL)`,
    [userId],
  )
}

describe('Failed mails', () => {
  test('are listed, newest first, with their subject, recipient and error', async () => {
    const { id } = await createShopper(shop.db, { email: 'mona@example.com' })
    await addMails(id, [2, FAILURE_DAYS + 1])
    await shop.db.query(
      `INSERT INTO mails (kind, next_attempt_at, problem) VALUES ('soldOut', NULL, 'No route')`,
    )
    const mails = await readFailed()
    expect(mails).toMatchObject([
      { subject: 'Product sold out, to the shop', to: null, problem: 'No route' },
      {
        subject: 'Link to confirm the email address',
        to: 'mona@example.com',
        attempts: 8,
        problem: '550 Mailbox full',
      },
    ])
    const arabic = await readFailed('ar')
    expect(arabic[1]?.subject).toBe('رابط تأكيد البريد الإلكتروني')
  })

  test('are sent again one by one, and then no longer listed', async () => {
    const { id } = await createShopper(shop.db, { email: 'mona@example.com' })
    // A confirmed address needs no link: such a mail would be dropped.
    await shop.db.query('UPDATE users SET email_confirmed_at = NULL')
    await addMails(id, [1, 2])
    const [first, second] = await readFailed()
    expect(await resend(first?.id)).toEqual({ count: 1, userErrors: [] })
    expect(await readFailed()).toEqual([second])
    // A mail that waits for its attempt is not queued twice.
    expect(await resend(first?.id)).toMatchObject({
      count: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    const server = await startMailServer()
    await sendDueMails(shop.db, server)
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['mona@example.com']])
  })

  test('are sent again all at once, but none that is too old', async () => {
    const { id } = await createShopper(shop.db)
    await addMails(id, [1, 2, FAILURE_DAYS + 1])
    expect(await resend()).toEqual({ count: 2, userErrors: [] })
    expect(await readFailed()).toEqual([])
    expect(await resend()).toEqual({ count: 0, userErrors: [] })
  })

  test.each(['x', '0', '2147483648'])('do not include one with the ID %s', async (id) => {
    expect(await resend(id)).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] })
  })
})
