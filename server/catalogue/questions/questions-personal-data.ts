import { z } from 'zod'
import { LOCALES } from '#domain/messages/locale'
import { statement } from '../../platform/database/statements/statement'
import type { PersonalDataProvider } from '../../platform/features/feature'

const questionSchema = z.strictObject({
  product: z.strictObject({ id: z.int(), name: z.string() }),
  text: z.string(),
  locale: z.enum(LOCALES),
  answer: z.string().nullable(),
  asked_at: z.iso.datetime(),
})

// Questions with an address that the account has not confirmed may be somebody else's.
const readAllOfUser = statement({
  name: 'questions.readAllOfUser',
  sql: `SELECT products.id, products.name, questions.text, questions.locale, questions.answer,
       questions.asked_at
     FROM product_questions AS questions
     JOIN products ON products.id = product_id
     JOIN users ON users.id = user_id
       OR users.email = questions.email AND email_confirmed_at IS NOT NULL
     WHERE users.id = $1 ORDER BY questions.id`,
  row: z.object({
    ...questionSchema.shape.product.shape,
    ...questionSchema.omit({ product: true }).shape,
    asked_at: z.date(),
  }),
})

const deleteAllOfUser = statement({
  name: 'questions.deleteAllOfUser',
  sql: `DELETE FROM product_questions AS questions USING users
     WHERE users.id = $1 AND (questions.user_id = users.id OR questions.email = users.email)`,
})

/** The questions of an account, including those that wait with its email address. */
export const questionsPersonalData: PersonalDataProvider = {
  export: {
    schema: { product_questions: z.array(questionSchema) },
    example: {
      product_questions: [
        {
          product: { id: 1, name: 'Nilo Cat Toy' },
          text: 'Is it safe for kittens?',
          locale: 'en',
          answer: 'Yes, from four months on.',
          asked_at: '2026-11-22T09:30:00.000Z',
        },
      ],
    },
    async read(db, userId) {
      const rows = await readAllOfUser(db, [userId])
      return {
        product_questions: rows.map(({ id, name, asked_at, ...question }) => ({
          product: { id, name },
          ...question,
          asked_at: asked_at.toISOString(),
        })),
      }
    },
  },
  erase: async (transaction, userId) => deleteAllOfUser(transaction, [userId]),
}
