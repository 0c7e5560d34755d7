import { Link } from 'react-router-dom'
import { useToDoQuery } from '../gql/admin'
import { useFormatPounds, useText } from '../lib/text'
import { useFormatDate } from '../orders/use-format-date'
import { Skeleton } from '../ui/skeleton'
import { useOrderEvents } from './order-events'

const MOST_SHOWN = 5

/** What waits for the owner: orders nobody has worked on, and products that cannot be sold. */
export function ToDo() {
  const t = useText()
  const formatDate = useFormatDate()
  const formatPounds = useFormatPounds()
  const { data, error, refetch } = useToDoQuery({
    variables: { orders: MOST_SHOWN, products: MOST_SHOWN },
    fetchPolicy: 'cache-and-network',
  })
  // Without an answer the lists stay as they were; the next event asks again.
  useOrderEvents(() => void refetch().catch(() => undefined))
  if (!data && error) return <p role="alert">{t('fault.text')}</p>
  if (!data) return <Skeleton className="card" blockSize="14rem" />
  const { oldest, soldOut } = data
  return (
    <section className="to-do" aria-labelledby="to-do">
      <h2 id="to-do">{t('admin.toDo')}</h2>
      <div className="to-do__lists">
        <section className="card">
          <h3>{t('admin.toDoOrders')}</h3>
          {oldest.nodes.length === 0 && <p>{t('admin.nothingPending')}</p>}
          <ol>
            {oldest.nodes.map(({ id, createdAt, total, city, customer }) => (
              <li key={id}>
                <Link to={`/adminorder/${id}`}>{t('order.number', { id })}</Link>
                <span>
                  {[customer?.firstName, city, formatPounds(total)].filter(Boolean).join(', ')}
                </span>
                <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </li>
            ))}
          </ol>
          {oldest.totalCount > oldest.nodes.length && (
            <Link to="/adminorder?status=PENDING">
              {t('admin.allOf', { count: oldest.totalCount })}
            </Link>
          )}
        </section>
        <section className="card">
          <h3>{t('admin.toDoSoldOut')}</h3>
          {soldOut.nodes.length === 0 && <p>{t('admin.nothingSoldOut')}</p>}
          <ul>
            {soldOut.nodes.map(({ id, product }) => (
              <li key={id}>
                <Link to={`/updateproduct/${id}`}>{product.name}</Link>
              </li>
            ))}
          </ul>
          {soldOut.totalCount > soldOut.nodes.length && (
            <Link to="/adminproducts?soldOut=true">
              {t('admin.allOf', { count: soldOut.totalCount })}
            </Link>
          )}
        </section>
      </div>
    </section>
  )
}
