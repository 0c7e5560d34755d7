import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import { type MailTransport, mailName, type StoredMail } from './mail-transport'

const findMails = statement({
  name: 'mail.findStored',
  sql: `SELECT id, created_at AS "createdAt" FROM mails WHERE id = ANY($1::int[])`,
  row: z.object({ id: z.int(), createdAt: z.date() }),
})

/**
 * Removes the stored mails that are no longer in the outbox: after 30 days, or because their account was
 * deleted. A mail that is being stored at the same time is removed the next time.
 */
export async function removeStoredMails(
  db: EntityManager,
  transport: Pick<MailTransport, 'listStored' | 'removeStored'>,
): Promise<void> {
  const stored = (await transport.listStored?.()) ?? []
  if (stored.length === 0) return
  const rows = await findMails(db, [stored.map(({ id }) => id)])
  const known = new Set(
    rows.map(({ id, createdAt }) => mailName({ id, createdAt: createdAt.getTime() })),
  )
  const isGone = (mail: StoredMail) => !known.has(mailName(mail))
  for (const mail of stored.filter(isGone)) await transport.removeStored?.(mail)
}
