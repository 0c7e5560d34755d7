import { useState } from 'react'
import type { OwnOrdersQuery } from '../gql/orders'
import { useText } from '../lib/text'
import { Button, ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { OrderCard } from './order-card'

interface OwnOrdersProps {
  readonly orders: OwnOrdersQuery['orders']
  /** Adds the page after this cursor; resolves when it is there. */
  readonly onMore: (after: string) => Promise<unknown>
}

/** The shopper's orders, newest first. */
export function OwnOrders({ orders, onMore }: OwnOrdersProps) {
  const t = useText()
  const [isLoading, setIsLoading] = useState(false)
  const { nodes, pageInfo } = orders
  const { hasNextPage, endCursor } = pageInfo

  async function showOlder(after: string): Promise<void> {
    setIsLoading(true)
    try {
      await onMore(after)
    } finally {
      setIsLoading(false)
    }
  }

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
      {hasNextPage && endCursor && (
        <Button
          variant="secondary"
          className="orders__more"
          busy={isLoading}
          onClick={() => void showOlder(endCursor)}
        >
          {t('profile.moreOrders')}
        </Button>
      )}
    </>
  )
}
