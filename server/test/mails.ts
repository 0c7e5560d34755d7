import type { EntityManager } from 'typeorm'
import { translate } from '#domain/messages'
import { FEATURES } from '../app/features'
import { compileTemplate } from '../shop/mail/compile-template.mjs'
import { createMailDispatcher, type MailSettings, mailsOf } from '../shop/mail/mail-dispatcher'
import type { MailTemplates } from '../shop/mail/mail-templates'
import { type MailTransport, smtpTransport } from '../shop/mail/mail-transport'
import type { MailServer } from './mail-server'
import { TEST_JWT_SECRET } from './shop'

let templates: Promise<MailTemplates> | undefined

/** A dispatcher with the shop's mails and its owner. The problems that it logs are added to `logged`. */
export async function newMailDispatcher(
  db: EntityManager,
  to: MailServer | MailTransport,
  logged: unknown[] = [],
  options: Partial<MailSettings> & { readonly info?: (details: unknown) => void } = {},
) {
  templates ??= compileTemplate()
  const log = {
    error: logged.push.bind(logged),
    warn: logged.push.bind(logged),
    info: options.info ?? (() => {}),
  }
  return createMailDispatcher({
    db,
    templates: await templates,
    transport: 'url' in to ? smtpTransport(to.url, 'orders@shop.example.com') : to,
    mails: mailsOf(FEATURES),
    shop: async (locale) => ({
      name: translate('shop.name', {}, locale),
      about: '',
      contact: {
        phone: '+20 2 2735 1234',
        email: 'care@shop.example.com',
        whatsAppNumber: '201012345678',
      },
    }),
    recipients: async () => null,
    ownerEmail: 'admin@example.com',
    publicUrl: 'https://shop.example.com',
    secret: TEST_JWT_SECRET,
    ...options,
    log,
  })
}

/** Attempts all due mails, as one server of the shop. Returns what it logged. */
export async function sendDueMails(
  db: EntityManager,
  to: MailServer | MailTransport,
): Promise<readonly unknown[]> {
  const logged: unknown[] = []
  const dispatcher = await newMailDispatcher(db, to, logged)
  const stop = dispatcher.start({ subscribe: () => () => {} })
  await dispatcher.wake()
  await dispatcher.settled()
  await stop()
  return logged
}

/** Makes all scheduled mails due. */
export async function makeMailsDue(db: EntityManager): Promise<void> {
  await db.query(
    `UPDATE mails SET next_attempt_at = now() - interval '1 second'
     WHERE next_attempt_at IS NOT NULL`,
  )
}
