import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import { type Locale, localizePath } from '#domain/messages/locale'
import type { PublicShop } from '#domain/settings/public-shop'
import type { RecipientsSetting } from '#domain/settings/settings'
import { inSpan } from '../../platform/database/connection/spans'
import { LEASE_SECONDS, OutboxDispatcher } from '../../platform/database/events/outbox-dispatcher'
import { externalResource, type Feature, resource } from '../../platform/features/feature'
import type { DueMail, MailDefinition } from '../../platform/features/mail-content'
import { admitMail } from './mail-limits'
import type { MailTemplates } from './mail-templates'
import { MailError, type MailTransport, mailName } from './mail-transport'
import {
  claimMails,
  holdLease,
  type MailAttempt,
  type MailQueue,
  readMailOutbox,
  recordMailAttempt,
} from './outbox.service'
import { renderMail } from './render-mail'

/** Mails that are sent concurrently. */
const CONCURRENCY = 5
/** For mails that wait because their recipient has had too many. */
const MAX_WAIT_MILLISECONDS = 24 * 3_600_000

/** The mails of all features by their kind. */
export function mailsOf(features: readonly Feature[]): Readonly<Record<string, MailDefinition>> {
  return Object.fromEntries(features.flatMap(({ mails = {} }) => Object.entries(mails)))
}

/** How mails leave the server. */
interface MailDelivery {
  readonly templates: MailTemplates
  readonly transport: MailTransport
}

/** Whether mails reach their recipients; otherwise they are stored in a folder. */
export const sendsMails = resource(() => false)

export const mailDelivery = externalResource<MailDelivery>('a delivery of mails')

export interface MailSettings extends MailDelivery {
  /** Every kind of mail. */
  readonly mails: Readonly<Record<string, MailDefinition>>
  /** Who the shop is, and the contact details at the end of each mail. */
  readonly shop: (locale: Locale) => Promise<PublicShop>
  /** Who gets a kind of mail to the owner; null: the owner's account. */
  readonly recipients: (setting: RecipientsSetting) => Promise<readonly string[] | null>
  /** The email of the admin account, which receives mails to the owner. */
  readonly ownerEmail: string
  /** The base of links, without a slash at the end. */
  readonly publicUrl: string
  /** For the tokens of links. */
  readonly secret: string
  /** How long this server claims a mail for an attempt, unless it extends the claim; for tests. */
  readonly leaseSeconds?: number
}

interface DispatcherOptions extends MailSettings {
  readonly db: EntityManager
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
}

async function attempt(mail: DueMail, options: DispatcherOptions): Promise<MailAttempt> {
  const { db, templates, transport, mails, shop, recipients, publicUrl, secret } = options
  const { id, kind, to, locale, createdAt, claimedAt } = mail
  if (to === null) return { result: 'dropped' }
  const definition = mails[kind]
  if (!definition) throw new Error(`No feature has mails of the kind ${kind}`)
  const identity = await shop(locale)
  const content = await definition.compose(mail, {
    db,
    secret,
    publicUrl,
    shop: identity,
    pageUrl: (path) => publicUrl + localizePath(path, locale),
  })
  if (!content) return { result: 'dropped' }
  const chosen = definition.recipients && (await recipients(definition.recipients))
  const addresses = chosen ?? [to]
  if (!(await admitMail(db, mail, definition.purpose, addresses.join()))) {
    // A mail to an unconfirmed address is dropped instead of postponed.
    const canWait = mail.isConfirmed || definition.isOneTime === true
    const waited = claimedAt.getTime() - createdAt.getTime()
    const isWaiting = canWait && waited < MAX_WAIT_MILLISECONDS
    return { result: isWaiting ? 'postponed' : 'dropped' }
  }
  const message = {
    messageId: `<${mailName({ id, createdAt: createdAt.getTime() })}@${transport.host}>`,
    fromName: identity.name,
    to: addresses,
    ...renderMail(templates, content, locale, identity, publicUrl),
  }
  await inSpan('mail', kind, () => transport.send(message))
  return { result: 'sent', isForgotten: definition.isOneTime === true }
}

/** Attempts a mail. A mail that cannot be composed, which is a bug, is retried like one that was refused. */
async function send(mail: DueMail, options: DispatcherOptions): Promise<void> {
  const { db, log, leaseSeconds = LEASE_SECONDS } = options
  const { id, kind, attempts, requestId } = mail
  const about = { mail: { id, kind, attempts }, ...(requestId && { reqId: requestId }) }
  const endLease = holdLease(db, mail, leaseSeconds)
  try {
    const result = await attempt(mail, options)
    await endLease()
    await recordMailAttempt(db, mail, result)
    log.info(about, `A mail was ${result.result}`)
  } catch (error) {
    await endLease()
    const isSending = error instanceof MailError
    const problem = (error as Error).message
    const isFinal = isSending && error.isFinal
    const isScheduled = await recordMailAttempt(db, mail, { result: 'failed', problem, isFinal })
    const details = { ...about, ...(isSending ? { code: error.code } : { err: error }) }
    if (isScheduled) log.warn(details, 'A mail was not sent, and will be tried again')
    else log.error(details, 'A mail was not sent, and will not be tried again')
  }
}

/** Sends the mails of the outbox at least once, composing them anew at each attempt. */
export function createMailDispatcher(options: DispatcherOptions): OutboxDispatcher<MailQueue> {
  const { db, ownerEmail, log, leaseSeconds = LEASE_SECONDS } = options
  return new OutboxDispatcher({
    name: 'mail',
    notifications: ['mailsDue'],
    log,
    read: () => readMailOutbox(db),
    async sendDue() {
      const due = await claimMails(db, ownerEmail, { limit: CONCURRENCY, leaseSeconds })
      await Promise.all(due.map((mail) => send(mail, options)))
      return due.length
    },
  })
}
