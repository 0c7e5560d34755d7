import { accountMails } from './accounts/account-mails'
import type { MailKind } from './mail/mail.entity'
import type { ComposeMail } from './mail/mail-content'
import { orderMails } from './orders/order-mails'

/** How each kind of mail is composed, by the features that they are about. */
export const MAILS: Readonly<Record<MailKind, ComposeMail>> = {
  ...orderMails,
  ...accountMails,
}
