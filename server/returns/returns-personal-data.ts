import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../database/statement'
import type { PersonalDataProvider } from '../feature'
import { EXAMPLE_WEBHOOK_RETURN, personalReturnSchema, toPersonalReturn } from './rest-return'
import { listReturnsOfUser } from './return-view'

const forgetTexts = statement({
  name: 'returns.forgetTexts',
  sql: `UPDATE returns SET note = NULL, answer = NULL, refund_note = NULL FROM orders
     WHERE orders.id = order_id AND user_id = $1`,
})

/** Returns are kept with their orders, for accounting, without what anybody wrote. */
async function forgetWrittenTexts(db: EntityManager, userId: number): Promise<void> {
  await forgetTexts(db, [userId])
}

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
      returns: (await listReturnsOfUser(db, userId)).map(toPersonalReturn),
    }),
  },
  erase: forgetWrittenTexts,
}
