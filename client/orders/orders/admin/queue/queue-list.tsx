import { toPiastres, toPounds } from '#domain/money/money'
import { addPiastres, type Pounds } from '#domain/money/units'
import { useText } from '../../../../platform/texts/text'
import { Price } from '../../../../platform/ui/price'
import { OrderAge } from '../list/order-age'
import type { QueuedCustomer } from './group-orders'

interface QueueListProps {
  readonly customers: readonly QueuedCustomer[]
  readonly openId: string
  readonly onOpen: (id: string) => void
}

/** The customers to ask; on small screens, buttons lead from one to the next. */
export function QueueList({ customers, openId, onOpen }: QueueListProps) {
  const t = useText()
  return (
    <nav className="card queue__list" aria-label={t('queue.customers')}>
      <ol>
        {customers.map(({ id, name, orders }) => (
          <li key={id}>
            <button
              type="button"
              className="queue__row"
              aria-current={id === openId ? 'true' : undefined}
              onClick={() => onOpen(id)}
            >
              <bdi>{name}</bdi>
              <Price pounds={dueOf(orders)} />
              <span>
                {orders.length > 1 ? t('queue.orders', { count: orders.length }) : `#${id}`}
              </span>
              {orders[0] && <OrderAge createdAt={orders[0].createdAt} />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Returns the amount that the customer pays at the door for these orders. */
export function dueOf(orders: QueuedCustomer['orders']): Pounds {
  return toPounds(addPiastres(...orders.map(({ amountDue }) => toPiastres(amountDue))))
}
