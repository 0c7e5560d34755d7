import type { RefObject } from 'react'
import type { EditedProductFragment } from '../gql/admin'
import { useDeleteProductMutation } from '../gql/admin'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { ConfirmDialog } from '../ui/confirm-dialog'

interface DeleteProductDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly product: EditedProductFragment | undefined
  readonly onDeleted: () => void
}

/** Asks before a product goes. */
export function DeleteProductDialog({ ref, product, onDeleted }: DeleteProductDialogProps) {
  const t = useText()
  const [deleteProduct, { loading }] = useDeleteProductMutation()

  async function remove(): Promise<void> {
    if (!product) return
    try {
      const { data } = await deleteProduct({ variables: { id: product.id } })
      if (!data?.deleteProduct.productId) throw new Error('The product was not deleted')
      notifySuccess(t('admin.productDeleted'))
      onDeleted()
    } catch {
      notifyError(t('admin.deleteFailed'))
    }
  }

  return (
    <ConfirmDialog
      ref={ref}
      title={t('admin.deleteQuestion')}
      keep={t('admin.keep')}
      confirm={t('admin.delete')}
      busy={loading}
      onConfirm={remove}
    >
      {product?.name}
    </ConfirmDialog>
  )
}
