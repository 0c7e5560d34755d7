import type { NextPage } from '../api/use-next-page'
import type { OwnOrdersQuery } from '../gql/orders'
import { useText } from '../texts/text'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { NextPageButton } from '../ui/next-page-button'
import { OrderCard } from './order-card'
import './orders.css'

interface OwnOrdersProps {
  readonly orders: OwnOrdersQuery['orders']
  readonly nextPage: NextPage
}

/** The shopper's orders, newest first. */
export function OwnOrders({ orders, nextPage }: OwnOrdersProps) {
  const t = useText()
  const { nodes } = orders
  if (nodes.length === 0) {
    return (
      <EmptyState title={t('profile.noOrders')} text={t('profile.noOrdersText')}>
        <ButtonLink to="/">{t('cart.browse')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="orders">
        {nodes.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <NextPageButton nextPage={nextPage}>{t('profile.moreOrders')}</NextPageButton>
    </>
  )
}
