import { Link } from 'react-router-dom'
import { useCan } from '../../../../platform/admin/use-admin-token'
import { refetchSilently } from '../../../../platform/api/refetch-silently'
import { reportOutcome } from '../../../../platform/api/report-outcome'
import {
  type CustomerInput,
  type CustomerRecordQuery,
  useCustomerRecordQuery,
  useUpdateCustomerMutation,
} from '../../../../platform/gql/orders-admin'
import { useSingleFlight } from '../../../../platform/lib/use-single-flight'
import { useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { Skeleton } from '../../../../platform/ui/skeleton'
import { CustomerNotes } from '../customer-notes'
import { CustomerSummary } from '../customer-summary'
import { PanelSection } from './panel-section'

interface CustomerSectionProps {
  /** Of the order. */
  readonly phone: string
}

/** The customer record of an order's phone number, and the restrictions that the shop sets for it. */
export function CustomerSection({ phone }: CustomerSectionProps) {
  const t = useText()
  const { data, error, refetch } = useCustomerRecordQuery({
    variables: { phone },
    fetchPolicy: 'cache-and-network',
  })
  const customer = data?.customerRecord
  return (
    <PanelSection title={t('customer.title')}>
      {customer ? (
        <Customer
          key={customer.id}
          customer={customer}
          onChanged={() => refetchSilently(refetch)}
        />
      ) : error ? (
        <p>{t('customer.failed')}</p>
      ) : (
        <Skeleton blockSize="8rem" />
      )}
    </PanelSection>
  )
}

interface CustomerProps {
  readonly customer: CustomerRecordQuery['customerRecord']
  readonly onChanged: () => void
}

function Customer({ customer, onChanged }: CustomerProps) {
  const t = useText()
  const { id: phone, isPrepayOnly, isBlocked } = customer
  const mayEdit = useCan('customers.edit')
  const [updateCustomer, { loading }] = useUpdateCustomerMutation()

  const change = useSingleFlight(async (input: CustomerInput) => {
    await reportOutcome(updateCustomer({ variables: { phone, input } }), {
      done: t('customer.saved'),
      failed: t('orders.actFailed'),
    })
  })

  return (
    <>
      <CustomerSummary customer={customer} />
      {customer.customer && (
        <Link to={`/admincustomers/${customer.customer.id}`}>{t('customer.open')}</Link>
      )}
      {mayEdit && (
        <div className="order-panel__acts">
          <Button
            variant="secondary"
            busy={loading}
            onClick={() => void change({ isPrepayOnly: !isPrepayOnly })}
          >
            {t(isPrepayOnly ? 'customer.unsetPrepayOnly' : 'customer.setPrepayOnly')}
          </Button>
          <Button
            variant="secondary"
            busy={loading}
            onClick={() => void change({ isBlocked: !isBlocked })}
          >
            {t(isBlocked ? 'customer.unsetBlocked' : 'customer.setBlocked')}
          </Button>
        </div>
      )}
      <CustomerNotes phone={phone} notes={customer.notes} onChanged={onChanged} />
    </>
  )
}
