import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { PAGINATED, useNextPage } from '../../platform/api/use-next-page'
import { useShownData } from '../../platform/api/use-shown-data'
import { useOwnOrdersQuery } from '../../platform/gql/orders'
import { notifyError } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
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
