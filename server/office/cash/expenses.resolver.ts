import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { ExpenseCategory } from '#domain/cash/expenses'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { CalendarDate } from '../../platform/http/graphql/date.scalar'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { addExpense, deleteExpense, listExpenses, updateExpense } from './expenses.service'
import {
  AddExpensePayload,
  DeleteExpensePayload,
  ExpenseCategoryEnum,
  ExpenseConnection,
  ExpenseInput,
  UpdateExpensePayload,
} from './expenses.types'

/** In milliseconds: expenses are typed in by hand, so there are few. */
const COUNT_COST = 5

const ExpenseIdArg = () => Arg('id', () => ID, { description: 'The ID of the expense.' })

@Resolver()
export class ExpensesResolver {
  @Requires('money.read')
  @Query(() => ExpenseConnection, {
    description: 'The expenses of a period in pages, the latest day first.',
  })
  async expenses(
    @Ctx() { db }: Context,
    @FirstArg() first: number,
    @AfterArg() after?: string,
    @Arg('from', () => CalendarDate, {
      nullable: true,
      description: 'The first day in Cairo; all since the first expense by default.',
    })
    from?: string,
    @Arg('to', () => CalendarDate, {
      nullable: true,
      description: 'The last day in Cairo; all until the last expense by default.',
    })
    to?: string,
    @Arg('category', () => ExpenseCategoryEnum, {
      nullable: true,
      description: 'Only those of a category.',
    })
    category?: ExpenseCategory,
  ): Promise<ExpenseConnection> {
    return toCountedConnection(await listExpenses(db, { first, after, from, to, category }))
  }

  @Requires('money.settle')
  @Mutation(() => AddExpensePayload, { description: 'Adds an expense.' })
  async addExpense(
    @Ctx() { db, locale }: Context,
    @Arg('input', () => ExpenseInput, { description: 'The expense.' }) input: ExpenseInput,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<AddExpensePayload> {
    return asPayload(locale, async () => ({ expense: await addExpense(db, input, request) }))
  }

  @Requires('money.settle')
  @Mutation(() => UpdateExpensePayload, {
    description: 'Corrects an expense; the change log has what it was.',
  })
  async updateExpense(
    @Ctx() { db, locale }: Context,
    @ExpenseIdArg() id: string,
    @Arg('input', () => ExpenseInput, { description: 'The corrected expense.' })
    input: ExpenseInput,
  ): Promise<UpdateExpensePayload> {
    return asPayload(locale, async () => ({ expense: await updateExpense(db, id, input) }))
  }

  @Requires('money.settle')
  @Mutation(() => DeleteExpensePayload, {
    description: 'Deletes an expense; the change log has what it was.',
  })
  async deleteExpense(
    @Ctx() { db, locale }: Context,
    @ExpenseIdArg() id: string,
  ): Promise<DeleteExpensePayload> {
    return asPayload(locale, async () => {
      await deleteExpense(db, id)
      return { expenseId: id }
    })
  }
}

@Resolver(() => ExpenseConnection)
export class ExpenseConnectionResolver {
  @DatabaseCost(COUNT_COST)
  @FieldResolver(() => Int, { description: 'The total number of expenses.' })
  totalCount(@Root() { count }: ExpenseConnection): Promise<number> {
    return count()
  }
}
