import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import type { PersonalDataProvider } from '../../platform/features/feature'

const favouriteSchema = z.strictObject({
  product: z.strictObject({ id: z.int(), name: z.string() }),
  added_at: z.iso.datetime(),
})

const readAllOfUser = statement({
  name: 'favourites.readAllOfUser',
  sql: `SELECT products.id, products.name, added_at
     FROM favourites JOIN products ON products.id = product_id
     WHERE user_id = $1 ORDER BY added_at, product_id`,
  row: z.object({ ...favouriteSchema.shape.product.shape, added_at: z.date() }),
})

/** The favourites, which the database deletes with the account. */
export const favouritesPersonalData: PersonalDataProvider = {
  export: {
    schema: { favourites: z.array(favouriteSchema) },
    example: {
      favourites: [
        { product: { id: 1, name: 'Nilo Cat Toy' }, added_at: '2026-11-22T09:30:00.000Z' },
      ],
    },
    async read(db, userId) {
      const rows = await readAllOfUser(db, [userId])
      return {
        favourites: rows.map(({ id, name, added_at }) => ({
          product: { id, name },
          added_at: added_at.toISOString(),
        })),
      }
    },
  },
}
