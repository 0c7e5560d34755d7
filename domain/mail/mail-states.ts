/** Delivery state of a mail: waiting for an attempt, sent, or failed at its last attempt. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const

export type MailState = (typeof MAIL_STATES)[number]
