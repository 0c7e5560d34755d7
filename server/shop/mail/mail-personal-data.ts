import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { NOTIFIED, notify } from '../../platform/database/connection/notifications'
import { statement } from '../../platform/database/statements/statement'
import {
  OF_ACCOUNT,
  OF_IDS,
  type WhoseOrders,
} from '../../platform/database/statements/whose-orders'

const deleteOfAddress = statement({
  name: 'mail.deleteOfAddress',
  sql: `DELETE FROM mails USING users WHERE users.id = $1 AND mails.address = users.email`,
})

const deleteAboutOrders = statement({
  name: 'mail.deleteAboutOrders',
  sql: (whose: WhoseOrders) => `DELETE FROM mails USING orders
     WHERE ${whose} AND mails.data ->> 'orderId' = orders.id::text`,
})

const announceRemoval = statement({
  name: 'mail.announceRemoval',
  sql: `SELECT ${notify('mailsRemoved')} AS notified`,
  row: z.object({ notified: NOTIFIED }),
})

/**
 * Mails to an account, which the database deletes with it, mails to its address, and mails to the owner about
 * its orders, which name it. Stored files of mails that are gone are removed (see `removeStoredMails`). Its
 * orders are exported themselves.
 */
export const mailPersonalData = {
  async erase(transaction: EntityManager, userId: number): Promise<void> {
    await deleteOfAddress(transaction, [userId])
    await deleteAboutOrders(transaction, [userId], OF_ACCOUNT)
    await announceRemoval(transaction)
  },
  async eraseOfOrders(transaction: EntityManager, orderIds: readonly number[]): Promise<void> {
    await deleteAboutOrders(transaction, [orderIds], OF_IDS)
    await announceRemoval(transaction)
  },
}
