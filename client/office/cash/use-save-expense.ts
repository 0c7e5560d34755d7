import type { UserError } from '../../platform/forms/form-errors'
import {
  type ExpenseInput,
  useAddExpenseMutation,
  useUpdateExpenseMutation,
} from '../../platform/gql/cash'
import { notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'

/** Adds an expense, or corrects the one with an ID. Returns the errors, none on success. */
export function useSaveExpense(): (
  input: ExpenseInput,
  id?: string,
) => Promise<readonly UserError[]> {
  const t = useText()
  const [addExpense] = useAddExpenseMutation()
  const [updateExpense] = useUpdateExpenseMutation()
  return async (input, id) => {
    const failed = [{ message: t('expenses.saveFailed'), field: null }]
    try {
      const payload =
        id === undefined
          ? (await addExpense({ variables: { input } })).data?.addExpense
          : (await updateExpense({ variables: { id, input } })).data?.updateExpense
      if (!payload?.expense) return payload?.userErrors.length ? payload.userErrors : failed
      notifySuccess(t('expenses.saved'))
      return []
    } catch {
      return failed
    }
  }
}
