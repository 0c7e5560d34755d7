import type { UserError } from '../../../platform/forms/form-errors'
import type { ProductInput } from '../../../platform/gql/products-admin'
import {
  type AdminProductDetailsFragment,
  useUpdateProductMutation,
} from '../../../platform/gql/products-admin'
import { useText } from '../../../platform/texts/text'

export interface SaveError extends UserError {
  readonly code?: string
}

/** Whether someone else has changed the product since it was loaded. */
export function isConflict(userErrors: readonly SaveError[]): boolean {
  return userErrors.some(({ code }) => code === 'CONFLICT')
}

/**
 * Saves an edit, based on the version that was loaded; returns the errors, none on success. Never
 * throws.
 */
export function useSaveProduct() {
  const t = useText()
  const [updateProduct] = useUpdateProductMutation()

  return async (
    base: AdminProductDetailsFragment,
    input: ProductInput,
  ): Promise<readonly SaveError[]> => {
    const { id, version, stock } = base
    try {
      const { data } = await updateProduct({
        variables: { id, input, expectedVersion: version, expectedStock: stock },
      })
      const { adminProduct, userErrors = [] } = data?.updateProduct ?? {}
      if (!adminProduct && userErrors.length === 0) throw new Error('The product was not updated')
      return userErrors
    } catch {
      return [{ message: t('admin.updateFailed'), field: null }]
    }
  }
}
