import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { pricePiastres } from '#domain/money/money.schema'
import { asPounds, type Pounds } from '#domain/money/units'
import { numberOrText } from '#domain/validation/read-number'
import { decodeMessage } from '#domain/validation/text.schema'
import type { AdminProductDetailsFragment } from '../../gql/products-admin'
import { notifyError, notifySuccess } from '../../lib/notify'
import { useFormatPounds, useText } from '../../texts/text'
import { Button } from '../../ui/button'
import { isConflict, useSaveProduct } from './use-save-product'
import type { SavedPrice } from './use-saved-prices'
import '../../admin/table.css'
import './price-cell.css'

interface PriceCellProps {
  readonly adminProduct: AdminProductDetailsFragment
  /** The last change of the price on this page, which can be undone. */
  readonly saved: SavedPrice | undefined
  /** Undefined if the last change was undone. */
  readonly onSaved: (saved: SavedPrice | undefined) => void
  readonly onConflict: () => void
}

/** Edits a price inline: only Enter and a button save it, and the change can be undone. */
export function PriceCell({ adminProduct, saved, onSaved, onConflict }: PriceCellProps) {
  const t = useText()
  const format = useFormatPounds()
  const saveProduct = useSaveProduct()
  const { name, englishName, price, imageUrl } = adminProduct.product
  const [draft, setDraft] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const text = draft ?? price.toFixed(2)
  const value = text.trim() === '' ? undefined : numberOrText(text)
  const parsed = pricePiastres.safeParse(value)
  const entered = parsed.success && typeof value === 'number' ? asPounds(value) : undefined
  const isChanged = draft !== undefined && value !== price

  async function change(to: Pounds, change: SavedPrice | undefined): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const userErrors = await saveProduct(adminProduct, { name: englishName, price: to, imageUrl })
    setIsBusy(false)
    if (userErrors.length === 0) {
      setDraft(undefined)
      onSaved(change)
      return notifySuccess(t('admin.productUpdated'))
    }
    notifyError(userErrors.map(({ message }) => message).join(' '))
    if (!isConflict(userErrors)) return
    setDraft(undefined)
    onConflict()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isChanged) {
      setDraft(undefined)
    } else if (entered !== undefined) {
      void change(entered, { from: price, to: entered })
    } else {
      const { key, parameters } = decodeMessage(
        parsed.error?.issues[0]?.message ?? 'invalid.number',
      )
      notifyError(t(key, parameters))
    }
  }

  function cancelOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') setDraft(undefined)
  }

  return (
    <form className="price-cell" onSubmit={submit} onKeyDown={cancelOnEscape}>
      <input
        className="table__input"
        type="text"
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('admin.priceOf', { name })}
        aria-invalid={!parsed.success || undefined}
        value={text}
        readOnly={isBusy}
        onChange={(event) => setDraft(event.target.value)}
      />
      {isChanged && (
        <>
          <p role="status">
            {entered === undefined
              ? t('admin.priceUnsaved')
              : t('admin.priceChange', { from: format(price), to: format(entered) })}
          </p>
          <div className="price-cell__actions">
            <Button type="submit" busy={isBusy} aria-label={t('admin.savePriceOf', { name })}>
              {t('admin.savePrice')}
            </Button>
            <Button
              variant="quiet"
              aria-label={t('admin.keepPriceOf', { name })}
              onClick={() => setDraft(undefined)}
            >
              {t('admin.keepPrice')}
            </Button>
          </div>
        </>
      )}
      {!isChanged && saved?.to === price && (
        <div className="price-cell__actions">
          <p role="status">{t('admin.priceBefore', { price: format(saved.from) })}</p>
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={t('admin.undoPriceOf', { name })}
            onClick={() => void change(saved.from, undefined)}
          >
            {t('admin.undoPrice')}
          </Button>
        </div>
      )}
    </form>
  )
}
