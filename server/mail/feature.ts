import type { Feature } from '../feature'
import { MailEntity } from './mail.entity'
import { MailCountEntity } from './mail-count.entity'
import { mailPersonalData } from './mail-personal-data'

export const mail: Feature = {
  entities: [MailEntity, MailCountEntity],
  personalData: mailPersonalData,
  tablesNotBackedUp: ['mails', 'mail_counts'],
}
