import { useState } from 'react'
import type { AdminProductDetailsFragment } from '../../../platform/gql/products-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { isConflict, useSaveProduct } from './use-save-product'

interface ShownCellProps {
  readonly adminProduct: AdminProductDetailsFragment
  readonly onConflict: () => void
}

/** Shows a product in the shop, or hides it, with one click. */
export function ShownCell({ adminProduct, onConflict }: ShownCellProps) {
  const t = useText()
  const saveProduct = useSaveProduct()
  const [isBusy, setIsBusy] = useState(false)
  const { isHidden, product } = adminProduct

  async function toggle(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const { englishName: name, price, imageUrl } = product
    const userErrors = await saveProduct(adminProduct, { name, price, imageUrl, hidden: !isHidden })
    setIsBusy(false)
    if (userErrors.length === 0) return notifySuccess(t('admin.productUpdated'))
    notifyError(userErrors.map(({ message }) => message).join(' '))
    if (isConflict(userErrors)) onConflict()
  }

  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={!isHidden}
        aria-disabled={isBusy || undefined}
        aria-label={t('products.showNamed', { name: product.name })}
        onChange={() => void toggle()}
      />
      <span className="shown-cell__label" aria-hidden="true">
        {t('products.column.shown')}
      </span>
    </label>
  )
}
