import { useState } from 'react'
import { MAX_CUSTOMER_REASON_LENGTH } from '#domain/limits'
import { reportOutcome, wasDone } from '../../platform/api/report-outcome'
import { Field } from '../../platform/forms/field'
import { SubmitButton } from '../../platform/forms/submit-button'
import { useUpdateCustomerMutation } from '../../platform/gql/orders-admin'
import { useSingleFlight } from '../../platform/lib/use-single-flight'
import { useText } from '../../platform/texts/text'
import type { PageCustomer } from './page-customer'

interface CustomerDecisionProps {
  readonly customer: PageCustomer
  readonly onSaved: () => void
}

/** Whether a customer is blocked or has to pay in advance, and why. */
export function CustomerDecision({ customer, onSaved }: CustomerDecisionProps) {
  const t = useText()
  const { phone } = customer
  const [isBlocked, setIsBlocked] = useState(customer.isBlocked)
  const [isPrepayOnly, setPrepayOnly] = useState(customer.isPrepayOnly)
  const [reason, setReason] = useState(customer.reason ?? '')
  const [updateCustomer, { loading }] = useUpdateCustomerMutation()

  const save = useSingleFlight(async () => {
    const input = { isBlocked, isPrepayOnly, reason: reason.trim() || null }
    const saved = await reportOutcome(updateCustomer({ variables: { phone, input } }), {
      done: t('customer.saved'),
      failed: t('orders.actFailed'),
    })
    if (wasDone(saved)) onSaved()
  })

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isBlocked}
          onChange={({ target }) => setIsBlocked(target.checked)}
        />
        {t('customers.block')}
      </label>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isPrepayOnly}
          onChange={({ target }) => setPrepayOnly(target.checked)}
        />
        {t('customers.askPrepay')}
      </label>
      <Field
        label={t('customers.reason')}
        hint={t('customers.reasonHint')}
        maxLength={MAX_CUSTOMER_REASON_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <SubmitButton variant="secondary" busy={loading}>
        {t('customers.saveDecision')}
      </SubmitButton>
    </form>
  )
}
