import type { Feature } from '../../platform/features/feature'
import { currentSettings } from '../settings/current-settings'
import { publicShop } from '../shop/public-shop'
import { FailedMailsResolver } from './failed-mails.resolver'
import { MailEntity } from './mail.entity'
import { mailAudience } from './mail-audience'
import { MailCountEntity } from './mail-count.entity'
import { createMailDispatcher, mailDelivery, mailsOf } from './mail-dispatcher'
import { deleteOldMailCounts } from './mail-limits'
import { mailPersonalData } from './mail-personal-data'
import { deleteOldMails } from './outbox.service'
import { removeStoredMails } from './stored-mails.service'

export const mail: Feature = {
  dependencies: ['settings', 'shop'],
  entities: [MailEntity, MailCountEntity],
  audience: mailAudience,
  outbox: { name: 'mail', waiting: 'mails WHERE next_attempt_at IS NOT NULL' },
  resolvers: [FailedMailsResolver],
  personalData: mailPersonalData,
  tablesNotBackedUp: ['mails', 'mail_counts'],
  jobs: ({ db, get }) => [
    {
      name: 'old-mails',
      minutes: 60,
      async run() {
        await deleteOldMails(db)
        await deleteOldMailCounts(db)
      },
    },
    {
      name: 'stored-mails',
      minutes: 60,
      // In the data folder of each.
      isPerServer: true,
      run: () => removeStoredMails(db, get(mailDelivery).transport),
    },
  ],
  startWorkers({ db, features, jwtSecret, notifications, get }, { log, publicUrl, ownerEmail }) {
    const { transport, templates } = get(mailDelivery)
    const dispatcher = createMailDispatcher({
      db,
      templates,
      transport,
      mails: mailsOf(features),
      shop: get(publicShop),
      recipients: async (setting) => (await get(currentSettings).get(db)).values[setting],
      secret: jwtSecret,
      ownerEmail,
      publicUrl,
      log,
    })
    const removeMails = () =>
      removeStoredMails(db, transport).catch((err: unknown) =>
        log.error({ err }, 'Stored mails cannot be removed'),
      )
    const unsubscribe = notifications.subscribe(({ kind }) => {
      if (kind === 'mailsRemoved' || kind === 'reconnected') void removeMails()
    })
    return [dispatcher.start(notifications), async () => unsubscribe()]
  },
}
