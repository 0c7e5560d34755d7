import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { ReactNode } from 'react'
import { type OwnOrderQuery, useOwnOrderQuery } from '../../platform/gql/orders'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { fetchFailedText } from './fetch-failed-text'

interface LoadOwnOrderProps {
  readonly id: string
  readonly children: (
    order: NonNullable<OwnOrderQuery['order']>,
    shop: OwnOrderQuery['shop'],
    /** The name of the shopper. */
    customer: string,
  ) => ReactNode
}

/** Whether the shopper has no such order. */
function isNotFound(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'NOT_FOUND')
  )
}

/** Loads an order of the signed-in shopper, current as of now. */
export function LoadOwnOrder({ id, children }: LoadOwnOrderProps) {
  const t = useText()
  const { data, error, refetch } = useOwnOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  if (data?.order) {
    const { firstName = '', secondName = '' } = data.me ?? {}
    return children(data.order, data.shop, `${firstName} ${secondName}`.trim())
  }
  if (isNotFound(error)) {
    return (
      <EmptyState title={t('fault.orderNotFound')}>
        <ButtonLink to="/profile">{t('profile.orders')}</ButtonLink>
      </EmptyState>
    )
  }
  if (error) return <LoadFailed title={fetchFailedText(t, error)} onRetry={refetch} />
  return <Skeleton className="card" blockSize="30rem" />
}
