import { type KeyboardEvent, useState } from 'react'
import { priceSchema } from '#domain/catalogue.schema'
import { readMessage } from '#domain/text.schema'
import type { ManagedProductDetailsFragment } from '../gql/admin'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../lib/text'
import { isConflict, useSaveProduct } from './use-save-product'

interface PriceCellProps {
  readonly managed: ManagedProductDetailsFragment
  readonly onConflict: () => void
}

/** A price to change in its place: Enter or leaving the field stores it, Escape gives up. */
export function PriceCell({ managed, onConflict }: PriceCellProps) {
  const t = useText()
  const saveProduct = useSaveProduct()
  const { name, price, imageUrl } = managed.product
  const shown = price.toFixed(2)
  const [typed, setTyped] = useState(shown)
  const [isBusy, setIsBusy] = useState(false)
  const checked = priceSchema.safeParse(typed.trim() === '' ? undefined : Number(typed))

  async function store(): Promise<void> {
    if (isBusy || Number(typed) === price) return setTyped(shown)
    if (!checked.success) {
      const { key, parameters } = readMessage(checked.error.issues[0]?.message ?? 'invalid.number')
      return notifyError(t(key, parameters))
    }
    setIsBusy(true)
    const refusals = await saveProduct(managed, { name, price: Number(typed), imageUrl })
    setIsBusy(false)
    if (refusals.length === 0) return notifySuccess(t('admin.productUpdated'))
    notifyError(refusals.map(({ message }) => message).join(' '))
    if (!isConflict(refusals)) return
    setTyped(shown)
    onConflict()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') void store()
    if (event.key === 'Escape') setTyped(shown)
  }

  return (
    <input
      className="table__input"
      type="number"
      inputMode="decimal"
      step="0.01"
      min="0.01"
      aria-label={t('admin.priceOf', { name })}
      aria-invalid={!checked.success || undefined}
      value={typed}
      readOnly={isBusy}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void store()}
      onKeyDown={onKeyDown}
    />
  )
}
