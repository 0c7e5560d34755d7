import { useCan } from '../../../../platform/admin/use-admin-token'
import { useCustomerRecordQuery } from '../../../../platform/gql/orders-admin'
import { CustomerSummary } from '../customer-summary'

/** How many parcels of the phone were refused, and what the shop has decided about it. */
export function CustomerHistory({ phone }: { readonly phone: string }) {
  const mayRead = useCan('customers.read')
  const { data } = useCustomerRecordQuery({
    variables: { phone },
    skip: !mayRead,
    fetchPolicy: 'cache-and-network',
  })
  if (!mayRead) return null
  return (
    <div className="queue__history">
      {data && <CustomerSummary customer={data.customerRecord} />}
    </div>
  )
}
