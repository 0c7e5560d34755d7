import { LIST_PAGE_SIZE, MAX_EXPENSE_NOTE_LENGTH } from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { isAmount, MAX_PRICE_POUNDS } from '../money/units'
import { pageFields } from '../validation/list.schema'
import { dayOrderIssue, isInOrder, periodFields } from '../validation/period.schema'
import { encodeMessage, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { EXPENSE_CATEGORIES } from './expenses'

const dayRule = encodeMessage('invalid.day')

/** What no shop has spent yet, or any more, is a slip of the keyboard; PostgreSQL has no year 0. */
export const FIRST_EXPENSE_DAY = '2000-01-01'
export const LAST_EXPENSE_DAY = '2099-12-31'

/** An expense: pounds in, piastres out. */
export const expenseSchema = z
  .object({
    spentOn: z.iso
      .date({ error: dayRule })
      .refine((day) => day >= FIRST_EXPENSE_DAY && day <= LAST_EXPENSE_DAY, dayRule),
    category: z.enum(EXPENSE_CATEGORIES, { error: encodeMessage('invalid.choice') }),
    amount: poundsToPiastres.refine(
      (piastres) => piastres > 0 && isAmount(piastres),
      encodeMessage('invalid.expenseAmount', { max: MAX_PRICE_POUNDS }),
    ),
    note: optionalText(MAX_EXPENSE_NOTE_LENGTH)
      .nullish()
      .transform((note) => note ?? null),
  })
  .transform((expense) => namePiastres(expense, 'amount'))

export type ExpenseInput = z.input<typeof expenseSchema>

/** A page of the expenses of a period. */
export const expensesSchema = z
  .object({
    ...periodFields,
    ...pageFields,
    first: pageFields.first.default(LIST_PAGE_SIZE),
    category: z.enum(EXPENSE_CATEGORIES, { error: encodeMessage('invalid.choice') }).nullish(),
  })
  .refine(isInOrder, dayOrderIssue)

export type ExpensesInput = z.input<typeof expensesSchema>
