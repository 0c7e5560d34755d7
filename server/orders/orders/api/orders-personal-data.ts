import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { statusesWhere } from '#domain/orders/order-status'
import { NO_ADDRESS } from '../../../accounts/addresses/address-columns'
import { forgetsLogged } from '../../../catalogue/change-log/forget-logged'
import { statement } from '../../../platform/database/statements/statement'
import {
  OF_ACCOUNT,
  OF_IDS,
  type WhoseOrders,
} from '../../../platform/database/statements/whose-orders'
import type { PersonalDataProvider } from '../../../platform/features/feature'
import { OrderEntity } from '../entities/order.entity'
import { sqlList } from '../entities/order-status-sql'
import { readBackAll } from '../reads/admin-orders.service'
import { listAllOrders } from '../reads/orders.service'
import { EXAMPLE_PERSONAL_ORDER, personalOrderSchema, toPersonalOrder } from '../reads/rest-order'

/** Replaces personal data once the account is deleted. */
const ANONYMOUS = ''

/** Replaces the recipient and the address of an order. */
const WITHOUT_CUSTOMER = {
  address: ANONYMOUS,
  city: ANONYMOUS,
  phone: ANONYMOUS,
  ...NO_ADDRESS,
  cancelReason: null,
  recipientName: ANONYMOUS,
}

/** Event data that is kept: amounts, listed reasons, and product data. */
const KEPT_DATA = [
  'by',
  'kind',
  'piastres',
  'courierId',
  'reason',
  'condition',
  'report',
  'collectedPiastres',
  'duePiastres',
  'returnId',
  'returnState',
  'returnReason',
  'refundPiastres',
  'items',
  'isUnpaid',
  'otherId',
]

const forgetEvents = statement({
  name: 'ordersPersonalData.forgetEvents',
  sql: (whose: WhoseOrders) => `UPDATE order_events SET data =
       CASE WHEN kind IN ('corrected', 'edited', 'note') THEN '{}' ELSE coalesce((
         SELECT jsonb_object_agg(key, value) FROM jsonb_each(data)
         WHERE key IN (${sqlList(KEPT_DATA)})
       ), '{}') END
     FROM orders WHERE orders.id = order_id AND ${whose}`,
})

const forgetCashNotes = statement({
  name: 'ordersPersonalData.forgetCashNotes',
  sql: (whose: WhoseOrders) => `UPDATE cash_entries SET note = NULL FROM orders
     WHERE orders.id = order_id AND ${whose} AND note IS NOT NULL`,
})

const forgetLogged = statement({
  name: 'ordersPersonalData.forgetLogged',
  sql: (whose: WhoseOrders) => forgetsLogged('order', 'orders', whose),
})

async function forgetWrittenTexts(
  db: EntityManager,
  parameters: readonly [number] | readonly [readonly number[]],
  whose: WhoseOrders,
): Promise<void> {
  await forgetEvents(db, parameters, whose)
  await forgetCashNotes(db, parameters, whose)
  await forgetLogged(db, parameters, whose)
}

/**
 * Removes the address and the phone from the orders, which are kept for accounting. Throws CONFLICT
 * if any order is still open, because it needs an address.
 */
async function anonymizeOrders(
  db: EntityManager,
  userId: number,
  providers: readonly PersonalDataProvider[],
): Promise<void> {
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
  for (const { eraseByPhone } of providers) await eraseByPhone?.(db, [userId], OF_ACCOUNT)
  await db.update(OrderEntity, { userId }, WITHOUT_CUSTOMER)
  await forgetWrittenTexts(db, [userId], OF_ACCOUNT)
}

/** The same for closed orders that are locked. */
async function anonymizeByIds(
  db: EntityManager,
  orderIds: readonly number[],
  providers: readonly PersonalDataProvider[],
): Promise<void> {
  for (const { eraseByPhone } of providers) await eraseByPhone?.(db, [orderIds], OF_IDS)
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
