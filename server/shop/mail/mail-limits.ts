import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import type { DueMail, MailPurpose } from '../../platform/features/mail-content'

/** Mails to one recipient within an hour. */
const MAILS_PER_HOUR: Readonly<Record<MailPurpose, number>> = {
  account: 10,
  order: 30,
  product: 30,
  shop: 200,
}
/** The limit until the address is confirmed: it may belong to a stranger. */
const UNCONFIRMED_PER_HOUR = 5

const countMail = statement({
  name: 'mail.count',
  sql: `INSERT INTO mail_counts AS counted (recipient, purpose)
     VALUES (encode(sha256(convert_to($1, 'UTF8')), 'hex'), $2)
     ON CONFLICT (recipient, purpose) DO UPDATE SET
       count = CASE WHEN counted.started_at < now() - interval '1 hour' THEN 1
         ELSE counted.count + 1 END,
       started_at = CASE WHEN counted.started_at < now() - interval '1 hour' THEN now()
         ELSE counted.started_at END
     WHERE counted.started_at < now() - interval '1 hour' OR counted.count < $3
     RETURNING count`,
  row: z.object({ count: z.int() }),
})

export const deleteOldMailCounts = deletesOld('mail.deleteOldCounts', {
  table: 'mail_counts',
  where: `started_at < now() - interval '1 hour'`,
})

/**
 * Counts a mail at its first attempt. Returns whether it may be sent now: all kinds of mails, from all
 * servers, share the limit of an hour.
 */
export async function admitMail(
  db: EntityManager,
  { attempts, isConfirmed }: DueMail,
  purpose: MailPurpose,
  to: string,
): Promise<boolean> {
  if (attempts > 1) return true
  const limit = isConfirmed
    ? MAILS_PER_HOUR[purpose]
    : Math.min(UNCONFIRMED_PER_HOUR, MAILS_PER_HOUR[purpose])
  return (await countMail(db, [to, purpose, limit])).length > 0
}
