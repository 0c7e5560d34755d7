import { type KeyboardEvent, useState } from 'react'
import { priceSchema } from '#domain/catalogue.schema'
import { decodeMessage } from '#domain/text.schema'
import type { AdminProductDetailsFragment } from '../../gql/catalogue-admin'
import { notifyError, notifySuccess } from '../../lib/notify'
import { useText } from '../../lib/text'
import { isConflict, useSaveProduct } from './use-save-product'
import '../../admin/table.css'

interface PriceCellProps {
  readonly adminProduct: AdminProductDetailsFragment
  readonly onConflict: () => void
}

/** Edits a price inline: Enter and blur save it, Escape cancels. */
export function PriceCell({ adminProduct, onConflict }: PriceCellProps) {
  const t = useText()
  const saveProduct = useSaveProduct()
  const { name, englishName, price, imageUrl } = adminProduct.product
  const savedText = price.toFixed(2)
  const [text, setText] = useState(savedText)
  const [isBusy, setIsBusy] = useState(false)
  const parsed = priceSchema.safeParse(text.trim() === '' ? undefined : Number(text))

  async function save(): Promise<void> {
    if (isBusy || Number(text) === price) return setText(savedText)
    if (!parsed.success) {
      const { key, parameters } = decodeMessage(parsed.error.issues[0]?.message ?? 'invalid.number')
      return notifyError(t(key, parameters))
    }
    setIsBusy(true)
    const userErrors = await saveProduct(adminProduct, {
      name: englishName,
      price: Number(text),
      imageUrl,
    })
    setIsBusy(false)
    if (userErrors.length === 0) return notifySuccess(t('admin.productUpdated'))
    notifyError(userErrors.map(({ message }) => message).join(' '))
    if (!isConflict(userErrors)) return
    setText(savedText)
    onConflict()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') void save()
    if (event.key === 'Escape') setText(savedText)
  }

  return (
    <input
      className="table__input"
      type="number"
      dir="ltr"
      inputMode="decimal"
      step="0.01"
      min="0.01"
      aria-label={t('admin.priceOf', { name })}
      aria-invalid={!parsed.success || undefined}
      value={text}
      readOnly={isBusy}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={onKeyDown}
    />
  )
}
