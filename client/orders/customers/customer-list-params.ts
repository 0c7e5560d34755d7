import { CUSTOMER_SORTS, type CustomerSort } from '#domain/orders/customers.schema'
import type { CustomersQueryVariables } from '../../platform/gql/customers'
import type { SearchFormat } from '../../platform/routing/use-search-state'

export const DEFAULT_SORT: CustomerSort = 'LAST_ORDER_DESC'

/** What the list can be narrowed to, by its word in the address. */
export const SHOWN = {
  blocked: { isBlocked: true },
  prepayOnly: { prepayOnly: true },
  refused: { hasRefused: true },
  account: { hasAccount: true },
} as const satisfies Readonly<Record<string, Partial<CustomersQueryVariables>>>

export type Shown = keyof typeof SHOWN

export const SHOWN_NAMES = Object.keys(SHOWN) as readonly Shown[]

/** The state of the list, in its address. */
export interface CustomerListParams {
  readonly search: string
  /** Empty for all customers. */
  readonly show: Shown | ''
  readonly sort: CustomerSort
}

export const CUSTOMER_LIST_FORMAT: SearchFormat<CustomerListParams> = {
  read: (parameters) => ({
    search: parameters.get('search') ?? '',
    show: SHOWN_NAMES.find((name) => name === parameters.get('show')) ?? '',
    sort: CUSTOMER_SORTS.find((sort) => sort === parameters.get('sort')) ?? DEFAULT_SORT,
  }),
  write: ({ search, show, sort }) => ({
    ...(search && { search }),
    ...(show && { show }),
    ...(sort !== DEFAULT_SORT && { sort }),
  }),
}

/** The filter of the list query. */
export function toFilter({ search, show, sort }: CustomerListParams) {
  return { search: search || null, sort, ...(show && SHOWN[show]) }
}

/** Whether a sort order tells who has spent more. */
export const isBySpent = (sort: CustomerSort): boolean => sort.startsWith('SPENT')
