import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { toPounds } from '#domain/money/money'
import { ONLINE_PAYMENT_STATES } from '#domain/payments/payment-state'
import { ONLINE_WAYS } from '#domain/payments/ways-to-pay'
import { statement } from '../../platform/database/statements/statement'
import {
  OF_ACCOUNT,
  OF_IDS,
  type WhoseOrders,
} from '../../platform/database/statements/whose-orders'
import type { PersonalDataProvider } from '../../platform/features/feature'
import { listPayments, type PaymentView } from './payments.service'

const personalPaymentSchema = z.strictObject({
  order_id: z.int(),
  way: z.enum(ONLINE_WAYS),
  amount: z.number(),
  state: z.enum(ONLINE_PAYMENT_STATES),
  created_at: z.iso.datetime(),
})

const toPersonalPayment = ({ orderId, way, piastres, state, createdAt }: PaymentView) => ({
  order_id: orderId,
  way,
  amount: toPounds(piastres),
  state,
  created_at: createdAt.toISOString(),
})

const selectOrderIds = statement({
  name: 'payments.selectOrderIds',
  sql: `SELECT DISTINCT order_id AS "orderId" FROM payments JOIN orders ON orders.id = order_id
     WHERE user_id = $1`,
  row: z.object({ orderId: z.int() }),
})

async function readPayments(db: EntityManager, orderIds: readonly number[]) {
  return { payments: (await listPayments(db, orderIds)).map(toPersonalPayment) }
}

const forgetPages = statement({
  name: 'payments.forgetPages',
  sql: (whose: WhoseOrders) => `UPDATE payments SET redirect_url = NULL FROM orders
     WHERE orders.id = order_id AND ${whose} AND redirect_url IS NOT NULL`,
})

/** The page of a payment is its customer's, and is forgotten. Amounts and the provider's numbers are kept for accounting. */
export const paymentsPersonalData: PersonalDataProvider = {
  export: {
    schema: { payments: z.array(personalPaymentSchema) },
    example: { payments: [] },
    read: async (db, userId) => {
      const orders = await selectOrderIds(db, [userId])
      return readPayments(
        db,
        orders.map(({ orderId }) => orderId),
      )
    },
    readOfOrders: readPayments,
  },
  erase: async (db, userId) => forgetPages(db, [userId], OF_ACCOUNT),
  eraseOfOrders: async (db, orderIds) => forgetPages(db, [orderIds], OF_IDS),
}
