import { Link } from 'react-router-dom'
import { addressParts } from '#domain/addresses/compose-address'
import type { QueuedOrdersQuery } from '../../../../platform/gql/orders-admin'
import { useFormatPounds, useLocale, useText } from '../../../../platform/texts/text'
import { useFormatDate } from '../../../../platform/texts/use-format-date'
import { CommaSeparated } from '../../../../platform/ui/comma-separated'
import { Price } from '../../../../platform/ui/price'
import { ProductName } from '../../../../platform/ui/product-name'
import { ConfirmationBadge } from '../fact-badge'
import { OrderAge } from '../list/order-age'

type Order = QueuedOrdersQuery['ordersByIds'][number]

interface QueuedOrderProps {
  readonly order: Order
  readonly isChosen: boolean
  /** Leaves the order out, or takes it in again; undefined if it is the only one. */
  readonly onToggle: (() => void) | undefined
}

/** The order details to read out on a call: items, amount and address. */
export function QueuedOrder({ order, isChosen, onToggle }: QueuedOrderProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const formatPounds = useFormatPounds()
  const { id, items, amountDue, confirmationState, unansweredCalls, lastCalledAt } = order
  const title = t('queue.include', { id })
  return (
    <li className="queue__order" data-excluded={!isChosen || undefined}>
      <div className="queue__order-head">
        <h3>
          {onToggle ? (
            <label className="checkbox">
              <input type="checkbox" checked={isChosen} onChange={onToggle} />
              {title}
            </label>
          ) : (
            title
          )}
        </h3>
        <OrderAge createdAt={order.createdAt} />
        <ConfirmationBadge state={confirmationState} />
        <Price pounds={amountDue} />
        <Link to={`/adminorder?order=${id}`} aria-label={t('orders.panel', { id })}>
          {t('queue.openOrder')}
        </Link>
      </div>
      <ul className="queue__items" aria-label={t('order.items')}>
        {items.map((item) => (
          <li key={item.id}>
            <span>
              {`${item.quantity} × `}
              <ProductName name={item.name} />
            </span>
            <span>{formatPounds(item.total)}</span>
          </li>
        ))}
      </ul>
      <Address order={order} />
      {lastCalledAt && unansweredCalls > 0 && (
        <p className="queue__note">
          {t('orders.missedCalls', { count: unansweredCalls, time: formatDate(lastCalledAt) })}
        </p>
      )}
      {order.prepayUntil && (
        <p className="queue__note">{t('queue.prepay', { time: formatDate(order.prepayUntil) })}</p>
      )}
    </li>
  )
}

function Address({ order: { address, city, shippingAddress } }: { readonly order: Order }) {
  const t = useText()
  const locale = useLocale()
  const parts = shippingAddress
    ? Object.values(addressParts(shippingAddress, locale, t)).flat()
    : [address, city]
  const note = shippingAddress?.courierNote
  return (
    <p className="queue__note">
      <CommaSeparated texts={parts.filter(Boolean)} />
      {note && (
        <>
          {' · '}
          <bdi>{note}</bdi>
        </>
      )}
    </p>
  )
}
