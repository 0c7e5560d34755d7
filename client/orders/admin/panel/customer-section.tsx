import { useState } from 'react'
import { MAX_CUSTOMER_NOTE_LENGTH } from '#domain/limits'
import { TextArea } from '../../../forms/text-area'
import {
  type CustomerInput,
  type CustomerRecordFieldsFragment,
  useCustomerRecordQuery,
  useUpdateCustomerMutation,
} from '../../../gql/orders-admin'
import { notifyError, notifySuccess } from '../../../lib/notify'
import { useSingleFlight } from '../../../lib/use-single-flight'
import { useText } from '../../../texts/text'
import { Button } from '../../../ui/button'
import { Skeleton } from '../../../ui/skeleton'
import { CustomerSummary } from '../customer-summary'
import { PanelSection } from './panel-section'
import './note-form.css'

interface CustomerSectionProps {
  /** Of the order. */
  readonly phone: string
}

/** What the shop knows about the phone of an order, and decides about it. */
export function CustomerSection({ phone }: CustomerSectionProps) {
  const t = useText()
  const { data, error } = useCustomerRecordQuery({
    variables: { phone },
    fetchPolicy: 'cache-and-network',
  })
  const customer = data?.customerRecord
  return (
    <PanelSection title={t('customer.title')}>
      {customer ? (
        <Customer key={customer.id} customer={customer} />
      ) : error ? (
        <p>{t('customer.failed')}</p>
      ) : (
        <Skeleton blockSize="8rem" />
      )}
    </PanelSection>
  )
}

function Customer({ customer }: { readonly customer: CustomerRecordFieldsFragment }) {
  const t = useText()
  const { id: phone, prepayOnly, isBlocked } = customer
  const [note, setNote] = useState(customer.note ?? '')
  const [updateCustomer, { loading }] = useUpdateCustomerMutation()

  const change = useSingleFlight(async (input: CustomerInput) => {
    try {
      const { data } = await updateCustomer({ variables: { phone, input } })
      const [userError] = data?.updateCustomer.userErrors ?? []
      if (userError) notifyError(userError.message)
      else notifySuccess(t('customer.saved'))
    } catch {
      notifyError(t('orders.actFailed'))
    }
  })

  return (
    <>
      <CustomerSummary customer={customer} />
      <div className="order-panel__acts">
        <Button
          variant="secondary"
          busy={loading}
          onClick={() => void change({ prepayOnly: !prepayOnly })}
        >
          {t(prepayOnly ? 'customer.unsetPrepayOnly' : 'customer.setPrepayOnly')}
        </Button>
        <Button
          variant="secondary"
          busy={loading}
          onClick={() => void change({ isBlocked: !isBlocked })}
        >
          {t(isBlocked ? 'customer.unsetBlocked' : 'customer.setBlocked')}
        </Button>
      </div>
      <form
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault()
          void change({ note: note.trim() || null })
        }}
      >
        <TextArea
          label={t('customer.note')}
          hint={t('customer.noteHint')}
          rows={2}
          maxLength={MAX_CUSTOMER_NOTE_LENGTH}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" variant="secondary" busy={loading}>
          {t('customer.saveNote')}
        </Button>
      </form>
    </>
  )
}
