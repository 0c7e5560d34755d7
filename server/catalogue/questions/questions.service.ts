import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_SHOWN_QUESTIONS } from '#domain/limits'
import { LOCALES, type Locale } from '#domain/messages/locale'
import {
  type AdminQuestionsInput,
  adminQuestionsSchema,
  type QuestionAnswerInput,
  questionAnswerSchema,
} from '#domain/questions/questions.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { whileAccountExists } from '../../accounts/accounts/deleted-account'
import { decodeCursor, type Page, toPage } from '../../platform/database/statements/cursor'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import { sizesOf } from '../products/sizes-sql'
import { ProductQuestionEntity } from './product-question.entity'

/** How long a question that nobody answers, and the address with it, is kept. */
const RETENTION_DAYS = 90

/** The maximum value of the column. */
const LAST_QUESTION_ID = 2_147_483_647

/** A question without who asked it. */
export interface QuestionView {
  readonly id: number
  readonly productId: number
  readonly text: string
  /** The language of the shop in which it was asked. */
  readonly locale: Locale
  /** Null until somebody answers it. */
  readonly answer: string | null
  readonly askedAt: Date
}

const COLUMNS = `questions.id, questions.product_id AS "productId", questions.text, questions.locale,
  questions.answer, questions.asked_at AS "askedAt"`

const questionRow = z.object({
  id: z.int(),
  productId: z.int(),
  text: z.string(),
  locale: z.enum(LOCALES),
  answer: z.string().nullable(),
  askedAt: z.date(),
})

/** Who asks: an account, or the address that a visitor typed. */
export type Asker =
  | { readonly userId: number; readonly email?: undefined }
  | { readonly userId?: undefined; readonly email: string }

const add = statement({
  name: 'questions.add',
  sql: `INSERT INTO product_questions (product_id, user_id, email, text, locale)
     SELECT id, $2, $3, $4, $5 FROM products WHERE id = $1 AND NOT hidden RETURNING id`,
  row: z.object({ id: z.int() }),
})

/** Asks about a product that shoppers see, with a valid text. Throws NOT_FOUND. */
export async function askQuestion(
  db: EntityManager,
  { userId, email }: Asker,
  productId: unknown,
  { text, locale }: { readonly text: string; readonly locale: Locale },
): Promise<void> {
  const id = readId(productId) ?? null
  const [added] = await whileAccountExists(() =>
    add(db, [id, userId ?? null, email ?? null, text, locale]),
  )
  if (!added) throw new AppError('NOT_FOUND', { key: 'product.notFound' })
}

const readShown = statement({
  name: 'questions.readShown',
  sql: `SELECT wanted.id AS "ofProduct", question.*
     FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)
     CROSS JOIN LATERAL (
       SELECT ${COLUMNS} FROM product_questions AS questions
       WHERE questions.product_id IN ${sizesOf('wanted.id')} AND questions.answer IS NOT NULL
       ORDER BY questions.id DESC LIMIT ${MAX_SHOWN_QUESTIONS}
     ) AS question
     ORDER BY place, question.id DESC`,
  row: questionRow.extend({ ofProduct: z.int() }),
  prepare: true,
  isCatalogue: true,
})

/** The answered questions about all sizes of each product, newest first, at most `MAX_SHOWN_QUESTIONS` each. */
export async function readShownQuestions(
  db: EntityManager,
  productIds: readonly number[],
): Promise<readonly (readonly QuestionView[])[]> {
  const rows = await readShown(db, [productIds])
  return productIds.map((id) => rows.filter(({ ofProduct }) => ofProduct === id))
}

const readPage = statement({
  name: 'questions.readPage',
  sql: (condition: string) => `SELECT ${COLUMNS} FROM product_questions AS questions
     WHERE questions.id < $1 AND ${condition} ORDER BY questions.id DESC LIMIT $2`,
  row: questionRow,
})

/** Whether they are answered, as a condition on questions. */
function conditionOf(isAnswered: boolean | null | undefined): string {
  if (isAnswered == null) return 'true'
  return isAnswered ? 'answer IS NOT NULL' : 'answer IS NULL'
}

const countAll = statement({
  name: 'questions.count',
  sql: (condition: string) =>
    `SELECT count(*)::int AS count FROM product_questions WHERE ${condition}`,
  row: z.object({ count: z.int() }),
})

/** A page of all questions, newest first. Throws INVALID. */
export async function listQuestions(
  db: EntityManager,
  input: Unchecked<AdminQuestionsInput>,
): Promise<Page<QuestionView> & { count(): Promise<number> }> {
  const { first, after, isAnswered } = validate(adminQuestionsSchema, input)
  const [beforeId = LAST_QUESTION_ID] = decodeCursor(after, 1) ?? []
  const condition = conditionOf(isAnswered)
  const rows = await readPage(db, [beforeId, first + 1], condition)
  return {
    ...toPage(rows, { first, after }, ({ id }) => [id]),
    count: async () => (await countAll(db, [], condition))[0]?.count ?? 0,
  }
}

const setAnswer = statement({
  name: 'questions.answer',
  sql: `UPDATE product_questions AS questions SET answer = $2 WHERE id = $1 RETURNING ${COLUMNS}`,
  row: questionRow,
})

const questionNotFound = () => new AppError('NOT_FOUND', { key: 'question.notFound' })

/**
 * Answers a question, which is then shown, or changes the answer. Whoever asked is mailed the first one, by a trigger.
 * Throws INVALID or NOT_FOUND.
 */
export async function answerQuestion(
  db: EntityManager,
  id: unknown,
  input: Unchecked<QuestionAnswerInput>,
): Promise<QuestionView> {
  const { answer } = validate(questionAnswerSchema, input)
  const questionId = readId(id)
  const [question] =
    questionId === undefined
      ? []
      : await db.transaction((transaction) => setAnswer(transaction, [questionId, answer]))
  if (!question) throw questionNotFound()
  return question
}

/** Deletes a question. Throws NOT_FOUND. */
export async function removeQuestion(db: EntityManager, id: unknown): Promise<void> {
  const questionId = readId(id)
  if (questionId === undefined) throw questionNotFound()
  const { affected } = await db.delete(ProductQuestionEntity, { id: questionId })
  if (!affected) throw questionNotFound()
}

/** Removes the questions that nobody has answered for too long. */
export const removeOldQuestions = deletesOld('questions.deleteOld', {
  table: 'product_questions',
  where: `answer IS NULL AND asked_at < now() - interval '${RETENTION_DAYS} days'`,
})
