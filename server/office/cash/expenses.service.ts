import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { EXPENSE_CATEGORIES, type ExpenseCategory } from '#domain/cash/expenses'
import {
  type ExpenseInput,
  type ExpensesInput,
  expenseSchema,
  expensesSchema,
  FIRST_EXPENSE_DAY,
  LAST_EXPENSE_DAY,
} from '#domain/cash/expenses.schema'
import { shiftDay } from '#domain/delivery/cairo-day'
import { AppError } from '#domain/errors'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { countRow, readCount } from '../../platform/database/statements/count'
import { type CountedPage, decodeCursor, toPage } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { ExpenseEntity } from './expense.entity'

export interface ExpenseView {
  readonly id: number
  /** A day in Cairo, such as 2026-11-21. */
  readonly spentOn: string
  readonly category: ExpenseCategory
  readonly piastres: Piastres
  readonly note: string | null
}

const expenseNotFound = () => new AppError('NOT_FOUND', { key: 'expense.notFound' })

async function readExpense(transaction: EntityManager, id: number): Promise<ExpenseView> {
  const expense = await transaction.findOneBy(ExpenseEntity, { id })
  if (!expense) throw expenseNotFound()
  return expense
}

/** What is stored of valid input. */
function toColumns(input: Unchecked<ExpenseInput>) {
  const { amountPiastres: piastres, ...columns } = validate(expenseSchema, input)
  return { ...columns, piastres }
}

/** Adds an expense. Throws INVALID; NOT_FOUND if a repeated request is about one that was deleted since. */
export async function addExpense(
  db: EntityManager,
  input: Unchecked<ExpenseInput>,
  request?: RequestKey,
): Promise<ExpenseView> {
  const columns = toColumns(input)
  return runOnce(db, request, {
    run: async (transaction) => {
      const { id } = await transaction.save(ExpenseEntity, columns)
      return readExpense(transaction, id)
    },
    resultId: ({ id }) => String(id),
    replay: (transaction, id) => readExpense(transaction, Number(id)),
  })
}

/** Corrects an expense. Throws INVALID or NOT_FOUND. */
export async function updateExpense(
  db: EntityManager,
  id: unknown,
  input: Unchecked<ExpenseInput>,
): Promise<ExpenseView> {
  const columns = toColumns(input)
  const expenseId = readId(id)
  if (expenseId === undefined) throw expenseNotFound()
  return db.transaction(async (transaction) => {
    await transaction.update(ExpenseEntity, { id: expenseId }, columns)
    return readExpense(transaction, expenseId)
  })
}

/** Deletes an expense. Throws NOT_FOUND. */
export async function deleteExpense(db: EntityManager, id: unknown): Promise<void> {
  const expenseId = readId(id)
  if (expenseId === undefined) throw expenseNotFound()
  const { affected } = await db.delete(ExpenseEntity, { id: expenseId })
  if (!affected) throw expenseNotFound()
}

/** A day that can be compared with those of expenses: PostgreSQL knows fewer days than a request can name. */
function comparableDay(day: string): string {
  if (day < FIRST_EXPENSE_DAY) return shiftDay(FIRST_EXPENSE_DAY, -1)
  return day > LAST_EXPENSE_DAY ? shiftDay(LAST_EXPENSE_DAY, 1) : day
}

const MATCHING = `spent_on BETWEEN $from::date AND $to::date
  AND ($category::text IS NULL OR category = $category)`

const readPage = statement({
  name: 'expenses.readPage',
  sql: (
    isFirst: boolean,
  ) => `SELECT id, spent_on::text AS "spentOn", category, piastres::float8 AS piastres, note
     FROM expenses
     WHERE ${MATCHING} ${isFirst ? '' : `AND (spent_on, id) < ($day::date, $id::int)`}
     ORDER BY spent_on DESC, id DESC LIMIT $limit`,
  row: z.object({
    id: z.int(),
    spentOn: z.iso.date(),
    category: z.enum(EXPENSE_CATEGORIES),
    piastres: piastresColumn,
    note: z.string().nullable(),
  }),
})

const countMatching = statement({
  name: 'expenses.count',
  sql: `SELECT count(*)::int AS count FROM expenses WHERE ${MATCHING}`,
  row: countRow,
})

const DAY = 24 * 60 * 60 * 1000

const LAST_DAY_NUMBER = Date.parse(LAST_EXPENSE_DAY) / DAY

/** Cursors have numbers: that of a day since 1970. */
const dayOfNumber = (number: number) =>
  new Date(Math.min(number, LAST_DAY_NUMBER + 1) * DAY).toISOString().slice(0, 10)

/** Lists the expenses of a period, the latest day first. Throws INVALID. */
export async function listExpenses(
  db: EntityManager,
  input: Unchecked<ExpensesInput>,
): Promise<CountedPage<ExpenseView>> {
  const { first, after, category = null, ...period } = validate(expensesSchema, input)
  const [day, id] = decodeCursor(after, 2) ?? []
  const filter = {
    from: comparableDay(period.from ?? FIRST_EXPENSE_DAY),
    to: comparableDay(period.to ?? LAST_EXPENSE_DAY),
    category,
  }
  const position = day !== undefined && { day: dayOfNumber(day), id }
  const rows = await readPage(db, { ...filter, ...position, limit: first + 1 }, !position)
  return {
    ...toPage(rows, { first, after }, (row) => [Date.parse(row.spentOn) / DAY, row.id]),
    count: () => readCount(countMatching(db, filter)),
  }
}

export interface ExpenseSumView {
  readonly category: ExpenseCategory
  readonly piastres: Piastres
}

const readSums = statement({
  name: 'expenses.readSums',
  sql: `SELECT category, sum(piastres)::float8 AS piastres FROM expenses
     WHERE spent_on BETWEEN $from::date AND $to::date GROUP BY category`,
  row: z.object({ category: z.enum(EXPENSE_CATEGORIES), piastres: piastresColumn }),
})

/** The sums of the expenses of a period, both days included, in the order of the categories; none without expenses. */
export async function sumExpenses(
  db: EntityManager,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly ExpenseSumView[]> {
  const sums = await readSums(db, { from: comparableDay(from), to: comparableDay(to) })
  return EXPENSE_CATEGORIES.flatMap(
    (category) => sums.find((sum) => sum.category === category) ?? [],
  )
}
