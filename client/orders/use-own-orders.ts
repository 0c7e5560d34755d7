import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { PAGINATED, useNextPage } from '../api/use-next-page'
import { useShownData } from '../api/use-shown-data'
import { useOwnOrdersQuery } from '../gql/orders'
import { notifyError } from '../lib/notify'
import { useText } from '../texts/text'
import { fetchFailedText } from './fetch-failed-text'

/** The signed-in shopper's orders in pages, newest first. */
export function useOwnOrders() {
  const t = useText()
  const query = useOwnOrdersQuery({
    variables: { first: ORDERS_PAGE_SIZE },
    ...PAGINATED,
  })
  const { error, refetch, fetchMore } = query
  const orders = useShownData(query)?.orders
  const nextPage = useNextPage(orders, fetchMore, (failure) =>
    notifyError(fetchFailedText(t, failure)),
  )
  return { orders, error, refetch, nextPage }
}
