import type { RefObject } from 'react'
import type { EditableProductFragment } from '../../../platform/gql/products-admin'
import { useDeleteProductMutation } from '../../../platform/gql/products-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog'
import { ProductName } from '../../../platform/ui/product-name'

interface DeleteProductDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly product: EditableProductFragment | undefined
  readonly onDeleted: () => void
}

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
      cancel={t('admin.cancel')}
      confirm={t('admin.delete')}
      busy={loading}
      onConfirm={remove}
    >
      {product && <ProductName name={product.name} />}
    </ConfirmDialog>
  )
}
