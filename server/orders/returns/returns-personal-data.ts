import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import {
  OF_ACCOUNT,
  OF_IDS,
  type WhoseOrders,
} from '../../platform/database/statements/whose-orders'
import type { PersonalDataProvider } from '../../platform/features/feature'
import { EXAMPLE_WEBHOOK_RETURN, personalReturnSchema, toPersonalReturn } from './rest-return'
import { listReturnsOf } from './return-view'

const forgetTexts = statement({
  name: 'returns.forgetTexts',
  sql: (
    whose: WhoseOrders,
  ) => `UPDATE returns SET note = NULL, answer = NULL, refund_note = NULL FROM orders
     WHERE orders.id = order_id AND ${whose}`,
})

/** Returns are kept with their orders, for accounting, without what anybody wrote. */
export const returnsPersonalData: PersonalDataProvider = {
  export: {
    schema: { returns: z.array(personalReturnSchema) },
    example: {
      returns: [
        {
          ...EXAMPLE_WEBHOOK_RETURN,
          order_id: 1,
          note: 'One wheel is missing.',
          answer: 'Please give it to our courier.',
        },
      ],
    },
    read: async (db, userId) => ({
      returns: (await listReturnsOf(db, [userId], OF_ACCOUNT)).map(toPersonalReturn),
    }),
    readOfOrders: async (db, orderIds) => ({
      returns: (await listReturnsOf(db, [orderIds], OF_IDS)).map(toPersonalReturn),
    }),
  },
  erase: async (db, userId) => forgetTexts(db, [userId], OF_ACCOUNT),
  eraseOfOrders: async (db, orderIds) => forgetTexts(db, [orderIds], OF_IDS),
}
