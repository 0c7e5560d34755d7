import { useId } from 'react'
import { CONFIRMATION_TABLE } from '#domain/orders/order-life'
import {
  type OrderConfirmationFragment,
  useConfirmOrdersMutation,
  useRecordUnansweredCallsMutation,
} from '../../gql/confirmation-admin'
import { notifyError, notifySuccess } from '../../lib/notify'
import { useSingleFlight } from '../../lib/use-single-flight'
import { useText } from '../../texts/text'
import { useFormatDate } from '../../texts/use-format-date'
import { Button } from '../../ui/button'
import './confirmation-actions.css'

const CONFIRMED_TEXTS = {
  LINK: 'confirmation.by.link',
  CALL: 'confirmation.by.call',
  RULE: 'confirmation.by.rule',
} as const

/** Whether the customer has confirmed an order and, if not, the ways to ask and to record the answer. */
export function ConfirmationActions({ order }: { readonly order: OrderConfirmationFragment }) {
  const t = useText()
  const formatDate = useFormatDate()
  const titleId = useId()
  const { confirmationState, confirmedBy, confirmedAt, unansweredCalls, lastCalledAt } = order
  return (
    <section className="confirmation" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('confirmation.heading')}</h3>
      <p role="status">
        {t(
          confirmedBy ? CONFIRMED_TEXTS[confirmedBy] : CONFIRMATION_TABLE[confirmationState].label,
        )}
        {confirmedAt && (
          <>
            {' · '}
            <time dateTime={confirmedAt}>{formatDate(confirmedAt)}</time>
          </>
        )}
      </p>
      {unansweredCalls > 0 && lastCalledAt && (
        <p className="confirmation__calls">
          {t('confirmation.calls', { count: unansweredCalls, date: formatDate(lastCalledAt) })}
        </p>
      )}
      {order.confirmationMessage !== null && (
        <Actions order={order} message={order.confirmationMessage} />
      )}
    </section>
  )
}

interface ActionsProps {
  readonly order: OrderConfirmationFragment
  /** For the customer, in their language. */
  readonly message: string
}

function Actions({ order: { id, phone }, message }: ActionsProps) {
  const t = useText()
  const [confirmOrders, { loading: isConfirming }] = useConfirmOrdersMutation()
  const [recordCalls, { loading: isRecording }] = useRecordUnansweredCallsMutation()
  const variables = { ids: [id] }

  /** Reports what became of the order. */
  async function report(
    work: () => Promise<readonly { readonly message: string }[] | undefined>,
    done: string,
  ): Promise<void> {
    try {
      const userErrors = await work()
      if (!userErrors) throw new Error('The response has no data')
      const [userError] = userErrors
      if (userError) notifyError(userError.message)
      else notifySuccess(done)
    } catch {
      notifyError(t('confirmation.failed'))
    }
  }

  const confirm = useSingleFlight(() =>
    report(
      async () => (await confirmOrders({ variables })).data?.confirmOrders.userErrors,
      t('confirmation.confirmedDone', { id }),
    ),
  )
  const recordCall = useSingleFlight(() =>
    report(
      async () => (await recordCalls({ variables })).data?.recordUnansweredCalls.userErrors,
      t('confirmation.noAnswerDone'),
    ),
  )

  return (
    <div className="confirmation__actions">
      {/* Older clients send numbers that are not Egyptian, whose country nobody knows. */}
      {phone.startsWith('+') && (
        <a
          className="button button--secondary"
          href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('confirmation.whatsApp')}
        </a>
      )}
      <a className="button button--secondary" href={`tel:${phone}`}>
        {t('confirmation.call')}
      </a>
      <Button variant="secondary" busy={isRecording} onClick={() => void recordCall()}>
        {t('confirmation.noAnswer')}
      </Button>
      <Button busy={isConfirming} onClick={() => void confirm()}>
        {t('confirmation.confirmed')}
      </Button>
    </div>
  )
}
