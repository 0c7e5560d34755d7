import { useUndoProductChangeMutation } from '../../../platform/gql/products-bulk'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useSingleFlight } from '../../../platform/lib/use-single-flight'
import { useText } from '../../../platform/texts/text'

/** Undoes a change of several products, and says what was set back and what was not. */
export function useUndoChange(onUndone: () => void): (id: string) => Promise<void> {
  const t = useText()
  const [undo] = useUndoProductChangeMutation()
  return useSingleFlight(async (id: string) => {
    try {
      const { data } = await undo({ variables: { id } })
      if (!data) throw new Error('The change was not undone')
      const { productIds, userErrors } = data.undoProductChange
      if (productIds.length > 0) notifySuccess(t('products.undone', { count: productIds.length }))
      for (const { message } of userErrors.filter((error) => !('productId' in error)))
        notifyError(message)
      const kept = userErrors.filter((error) => 'productId' in error).length
      if (kept > 0) notifyError(t('products.notUndone', { count: kept }))
      onUndone()
    } catch {
      notifyError(t('products.change.failed'))
    }
  })
}
