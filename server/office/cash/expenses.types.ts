import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import {
  EXPENSE_CATEGORIES,
  EXPENSE_CATEGORY_TABLE,
  type ExpenseCategory,
} from '#domain/cash/expenses'
import type { ExpenseInput as ExpenseFields } from '#domain/cash/expenses.schema'
import { MAX_EXPENSE_NOTE_LENGTH } from '#domain/limits'
import type { Piastres } from '#domain/money/units'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { ExpenseView } from './expenses.service'

export const ExpenseCategoryEnum = toEnum(EXPENSE_CATEGORIES)

registerEnumType(ExpenseCategoryEnum, {
  name: 'ExpenseCategory',
  description: 'The categories of expenses.',
  valuesConfig: EXPENSE_CATEGORY_TABLE,
})

@ObjectType({
  description: 'Money that the shop spent on something else than goods and couriers.',
})
export class Expense implements ExpenseView {
  @Field(() => ID, { description: 'The ID of the expense.' })
  id!: number

  @Field(() => CalendarDate, { description: 'The day in Cairo on which it was spent.' })
  spentOn!: string

  @Field(() => ExpenseCategoryEnum, { description: 'The category.' })
  category!: ExpenseCategory

  @Field(() => EGP, { name: 'amount', description: 'The amount, always above 0.' })
  piastres!: Piastres

  @Field(() => String, { nullable: true, description: 'A note; null without one.' })
  note!: string | null
}

@ObjectType({ description: 'An expense in a list.' })
export class ExpenseEdge {
  @Field(() => String, { description: 'The cursor of the expense: pass it as `after`.' })
  cursor!: string

  @Field(() => Expense, { description: 'The expense.' })
  node!: Expense
}

@ObjectType({ description: 'A page of the expenses, the latest day first.' })
export class ExpenseConnection {
  @Field(() => [Expense], { description: 'The expenses of this page.' })
  nodes!: readonly Expense[]

  @Field(() => [ExpenseEdge], { description: 'The same expenses with their cursors.' })
  edges!: readonly ExpenseEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@InputType({ description: 'An expense.' })
export class ExpenseInput implements ExpenseFields {
  @Field(() => CalendarDate, { description: 'The day in Cairo on which it was spent.' })
  spentOn!: string

  @Field(() => ExpenseCategoryEnum, { description: 'The category.' })
  category!: ExpenseCategory

  @Field(() => EGP, { description: 'The amount, above 0.' })
  amount!: number

  @Field(() => String, {
    nullable: true,
    description: `A note, at most ${MAX_EXPENSE_NOTE_LENGTH} characters.`,
  })
  note?: string | null
}

@ObjectType({ description: 'The result of adding an expense.' })
export class AddExpensePayload extends MutationPayload {
  @Field(() => Expense, { nullable: true, description: 'The expense; null on failure.' })
  expense?: Expense
}

@ObjectType({ description: 'The result of correcting an expense.' })
export class UpdateExpensePayload extends MutationPayload {
  @Field(() => Expense, { nullable: true, description: 'The expense; null on failure.' })
  expense?: Expense
}

@ObjectType({ description: 'The result of deleting an expense.' })
export class DeleteExpensePayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the expense; null on failure.' })
  expenseId?: string
}
