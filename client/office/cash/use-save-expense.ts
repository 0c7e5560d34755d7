import { useSaveRecord } from '../../platform/admin/ui/record-sheet'
import {
  type ExpenseInput,
  useAddExpenseMutation,
  useUpdateExpenseMutation,
} from '../../platform/gql/cash'

/** Adds an expense, or corrects the one with an ID. Returns the errors, none on success. */
export function useSaveExpense() {
  const [addExpense] = useAddExpenseMutation()
  const [updateExpense] = useUpdateExpenseMutation()
  return useSaveRecord<ExpenseInput>({
    add: async (input) => (await addExpense({ variables: { input } })).data?.addExpense,
    update: async (input, id) =>
      (await updateExpense({ variables: { id, input } })).data?.updateExpense,
    added: 'expenses.saved',
    saved: 'expenses.saved',
    failed: 'expenses.saveFailed',
  })
}
