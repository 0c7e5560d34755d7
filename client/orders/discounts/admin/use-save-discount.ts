import { useSaveRecord } from '../../../platform/admin/ui/record-sheet'
import {
  type DiscountCodeInput,
  useAddDiscountCodeMutation,
  useUpdateDiscountCodeMutation,
} from '../../../platform/gql/discounts-admin'

/** Adds a discount code, or changes the one with an ID. Returns the errors, none on success. */
export function useSaveDiscount() {
  const [addCode] = useAddDiscountCodeMutation()
  const [updateCode] = useUpdateDiscountCodeMutation()
  return useSaveRecord<DiscountCodeInput>({
    add: async (input) => (await addCode({ variables: { input } })).data?.addDiscountCode,
    update: async (input, id) =>
      (await updateCode({ variables: { id, input } })).data?.updateDiscountCode,
    added: 'discounts.saved',
    saved: 'discounts.saved',
    failed: 'discounts.saveFailed',
  })
}
