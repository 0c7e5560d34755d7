import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { statusesWhere } from '#domain/orders/order-status'
import { NO_ADDRESS } from '../addresses/address-columns'
import { statement } from '../database/statement'
import type { PersonalDataProvider } from '../feature'
import { OrderEntity } from './order.entity'
import { listAllOrders } from './orders.service'
import { EXAMPLE_PERSONAL_ORDER, personalOrderSchema, toPersonalOrder } from './rest-order'

/** Replaces personal data once the account is deleted. */
const ANONYMOUS = ''

const forgetWrittenTexts = statement({
  name: 'ordersPersonalData.forgetWrittenTexts',
  sql: `UPDATE order_events SET data = '{}' FROM orders
     WHERE orders.id = order_id AND user_id = $1 AND kind IN ('corrected', 'edited', 'note')`,
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
  await db.update(
    OrderEntity,
    { userId },
    {
      address: ANONYMOUS,
      city: ANONYMOUS,
      phone: ANONYMOUS,
      ...NO_ADDRESS,
      cancelReason: null,
      recipientName: ANONYMOUS,
    },
  )
  await forgetWrittenTexts(db, [userId])
}

export const ordersPersonalData: PersonalDataProvider = {
  export: {
    schema: { orders: z.array(personalOrderSchema) },
    example: { orders: [EXAMPLE_PERSONAL_ORDER] },
    read: async (db, userId) => ({
      orders: (await listAllOrders(db, userId)).map(toPersonalOrder),
    }),
  },
  erase: anonymizeOrders,
}
