import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { refetchSilently } from '../api/refetch-silently'
import { PAGINATED, useNextPage } from '../api/use-next-page'
import { useShownData } from '../api/use-shown-data'
import { useCustomersQuery } from '../gql/customers'
import { notifyError } from '../lib/notify'
import { useText } from '../texts/text'
import { type CustomerListParams, toFilter } from './customer-list-params'

/** The customers that match, in pages. */
export function useCustomers(state: CustomerListParams) {
  const t = useText()
  const query = useCustomersQuery({
    variables: { first: ORDERS_PAGE_SIZE, ...toFilter(state) },
    ...PAGINATED,
  })
  const { error, refetch, fetchMore } = query
  const list = useShownData(query)?.customers
  const nextPage = useNextPage(list, fetchMore, () => notifyError(t('customers.loadFailed')))
  return { customers: list?.nodes, error, refetch: () => refetchSilently(refetch), nextPage }
}
