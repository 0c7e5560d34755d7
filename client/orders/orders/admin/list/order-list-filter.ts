import { shiftDay, startOfCairoDay } from '#domain/delivery/cairo-day'
import type { FilterState } from '../../../../platform/admin/list/list-filters'
import type { AdminOrdersQueryVariables } from '../../../../platform/gql/orders-admin'
import { readAmount } from '../read-amount'
import type { ORDER_FILTERS } from './order-filters'

export type OrderFilter = Omit<AdminOrdersQueryVariables, 'first' | 'after'>

/** The filter of the list query; empty texts are no filter. */
export function toFilter(state: FilterState<typeof ORDER_FILTERS>): OrderFilter {
  const { view, status, search, governorate, courier, customer, since, until, min, max, sort } =
    state
  return {
    view: view || null,
    status: status || null,
    search: search || null,
    governorate: governorate || null,
    courierId: courier || null,
    customerId: customer || null,
    since: since ? startOfCairoDay(since).toISOString() : null,
    // The last day is included.
    until: until ? startOfCairoDay(nextDay(until)).toISOString() : null,
    minTotal: readAmount(min),
    maxTotal: readAmount(max),
    sort,
  }
}

function nextDay(day: string): string {
  return shiftDay(day, 1)
}
