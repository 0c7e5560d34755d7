import { translate } from '#domain/messages'
import type { ComposeMail, DueMail, MailContent } from '../../platform/features/mail-content'
import { confirmationToken } from './email-confirmation.service'
import { createResetToken } from './password-reset.service'
import { UserEntity } from './user.entity'
import { findLastVisitor, keepOrdersPath } from './visitor-accounts.service'

/** Nobody expects a link this late any more. */
const MAX_DELAY_MILLISECONDS = 60 * 60_000

/** For whoever has ordered with the address as a visitor, and believes to have a password. */
async function keepOrdersMail(
  { createdAt, locale }: DueMail,
  to: string,
  { db, secret, pageUrl }: Pick<Parameters<ComposeMail>[1], 'db' | 'secret' | 'pageUrl'>,
): Promise<MailContent | null> {
  const visitorId = await findLastVisitor(db, to)
  const path = visitorId && (await keepOrdersPath(db, secret, visitorId, createdAt))
  if (!path) return null
  const subject = translate('mail.keepOrders.subject', {}, locale)
  return {
    subject,
    heading: subject,
    paragraphs: [translate('mail.keepOrders.text', {}, locale)],
    button: { label: translate('mail.keepOrders.open', {}, locale), url: pageUrl(path) },
    note: translate('mail.passwordReset.note', {}, locale),
  }
}

export const accountMails: Readonly<
  Record<'passwordReset' | 'confirmEmail' | 'emailChanged', ComposeMail>
> = {
  async passwordReset(mail, { db, secret, pageUrl }) {
    const { userId, to, createdAt, claimedAt, locale } = mail
    if (to === null) return null
    if (claimedAt.getTime() - createdAt.getTime() > MAX_DELAY_MILLISECONDS) return null
    if (userId === null) return keepOrdersMail(mail, to, { db, secret, pageUrl })
    const token = await createResetToken(db, secret, mail, { userId, address: to })
    if (!token) return null
    const subject = translate('mail.passwordReset.subject', {}, locale)
    return {
      subject,
      heading: subject,
      paragraphs: [translate('mail.passwordReset.text', {}, locale)],
      button: {
        label: translate('mail.passwordReset.open', {}, locale),
        // Browsers send no fragment: the token is in no log and no Referer.
        url: `${pageUrl('/resetpassword')}#token=${token}`,
      },
      note: translate('mail.passwordReset.note', {}, locale),
    }
  },

  /** Contains no text from the account: the address may belong to somebody else. */
  async confirmEmail({ userId, to, isConfirmed, createdAt, locale }, { secret, pageUrl }) {
    if (userId === null || to === null || isConfirmed) return null
    const subject = translate('mail.confirmEmail.subject', {}, locale)
    const token = confirmationToken(secret, { id: userId, email: to }, createdAt)
    return {
      subject,
      heading: subject,
      paragraphs: [translate('mail.confirmEmail.text', {}, locale)],
      button: {
        label: translate('mail.confirmEmail.open', {}, locale),
        url: `${pageUrl('/confirmemail')}#token=${token}`,
      },
      note: translate('mail.confirmEmail.note', {}, locale),
    }
  },

  /** Sent to the old and the new address; only the latter mail names the new one. */
  async emailChanged({ userId, to, locale }, { db }) {
    const user = userId === null ? null : await db.findOneBy(UserEntity, { id: userId })
    if (!user || to === null) return null
    const isCurrent = user.email === to
    const subject = translate('mail.emailChanged.subject', {}, locale)
    return {
      subject,
      heading: subject,
      paragraphs: [
        isCurrent
          ? translate('mail.emailChanged.new', { email: to }, locale)
          : translate('mail.emailChanged.old', {}, locale),
      ],
      note: translate('mail.emailChanged.note', {}, locale),
    }
  },
}
