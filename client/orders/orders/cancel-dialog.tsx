import { type RefObject, useId, useState } from 'react'
import { MAX_CANCEL_REASON_LENGTH } from '#domain/limits'
import { FormAlert } from '../../platform/forms/form-alert'
import { SubmitButton } from '../../platform/forms/submit-button'
import { TextArea } from '../../platform/forms/text-area'
import { notifySuccess } from '../../platform/lib/notify'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import '../../platform/ui/dialog.css'

interface CancelDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly busy: boolean
  /** Cancels the order. Returns why it could not be cancelled, if the server says so; throws on any other failure. */
  readonly onCancel: (reason: string) => Promise<string | undefined>
}

/** Asks before cancelling an order, and why. Modal, so Escape keeps the order. */
export function CancelDialog({ ref, busy, onCancel }: CancelDialogProps) {
  const t = useText()
  const titleId = useId()
  const [reason, setReason] = useState('')
  const [alert, setAlert] = useState<string>()

  const cancel = useSingleFlight(async () => {
    setAlert(undefined)
    try {
      // One line: the server refuses control characters.
      const problem = await onCancel(reason.replace(/\s+/g, ' '))
      if (problem) return setAlert(problem)
      ref.current?.close()
      notifySuccess(t('order.cancelled'))
    } catch {
      setAlert(t('order.cancelFailed'))
    }
  })

  return (
    <dialog
      className="card dialog"
      ref={ref}
      aria-labelledby={titleId}
      onClose={() => setAlert(undefined)}
    >
      <h2 id={titleId}>{t('order.cancelQuestion')}</h2>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void cancel()
        }}
      >
        <FormAlert>{alert}</FormAlert>
        <TextArea
          label={t('order.cancelReason')}
          maxLength={MAX_CANCEL_REASON_LENGTH}
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="dialog__actions">
          <SubmitButton variant="secondary" className="dialog__destroy" busy={busy}>
            {t('order.cancel')}
          </SubmitButton>
          <Button onClick={() => ref.current?.close()}>{t('order.keep')}</Button>
        </div>
      </form>
    </dialog>
  )
}
