type MailColumn = 'kind' | 'user_id' | 'address' | 'locale' | 'data' | 'request_id'

/** A part of a statement that adds mails: `values` are SQL, one mail for each row of `from`. Tell `mailsDue` with it. */
export const insertMails = (
  values: Readonly<Partial<Record<MailColumn, string>> & { kind: string }>,
  from = '',
): string => `INSERT INTO mails (${Object.keys(values).join(', ')})
  SELECT ${Object.values(values).join(', ')} ${from} RETURNING id`

/** A part of a statement that takes mails out of the outbox, under an SQL condition. */
export const deleteMails = (condition: string): string => `DELETE FROM mails WHERE ${condition}`
