import { useId, useState } from 'react'
import { returnableQuantity, returnDeadline } from '#domain/orders/returns'
import { refetchSilently } from '../../../platform/api/refetch-silently'
import {
  type OwnReturnsQuery,
  type ReturnDetailsFragment,
  useOwnReturnsQuery,
} from '../../../platform/gql/orders-returns'
import { useText } from '../../../platform/texts/text'
import { useFormatDate } from '../../../platform/texts/use-format-date'
import { Button } from '../../../platform/ui/button'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { ReturnDetails } from './return-details'
import { ReturnForm } from './return-form'
import './order-returns.css'

/** Whether the shop still has something to do about a return. */
const isOpen = ({ state }: ReturnDetailsFragment) => state === 'REQUESTED' || state === 'ACCEPTED'

/** The returns of a delivered order, and for 14 days a form for another one. */
export function OrderReturns({ orderId }: { readonly orderId: string }) {
  const t = useText()
  const titleId = useId()
  const { data, error, refetch } = useOwnReturnsQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  })
  if (!data && error) return <LoadFailed title={t('return.loadFailed')} onRetry={refetch} />
  if (!data) return <Skeleton blockSize="6rem" />
  const { order, ownReturns } = data
  if (!order?.shipment?.deliveredAt) return null
  return (
    <section className="returns" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('return.title')}</h2>
      {ownReturns.map((view) => (
        <div key={view.id} className="returns__return">
          <ReturnDetails
            view={view}
            labels={{
              answer: t('return.answer'),
              note: t('return.yourNote'),
              refundNote: t('return.refundNote'),
            }}
          />
          <p>{t(`return.next.${view.state}`)}</p>
        </div>
      ))}
      {!ownReturns.some(isOpen) && (
        <NewReturn
          order={order}
          deliveredAt={order.shipment.deliveredAt}
          isDeliveryRefunded={ownReturns.some(({ refundsDelivery }) => refundsDelivery)}
          onSent={() => refetchSilently(refetch)}
        />
      )}
    </section>
  )
}

interface NewReturnProps {
  readonly order: NonNullable<OwnReturnsQuery['order']>
  readonly deliveredAt: string
  readonly isDeliveryRefunded: boolean
  readonly onSent: () => void
}

function NewReturn({ order, deliveredAt, isDeliveryRefunded, onSent }: NewReturnProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const [now] = useState(() => Date.now())
  const [isAsking, setAsking] = useState(false)
  if (!order.items.some((item) => returnableQuantity(item) > 0)) return null
  const deadline = returnDeadline(new Date(deliveredAt))
  const time = formatDate(deadline.toISOString())
  if (now > deadline.getTime()) return <p>{t('return.over', { time })}</p>
  if (isAsking) {
    return (
      <ReturnForm
        order={order}
        isDeliveryRefunded={isDeliveryRefunded}
        onSent={onSent}
        onCancel={() => setAsking(false)}
      />
    )
  }
  return (
    <>
      <p>{t('return.until', { time })}</p>
      <div className="returns__acts">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('return.start')}
        </Button>
      </div>
    </>
  )
}
