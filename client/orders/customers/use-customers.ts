import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { PAGINATED, useNextPage } from '../../platform/api/use-next-page'
import { useShownData } from '../../platform/api/use-shown-data'
import { useCustomersQuery } from '../../platform/gql/customers'
import { notifyError } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
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
