/** What becomes of a mail: it waits for an attempt, was sent, or its last attempt has failed. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

export type MailState = (typeof MAIL_STATES)[number]
