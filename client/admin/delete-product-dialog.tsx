import { type RefObject, useId } from 'react'
import type { EditedProductFragment } from '../gql/admin'
import { useDeleteProductMutation } from '../gql/admin'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { Button } from '../ui/button'

interface DeleteProductDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly product: EditedProductFragment | undefined
  readonly onDeleted: () => void
}

/** Asks before a product goes: modal, so focus stays inside and Escape says no. */
export function DeleteProductDialog({ ref, product, onDeleted }: DeleteProductDialogProps) {
  const t = useText()
  const titleId = useId()
  const [deleteProduct, { loading }] = useDeleteProductMutation()
  const close = () => ref.current?.close()

  async function confirm(): Promise<void> {
    if (!product) return
    try {
      const { data } = await deleteProduct({ variables: { id: product.id } })
      if (!data?.deleteProduct.productId) throw new Error('The product was not deleted')
      notifySuccess(t('admin.productDeleted'))
      onDeleted()
    } catch {
      notifyError(t('admin.deleteFailed'))
    }
    close()
  }

  return (
    <dialog className="card admin-dialog" ref={ref} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('admin.deleteQuestion')}</h2>
      <p>{product?.name}</p>
      <div className="admin-dialog__actions">
        <Button variant="secondary" onClick={close}>
          {t('admin.keep')}
        </Button>
        <Button busy={loading} onClick={() => void confirm()}>
          {t('admin.delete')}
        </Button>
      </div>
    </dialog>
  )
}
