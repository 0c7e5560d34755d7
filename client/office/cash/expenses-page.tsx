import { EXPENSE_CATEGORY_TABLE, type ExpenseCategoryCode } from '#domain/cash/expenses'
import { LIST_PAGE_SIZE } from '#domain/limits'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { defineList } from '../../platform/admin/list/define-list'
import { useReloadList } from '../../platform/admin/list/list-context'
import { choiceFilter, dayFilter } from '../../platform/admin/list/list-filters'
import { RowAct } from '../../platform/admin/list/row-act'
import type { Column } from '../../platform/admin/table/column'
import { RecordSheet, type SheetState, useSheet } from '../../platform/admin/ui/record-sheet'
import { useCan } from '../../platform/admin/use-admin-token'
import {
  type ExpenseDetailsFragment,
  type ExpenseInput,
  useDeleteExpenseMutation,
  useExpensesQuery,
} from '../../platform/gql/cash'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Day } from '../../platform/ui/day'
import { ExpenseForm } from './expense-form'
import { useSaveExpense } from './use-save-expense'
import './expenses-page.css'

type Expense = ExpenseDetailsFragment

export function Component() {
  const t = useText()
  const sheet = useSheet(t('expenses.add'))
  const mayRecord = useCan('money.settle')
  return (
    <AdminFrame
      title="expenses.title"
      {...(mayRecord && { actions: <Button onClick={sheet.open}>{sheet.title}</Button> })}
    >
      <Expenses>
        <p>{t('expenses.about')}</p>
        <NewExpense sheet={sheet} />
      </Expenses>
    </AdminFrame>
  )
}

const COLUMNS: readonly Column<Expense>[] = [
  {
    id: 'category',
    title: 'expenses.category',
    isRowHeader: true,
    card: 'title',
    text: ({ category }, { t }) => t(EXPENSE_CATEGORY_TABLE[category].label),
  },
  {
    id: 'date',
    title: 'expenses.date',
    card: 'line',
    cell: ({ spentOn }) => <Day day={spentOn} />,
    text: ({ spentOn }) => spentOn,
  },
  {
    id: 'note',
    title: 'expenses.note',
    card: 'field',
    cell: ({ note }) => note && <bdi>{note}</bdi>,
    text: ({ note }) => note,
  },
  {
    id: 'amount',
    title: 'expenses.amount',
    isNumber: true,
    card: 'amount',
    cell: ({ amount }) => <Amount amount={amount} />,
    text: ({ amount }) => amount,
  },
  {
    id: 'actions',
    title: 'admin.actions',
    isTitleHidden: true,
    permission: 'money.settle',
    card: 'field',
    cell: (expense) => <Actions key={expense.id} expense={expense} />,
  },
]

const CATEGORIES = Object.keys(EXPENSE_CATEGORY_TABLE) as ExpenseCategoryCode[]

const Expenses = defineList({
  title: 'expenses.title',
  className: 'expenses',
  useQuery: useExpensesQuery,
  filters: {
    category: choiceFilter({
      label: 'expenses.category',
      values: ['', ...CATEGORIES],
      text: (code) => (code ? EXPENSE_CATEGORY_TABLE[code].label : 'expenses.anyCategory'),
    }),
    from: dayFilter({ label: 'orders.since', to: 'to' }),
    to: dayFilter({ label: 'orders.until', from: 'from' }),
  },
  variables: ({ category, from, to }) => ({
    first: LIST_PAGE_SIZE,
    category: category || null,
    from: from || null,
    to: to || null,
  }),
  rows: ({ expenses }) => expenses,
  columns: COLUMNS,
  found: (t, count) => t('expenses.found', { count }),
  none: 'expenses.none',
  failed: 'expenses.loadFailed',
  more: 'expenses.more',
})

function Amount({ amount }: Pick<Expense, 'amount'>) {
  return useFormatPounds()(amount)
}

function NewExpense({ sheet }: { readonly sheet: SheetState }) {
  const save = useSaveExpense()
  return (
    <RecordSheet sheet={sheet} save={save} onSaved={useReloadList()}>
      {(submit) => <ExpenseForm title={sheet.title} onSubmit={submit} />}
    </RecordSheet>
  )
}

function Actions({ expense }: { readonly expense: Expense }) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const save = useSaveExpense()
  const reload = useReloadList()
  const [deleteExpense] = useDeleteExpenseMutation()
  const { id, category, amount } = expense
  const named = {
    category: t(EXPENSE_CATEGORY_TABLE[category].label),
    amount: formatPounds(amount),
  }
  const title = t('expenses.editNamed', named)
  const sheet = useSheet(title)
  return (
    <div className="expenses__actions">
      <Button variant="quiet" aria-label={title} onClick={sheet.open}>
        {t('expenses.edit')}
      </Button>
      <RowAct
        variant="quiet"
        label={t('expenses.delete')}
        name={t('expenses.deleteNamed', named)}
        question={{
          title: t('expenses.deleteQuestion'),
          text: t('expenses.deleteText'),
          confirm: t('expenses.deleteConfirm'),
        }}
        send={() => deleteExpense({ variables: { id } })}
        done={t('expenses.deleted')}
        failed={t('expenses.deleteFailed')}
      />
      {/* Another day is another place in the list. */}
      <RecordSheet sheet={sheet} save={(input: ExpenseInput) => save(input, id)} onSaved={reload}>
        {(submit) => <ExpenseForm title={title} edited={expense} onSubmit={submit} />}
      </RecordSheet>
    </div>
  )
}
