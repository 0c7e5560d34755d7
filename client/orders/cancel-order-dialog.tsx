import { type RefObject, useId, useState } from 'react'
import { MAX_CANCEL_REASON_LENGTH } from '#domain/limits'
import { FormAlert } from '../forms/form-alert'
import { SubmitButton } from '../forms/submit-button'
import { TextArea } from '../forms/text-area'
import { useCancelOrderMutation } from '../gql/orders'
import { notifySuccess } from '../lib/notify'
import { useSingleFlight } from '../lib/use-single-flight'
import { useText } from '../texts/text'
import { Button } from '../ui/button'
import '../ui/dialog.css'

interface CancelOrderDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly id: string
}

/** Asks before cancelling an order, and why. Modal, so Escape keeps the order. */
export function CancelOrderDialog({ ref, id }: CancelOrderDialogProps) {
  const t = useText()
  const titleId = useId()
  const [reason, setReason] = useState('')
  const [alert, setAlert] = useState<string>()
  const [cancelOrder, { loading }] = useCancelOrderMutation()

  const cancel = useSingleFlight(async () => {
    setAlert(undefined)
    try {
      // One line: the server refuses control characters.
      const text = reason.replace(/\s+/g, ' ')
      const { data } = await cancelOrder({ variables: { id, reason: text } })
      const [userError] = data?.cancelOrder.userErrors ?? []
      if (userError) return setAlert(userError.message)
      if (!data?.cancelOrder.order) throw new Error('The order was not cancelled')
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
          <Button variant="secondary" onClick={() => ref.current?.close()}>
            {t('order.keep')}
          </Button>
          <SubmitButton busy={loading}>{t('order.cancel')}</SubmitButton>
        </div>
      </form>
    </dialog>
  )
}
