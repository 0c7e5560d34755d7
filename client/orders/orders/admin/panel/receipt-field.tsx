import { useId } from 'react'
import { useText } from '../../../../platform/texts/text'
import { MAX_MEGABYTES } from './use-receipt-upload'
import '../../../../platform/forms/file-field.css'

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

interface ReceiptFieldProps {
  readonly error: string | undefined
  readonly onChoose: (file: File | undefined) => void
}

/** The picture of a transfer's receipt. */
export function ReceiptField({ error, onChoose }: ReceiptFieldProps) {
  const t = useText()
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {t('orders.receipt')}
      </label>
      <input
        id={id}
        className="field__file"
        type="file"
        accept={PICTURE_TYPES}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <p className="field__hint" id={`${id}-hint`}>
        {t('orders.receiptHint', { max: MAX_MEGABYTES })}
      </p>
      {error && (
        <p className="field__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
