import { useRef, useState } from 'react'
import { FormAlert } from '../../platform/forms/form-alert'
import {
  type ConfirmableOrderFragment,
  useCancelByLinkMutation,
  useConfirmOwnOrderMutation,
} from '../../platform/gql/confirmation'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { usePageContext } from '../../platform/page/page-context'
import { useText } from '../../platform/texts/text'
import { Button } from '../../platform/ui/button'
import { Message } from '../../platform/ui/message'
import { CancelDialog } from '../orders/cancel-dialog'
import { OrderItems } from '../orders/order-items'
import { WhatsAppLink } from '../orders/whats-app-link'
import { ConfirmFacts } from './confirm-facts'
import { CorrectionForm } from './correction-form'
import { STATES } from './states'
import './order-to-confirm.css'

interface OrderToConfirmProps {
  readonly order: ConfirmableOrderFragment
  readonly token: string
  /** The shop has changed the order meanwhile: it has to be read again. May reject. */
  readonly onOutdated: () => Promise<unknown>
}

/** The order of a link, and what can still be done with it. */
export function OrderToConfirm({ order, token, onOutdated }: OrderToConfirmProps) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const { contact } = usePageContext()
  const [alert, setAlert] = useState<string>()
  const [isCorrecting, setIsCorrecting] = useState(false)
  const [wasCorrecting, setWasCorrecting] = useState(false)
  const [confirmOrder, { loading: isConfirming }] = useConfirmOwnOrderMutation()
  const [cancelOrder, { loading: isCancelling }] = useCancelByLinkMutation()
  const { id, state, firstName, items } = order
  const { key, isOpen } = STATES[state]

  const confirm = useSingleFlight(async () => {
    setAlert(undefined)
    try {
      const { data } = await confirmOrder({ variables: { token } })
      const [userError] = data?.confirmOwnOrder.userErrors ?? []
      if (userError) {
        setAlert(userError.message)
        await onOutdated()
      } else if (!data?.confirmOwnOrder.order) throw new Error('The order was not confirmed')
    } catch {
      setAlert(t('confirm.confirmFailed'))
    }
  })

  async function cancel(reason: string): Promise<string | undefined> {
    const { data } = await cancelOrder({ variables: { token, reason } })
    const [userError] = data?.cancelByLink.userErrors ?? []
    if (userError) {
      await onOutdated()
      return userError.message
    }
    if (!data?.cancelByLink.order) throw new Error('The order was not cancelled')
    return undefined
  }

  function closeForm(): void {
    setIsCorrecting(false)
    setWasCorrecting(true)
  }

  return (
    <div className="confirm-page">
      <h1 className="page-title">{t(`confirm.${key}.title`)}</h1>
      <article className="card confirm">
        <p className="confirm__text" role="status">
          <Message text={`confirm.${key}.text`} values={{ name: firstName, id }} />
        </p>
        <FormAlert>{alert}</FormAlert>
        <OrderItems items={items} />
        <ConfirmFacts order={order} />
        {isOpen && isCorrecting && (
          <CorrectionForm order={order} token={token} onClose={closeForm} onOutdated={onOutdated} />
        )}
        {isOpen && !isCorrecting && (
          <div className="confirm__actions">
            {state === 'TO_CONFIRM' && (
              <Button busy={isConfirming} onClick={() => void confirm()}>
                {t('confirm.confirm')}
              </Button>
            )}
            <Button
              variant="secondary"
              // The focused button of the form has disappeared.
              autoFocus={wasCorrecting}
              onClick={() => setIsCorrecting(true)}
            >
              {t(order.shippingAddress ? 'confirm.correct' : 'confirm.correctPhone')}
            </Button>
            <Button variant="quiet" onClick={() => dialog.current?.showModal()}>
              {t('order.cancel')}
            </Button>
            <CancelDialog ref={dialog} busy={isCancelling} onCancel={cancel} />
          </div>
        )}
        <WhatsAppLink number={contact.whatsAppNumber} orderId={id} />
      </article>
    </div>
  )
}
