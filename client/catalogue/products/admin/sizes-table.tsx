import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { MAX_SIZES } from '#domain/limits'
import type { MessageKey } from '#domain/messages'
import { SIZE_FIELDS } from '#domain/products/product-sizes.schema'
import { arabicLabel } from '#domain/products/size-label'
import { numberOrText } from '#domain/validation/read-number'
import { focusInRow, useRowKeys } from '../../../platform/admin/table/use-row-keys'
import { fieldErrorText } from '../../../platform/forms/form-errors'
import { NUMBER, OPTIONAL_NUMBER } from '../../../platform/forms/number-value'
import { notifyError } from '../../../platform/lib/notify'
import { useText } from '../../../platform/texts/text'
import { Button } from '../../../platform/ui/button'
import { Icon } from '../../../platform/ui/icon'
import { readBlock } from '../sheet/sheet-edits'
import { FormCard } from './form-card'
import { NEW_SIZE, type ProductForm } from './product-form-values'
import '../../../platform/admin/table.css'
import './sizes-table.css'

type SizeField = (typeof SIZE_FIELDS)[number]

interface Column {
  readonly title: MessageKey
  readonly inputMode: 'text' | 'decimal' | 'numeric'
  readonly direction: 'auto' | 'ltr' | 'rtl'
}

const text = (title: MessageKey): Column => ({ title, inputMode: 'text', direction: 'auto' })
const amount = (title: MessageKey): Column => ({ title, inputMode: 'decimal', direction: 'ltr' })

const COLUMNS: Readonly<Record<SizeField, Column>> = {
  size: text('sizes.size'),
  // What it would be in Arabic is shown in an empty cell, which has no direction of its own.
  sizeAr: { title: 'sizes.sizeAr', inputMode: 'text', direction: 'rtl' },
  price: amount('admin.productPrice'),
  wasPrice: amount('products.column.wasPrice'),
  costPrice: amount('products.column.cost'),
  stock: { title: 'admin.stock', inputMode: 'numeric', direction: 'ltr' },
  sku: { title: 'inventory.sku', inputMode: 'text', direction: 'ltr' },
  gtin: { title: 'products.column.gtin', inputMode: 'numeric', direction: 'ltr' },
}

const NUMBERS: Partial<Readonly<Record<SizeField, typeof NUMBER>>> = {
  price: NUMBER,
  wasPrice: OPTIONAL_NUMBER,
  costPrice: OPTIONAL_NUMBER,
  stock: OPTIONAL_NUMBER,
}

interface SizesTableProps {
  readonly form: ProductForm
  /** Undefined if the product is always in several sizes. */
  readonly onSingle: (() => void) | undefined
}

/** What each size of a new product has for itself: a row for each, filled with the keyboard or from a spreadsheet. */
export function SizesTable({ form, onSingle }: SizesTableProps) {
  const t = useText()
  const hintId = useId()
  const { register, control, setValue, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'sizes' })
  const sizes = useWatch({ control, name: 'sizes' })
  const handleRowKeys = useRowKeys(undefined)
  const isFull = fields.length >= MAX_SIZES

  function addRow(field: SizeField): void {
    if (!isFull) append(NEW_SIZE, { focusName: `sizes.${fields.length}.${field}` })
  }

  function handleKeys(event: KeyboardEvent<HTMLTableSectionElement>): void {
    const { key, shiftKey, target } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) {
      handleRowKeys(event)
      return
    }
    event.preventDefault()
    if (!focusInRow(target, shiftKey ? -1 : 1) && !shiftKey) addRow('size')
  }

  /** Writes a block that was copied elsewhere into the cells from this one on; rows that it needs are added. */
  function paste(event: ClipboardEvent<HTMLInputElement>, top: number, start: SizeField): void {
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (block.length === 1 && block[0]?.length === 1) return
    event.preventDefault()
    const fitting = block.slice(0, MAX_SIZES - top)
    const missing = top + fitting.length - fields.length
    if (missing > 0) append(Array(missing).fill(NEW_SIZE), { shouldFocus: false })
    fitting.forEach((texts, down) => {
      texts.forEach((cell, right) => {
        const field = SIZE_FIELDS[SIZE_FIELDS.indexOf(start) + right]
        if (!field) return
        const value = NUMBERS[field] ? (cell === '' ? null : numberOrText(cell)) : cell
        // What is no number stays text, and the schema says so.
        setValue(`sizes.${top + down}.${field}`, value as never, {
          shouldDirty: true,
          shouldValidate: formState.isSubmitted,
        })
      })
    })
    const beyond = block.length - fitting.length
    if (beyond > 0) notifyError(t('sizes.beyond', { count: beyond, max: MAX_SIZES }))
  }

  return (
    <FormCard title={t('sizes.title')}>
      <p className="field__hint" id={hintId}>
        {t('sizes.hint')}
      </p>
      <div className="sizes-table__scroll">
        <table className="table sizes-table" aria-describedby={hintId}>
          <thead>
            <tr>
              {SIZE_FIELDS.map((field) => (
                <th key={field} scope="col">
                  {t(COLUMNS[field].title)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody onKeyDown={handleKeys}>
            {fields.map(({ id }, row) => (
              <tr key={id}>
                {SIZE_FIELDS.map((field) => {
                  const { title, inputMode, direction } = COLUMNS[field]
                  const error = fieldErrorText(t, formState.errors.sizes?.[row]?.[field])
                  const errorId = `${id}-${field}`
                  const label = sizes[row]?.size?.trim()
                  return (
                    <td key={field} data-column={field}>
                      <span className="sizes-table__label" aria-hidden="true">
                        {t(title)}
                      </span>
                      <input
                        {...register(`sizes.${row}.${field}`, NUMBERS[field] ?? {})}
                        type="text"
                        inputMode={inputMode}
                        dir={direction}
                        lang={field === 'sizeAr' ? 'ar' : undefined}
                        autoComplete="off"
                        spellCheck={false}
                        placeholder={field === 'sizeAr' && label ? arabicLabel(label) : undefined}
                        aria-label={t('sizes.cell', { column: t(title), row: row + 1 })}
                        aria-invalid={error !== undefined}
                        aria-describedby={error ? errorId : undefined}
                        onPaste={(event) => paste(event, row, field)}
                      />
                      {error && (
                        <span className="sizes-table__problem" id={errorId}>
                          {error}
                        </span>
                      )}
                    </td>
                  )
                })}
                <td className="sizes-table__remove">
                  {fields.length > 1 && (
                    <Button
                      variant="icon"
                      aria-label={t('sizes.remove', { row: row + 1 })}
                      onClick={() => remove(row)}
                    >
                      <Icon name="close" />
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="sizes-table__acts">
        <Button variant="secondary" disabled={isFull} onClick={() => addRow('size')}>
          {t('sizes.add')}
        </Button>
        {onSingle && (
          <Button variant="quiet" onClick={onSingle}>
            {t('sizes.single')}
          </Button>
        )}
      </div>
    </FormCard>
  )
}
