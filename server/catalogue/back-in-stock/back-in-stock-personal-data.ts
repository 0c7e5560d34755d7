import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import type { PersonalDataProvider } from '../../platform/features/feature'

const requestSchema = z.strictObject({
  product: z.strictObject({ id: z.int(), name: z.string() }),
  email: z.string().nullable(),
  requested_at: z.iso.datetime(),
})

// Requests made with an address that the account has not confirmed may belong to somebody else.
const readAllOfUser = statement({
  name: 'backInStock.readAllOfUser',
  sql: `SELECT products.id, products.name, requests.email, requested_at
     FROM back_in_stock_requests AS requests
     JOIN products ON products.id = product_id
     JOIN users ON users.id = user_id
       OR users.email = requests.email AND email_confirmed_at IS NOT NULL
     WHERE users.id = $1 ORDER BY requests.id`,
  row: z.object({
    ...requestSchema.shape.product.shape,
    email: z.string().nullable(),
    requested_at: z.date(),
  }),
})

const deleteAllOfUser = statement({
  name: 'backInStock.deleteAllOfUser',
  sql: `DELETE FROM back_in_stock_requests AS requests USING users
     WHERE users.id = $1 AND (requests.user_id = users.id OR requests.email = users.email)`,
})

/** The back-in-stock requests of an account, including those made with its email address. */
export const backInStockPersonalData: PersonalDataProvider = {
  export: {
    schema: { back_in_stock_requests: z.array(requestSchema) },
    example: {
      back_in_stock_requests: [
        {
          product: { id: 1, name: 'Nilo Cat Toy' },
          email: null,
          requested_at: '2026-11-22T09:30:00.000Z',
        },
      ],
    },
    async read(db, userId) {
      const rows = await readAllOfUser(db, [userId])
      return {
        back_in_stock_requests: rows.map(({ id, name, email, requested_at }) => ({
          product: { id, name },
          email,
          requested_at: requested_at.toISOString(),
        })),
      }
    },
  },
  erase: async (transaction, userId) => deleteAllOfUser(transaction, [userId]),
}
