import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { statusesWhere } from '#domain/orders/order-status'
import { NO_ADDRESS } from '../addresses/address-columns'
import { statement } from '../database/statement'
import { OF_ACCOUNT, OF_IDS, type WhoseOrders } from '../database/whose-orders'
import type { PersonalDataProvider } from '../feature'
import { readBackAll } from './admin-orders.service'
import { OrderEntity } from './order.entity'
import { listAllOrders } from './orders.service'
import { EXAMPLE_PERSONAL_ORDER, personalOrderSchema, toPersonalOrder } from './rest-order'

/** Replaces personal data once the account is deleted. */
const ANONYMOUS = ''

/** What replaces who an order was for, and where. */
const WITHOUT_CUSTOMER = {
  address: ANONYMOUS,
  city: ANONYMOUS,
  phone: ANONYMOUS,
  ...NO_ADDRESS,
  cancelReason: null,
  recipientName: ANONYMOUS,
}

const forgetWrittenTexts = statement({
  name: 'ordersPersonalData.forgetWrittenTexts',
  sql: (whose: WhoseOrders) => `UPDATE order_events SET data = '{}' FROM orders
     WHERE orders.id = order_id AND ${whose} AND kind IN ('corrected', 'edited', 'note')`,
})

/**
 * Removes the address and the phone from the orders, which are kept for accounting. Throws CONFLICT
 * if any order is still open, because it needs an address.
 */
async function anonymizeOrders(db: EntityManager, userId: number): Promise<void> {
  const orders = await db.find(OrderEntity, {
    select: { id: true, status: true },
    where: { userId },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  })
  const openStatuses = statusesWhere('isOpen')
  if (orders.some(({ status }) => openStatuses.includes(status))) {
    throw new AppError('CONFLICT', { key: 'account.hasOpenOrders' })
  }
  await db.update(OrderEntity, { userId }, WITHOUT_CUSTOMER)
  await forgetWrittenTexts(db, [userId], OF_ACCOUNT)
}

/** The same for closed orders that are locked. */
async function anonymizeByIds(db: EntityManager, orderIds: readonly number[]): Promise<void> {
  await db.update(OrderEntity, { id: In([...orderIds]) }, WITHOUT_CUSTOMER)
  await forgetWrittenTexts(db, [orderIds], OF_IDS)
}

export const ordersPersonalData: PersonalDataProvider = {
  export: {
    schema: { orders: z.array(personalOrderSchema) },
    example: { orders: [EXAMPLE_PERSONAL_ORDER] },
    read: async (db, userId) => ({
      orders: (await listAllOrders(db, userId)).map(toPersonalOrder),
    }),
    readOfOrders: async (db, orderIds) => ({
      orders: [...(await readBackAll(db, orderIds)).values()].map(toPersonalOrder),
    }),
  },
  erase: anonymizeOrders,
  eraseOfOrders: anonymizeByIds,
}
