import { AdminFrame } from '../../../../platform/admin/admin-frame'
import { refetchSilently } from '../../../../platform/api/refetch-silently'
import { useDeliveryRatesQuery } from '../../../../platform/gql/delivery'
import { useText } from '../../../../platform/texts/text'
import { LoadFailed } from '../../../../platform/ui/load-failed'
import { Skeleton } from '../../../../platform/ui/skeleton'
import { NewOrderForm } from './new-order-form'

/** An order that the team takes by phone. */
export function Component() {
  return (
    <AdminFrame title="newOrder.title">
      <NewOrder />
    </AdminFrame>
  )
}

function NewOrder() {
  const t = useText()
  const { data, error, refetch } = useDeliveryRatesQuery({ fetchPolicy: 'network-only' })
  if (!data && error) return <LoadFailed title={t('newOrder.ratesFailed')} onRetry={refetch} />
  if (!data) return <Skeleton className="card" blockSize="40rem" />
  return <NewOrderForm rates={data.deliveryRates} onChanged={() => refetchSilently(refetch)} />
}
