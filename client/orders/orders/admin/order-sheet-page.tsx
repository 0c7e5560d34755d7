import { useParams } from 'react-router-dom'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import {
  type AdminOrderDetailsFragment,
  useAdminOrderQuery,
  useUnitsToTakeQuery,
} from '../../../platform/gql/orders-admin'
import { useText } from '../../../platform/texts/text'
import { Button, ButtonLink } from '../../../platform/ui/button'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import '../printout.css'
import { fetchOrdersFailedText } from './fetch-orders-failed-text'
import { useOrderListAddress } from './list/kept-order-list'
import { isCancelledOrder, OrderSheet } from './order-sheet'
import { TakeNote } from './paper/take-note'
import { useRefetchOnOrderEvents } from './use-order-event-batches'
import { usePrintFresh } from './use-print-fresh'

export function Component() {
  const { id = '' } = useParams()
  return (
    <AdminFrame title="admin.orderSheet">
      <Sheet key={id} id={id} />
    </AdminFrame>
  )
}

function Sheet({ id }: { readonly id: string }) {
  const t = useText()
  const orderList = useOrderListAddress()
  const { data, error, refetch } = useAdminOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error) {
    return <LoadFailed title={fetchOrdersFailedText(t, error)} onRetry={refetch} />
  }
  if (!data) return <Skeleton className="card" blockSize="30rem" />
  if (!data.adminOrder) {
    return (
      <EmptyState title={t('fault.orderNotFound')}>
        <ButtonLink to={orderList}>{t('admin.orders')}</ButtonLink>
      </EmptyState>
    )
  }
  return <PrintableSheet order={data.adminOrder} reload={refetch} />
}

interface PrintableSheetProps {
  readonly order: AdminOrderDetailsFragment
  /** Reads the order again. */
  readonly reload: () => Promise<unknown>
}

/**
 * The sheet with its buttons. It follows changes of the order, and reads it again before printing: otherwise, a parcel
 * could be handed out with the sheet of a cancelled order.
 */
function PrintableSheet({ order, reload }: PrintableSheetProps) {
  const t = useText()
  const orderList = useOrderListAddress()
  const isCancelled = isCancelledOrder(order)

  useRefetchOnOrderEvents(reload, order.id)

  const { data } = useUnitsToTakeQuery({
    variables: { id: order.id },
    fetchPolicy: 'cache-and-network',
  })
  const unitsOf = (id: string) =>
    data?.adminOrder?.items.find((item) => item.id === id)?.unitsToTake ?? []

  const print = usePrintFresh(reload, !isCancelled)

  return (
    <>
      <div className="printout-actions">
        {!isCancelled && <Button onClick={() => void print()}>{t('admin.print')}</Button>}
        <ButtonLink variant="secondary" to={orderList}>
          {t('admin.orders')}
        </ButtonLink>
      </div>
      <OrderSheet order={order} noteOf={({ id }) => <TakeNote units={unitsOf(id)} />} />
    </>
  )
}
