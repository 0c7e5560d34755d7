import { Link } from 'react-router-dom'
import { ORDER_VIEW_TABLE, ORDER_VIEWS } from '#domain/orders/order-views'
import { useOrderViewCountsQuery } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { type OrderListParams, orderListAddress } from '../order-list-params'
import { useRefetchOnOrderEvents } from '../use-order-event-batches'
import './order-views-nav.css'

/** On phones the views scroll sideways: the current one is seen, in either writing direction. */
function scrollTo(link: HTMLElement | null): void {
  const nav = link?.closest('nav')
  if (!nav || !link) return
  const { left, width } = link.getBoundingClientRect()
  const box = nav.getBoundingClientRect()
  nav.scrollLeft += left + width / 2 - (box.left + box.width / 2)
}

/** Links to the saved views, with the number of orders in each. */
export function OrderViewsNav({ state }: { readonly state: OrderListParams }) {
  const t = useText()
  const { data, refetch } = useOrderViewCountsQuery({ fetchPolicy: 'cache-and-network' })
  useRefetchOnOrderEvents(refetch)
  return (
    <nav className="order-views" aria-label={t('orders.views')}>
      <ul>
        {(['', ...ORDER_VIEWS] as const).map((view) => (
          <li key={view}>
            <Link
              ref={view === state.view ? scrollTo : undefined}
              className="order-views__link"
              to={orderListAddress({ ...state, view, order: '' })}
              aria-current={view === state.view ? 'page' : undefined}
            >
              {t(view ? ORDER_VIEW_TABLE[view].label : 'orders.view.all')}
              {view && (
                <>
                  {' '}
                  <span className="order-views__count">
                    {data?.orderViewCounts.find((row) => row.view === view)?.count}
                  </span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
