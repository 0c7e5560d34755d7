import type { ProductInput } from '#domain/catalogue.schema'
import { type ManagedProductDetailsFragment, useUpdateProductMutation } from '../gql/admin'
import type { Refusal } from '../lib/form-problems'
import { useText } from '../lib/text'

export interface SaveRefusal extends Refusal {
  readonly code?: string
}

/** Somebody else changed the product since it was read. */
export function isConflict(refusals: readonly SaveRefusal[]): boolean {
  return refusals.some(({ code }) => code === 'CONFLICT')
}

/**
 * The function that stores an edit of a product as it was read; returns the refusals, none on
 * success. It never throws.
 */
export function useSaveProduct() {
  const t = useText()
  const [updateProduct] = useUpdateProductMutation()

  return async (
    seen: ManagedProductDetailsFragment,
    input: ProductInput,
  ): Promise<readonly SaveRefusal[]> => {
    const { id, version, stock } = seen
    try {
      const { data } = await updateProduct({
        variables: { id, input, seen: { version, stock } },
      })
      const { managedProduct, userErrors = [] } = data?.updateProduct ?? {}
      if (!managedProduct && userErrors.length === 0) throw new Error('The product was not updated')
      return userErrors
    } catch {
      return [{ message: t('admin.updateFailed'), field: null }]
    }
  }
}
