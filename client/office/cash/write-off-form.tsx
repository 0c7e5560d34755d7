import { useState } from 'react'
import { MAX_SETTLEMENT_REASON_LENGTH } from '#domain/limits'
import { Field } from '../../platform/forms/field'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import './write-off-form.css'

interface WriteOffFormProps {
  readonly onSubmit: (reason: string) => void
  readonly onCancel: () => void
}

/** Asks why money is given up. */
export function WriteOffForm({ onSubmit, onCancel }: WriteOffFormProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  return (
    <form
      className="write-off-form"
      onSubmit={(event) => {
        event.preventDefault()
        // It may be a part of another form on the page.
        event.stopPropagation()
        if (reason.trim()) onSubmit(reason)
      }}
    >
      <Field
        label={t('cash.reason')}
        value={reason}
        maxLength={MAX_SETTLEMENT_REASON_LENGTH}
        required
        autoFocus
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="write-off-form__actions">
        <Button type="submit">{t('cash.writeOff')}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cash.notYet')}
        </Button>
      </div>
    </form>
  )
}
