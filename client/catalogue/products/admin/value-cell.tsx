import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { asPounds } from '#domain/money/units'
import { focusInRow } from '../../../platform/admin/table/use-row-keys'
import type { AdminProductDetailsFragment } from '../../../platform/gql/products-admin'
import { notifyError, notifySuccess } from '../../../platform/lib/notify'
import { useFormatPounds, useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { currentValue, readValue, toInput, toText, type ValueName } from './product-values'
import { isConflict, useSaveProduct } from './use-save-product'
import type { SavedValue } from './use-saved-values'
import '../../../platform/admin/table.css'
import './value-cell.css'

interface ValueCellProps {
  readonly name: ValueName
  readonly adminProduct: AdminProductDetailsFragment
  /** The last change of the value on this page, which can be undone. */
  readonly saved: SavedValue | undefined
  /** Undefined if the last change was undone. */
  readonly onSaved: (saved: SavedValue | undefined) => void
  readonly onConflict: () => void
}

/**
 * Edits a value of a product inline. Enter saves it and goes to the next row, a button saves it, Escape discards it, and
 * leaving the field keeps it unsaved. The change can be undone.
 */
export function ValueCell({ name, adminProduct, saved, onSaved, onConflict }: ValueCellProps) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const saveProduct = useSaveProduct()
  const product = adminProduct.product.name
  const current = currentValue(adminProduct, name)
  const [draft, setDraft] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const text = draft ?? toText(current, name)
  const { value, problem } = readValue(text, name)
  const isChanged = draft !== undefined && (problem !== undefined || value !== current)

  function format(shown: number | null): string {
    if (shown === null) return t(`products.none.${name}`)
    return name === 'stock' ? String(shown) : formatPounds(asPounds(shown))
  }

  async function change(to: number | null, made: SavedValue | undefined): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const userErrors = await saveProduct(adminProduct, toInput(adminProduct, name, to))
    setIsBusy(false)
    if (userErrors.length === 0) {
      setDraft(undefined)
      onSaved(made)
      return notifySuccess(t('admin.productUpdated'))
    }
    notifyError(userErrors.map(({ message }) => message).join(' '))
    if (!isConflict(userErrors)) return
    setDraft(undefined)
    onConflict()
  }

  /** Whether it is saved, or was not changed. */
  function save(): boolean {
    if (isChanged && problem) {
      notifyError(t(problem.key, problem.parameters))
      return false
    }
    if (isChanged && value !== undefined) void change(value, { from: current, to: value })
    else setDraft(undefined)
    return true
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    save()
  }

  function handleKeys(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') setDraft(undefined)
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (save()) focusInRow(event.currentTarget, 1)
  }

  return (
    <form className="value-cell" onSubmit={submit}>
      <input
        className="table__input"
        type="text"
        dir="ltr"
        inputMode={name === 'stock' ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={t(`admin.${name}Of`, { name: product })}
        aria-invalid={problem !== undefined || undefined}
        placeholder={name === 'price' ? undefined : '–'}
        value={text}
        readOnly={isBusy}
        onKeyDown={handleKeys}
        onChange={(event) => setDraft(event.target.value)}
      />
      {isChanged && (
        <>
          <p role="status">
            {value === undefined
              ? t('admin.priceUnsaved')
              : t('admin.priceChange', { from: format(current), to: format(value) })}
          </p>
          <div className="value-cell__actions">
            <Button
              type="submit"
              busy={isBusy}
              aria-label={t(`products.save.${name}`, { name: product })}
            >
              {t('admin.savePrice')}
            </Button>
            <Button
              variant="quiet"
              aria-label={t(`products.keep.${name}`, { name: product })}
              onClick={() => setDraft(undefined)}
            >
              {t('admin.keepPrice')}
            </Button>
          </div>
        </>
      )}
      {!isChanged && saved && saved.to === current && (
        <div className="value-cell__actions">
          <p role="status">{t('admin.priceBefore', { price: format(saved.from) })}</p>
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={t(`products.undo.${name}`, { name: product })}
            onClick={() => void change(saved.from, undefined)}
          >
            {t('admin.undoPrice')}
          </Button>
        </div>
      )}
    </form>
  )
}
