import type { UserError } from '../../../platform/forms/form-errors'
import {
  type DiscountCodeInput,
  useAddDiscountCodeMutation,
  useUpdateDiscountCodeMutation,
} from '../../../platform/gql/discounts-admin'
import { notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'

/** Adds a discount code, or changes the one with an ID. Returns the errors, none on success. */
export function useSaveDiscount(): (
  input: DiscountCodeInput,
  id?: string,
) => Promise<readonly UserError[]> {
  const t = useText()
  const [addCode] = useAddDiscountCodeMutation()
  const [updateCode] = useUpdateDiscountCodeMutation()
  return async (input, id) => {
    const failed = [{ message: t('discounts.saveFailed'), field: null }]
    try {
      const payload =
        id === undefined
          ? (await addCode({ variables: { input } })).data?.addDiscountCode
          : (await updateCode({ variables: { id, input } })).data?.updateDiscountCode
      if (!payload?.discountCode) return payload?.userErrors.length ? payload.userErrors : failed
      notifySuccess(t('discounts.saved'))
      return []
    } catch {
      return failed
    }
  }
}
