import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { PAGINATED, useNextPage } from '../api/use-next-page'
import { useOwnOrdersQuery } from '../gql/orders'
import { notifyError } from '../lib/notify'
import { useText } from '../texts/text'
import { fetchFailedText } from './fetch-failed-text'

/** The signed-in shopper's orders in pages, newest first. */
export function useOwnOrders() {
  const t = useText()
  const { data, previousData, error, refetch, fetchMore } = useOwnOrdersQuery({
    variables: { first: ORDERS_PAGE_SIZE },
    ...PAGINATED,
  })

  const orders = (data ?? previousData)?.orders
  const nextPage = useNextPage(orders, fetchMore, (failure) =>
    notifyError(fetchFailedText(t, failure)),
  )
  return { orders, error, refetch, nextPage }
}
