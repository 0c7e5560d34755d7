import { dayAfter, startOfCairoDay } from '#domain/delivery/cairo-day'
import { GOVERNORATES, type Governorate } from '#domain/delivery/governorates'
import { asPounds, type Pounds } from '#domain/money/units'
import { ORDER_STATUS_KEYS } from '#domain/orders/order-status'
import { ORDER_VIEWS, type OrderListView } from '#domain/orders/order-views'
import { ORDER_SORTS, type OrderSort } from '#domain/orders/orders.schema'
import { numberOrText } from '#domain/validation/read-number'
import type { OrderStatus } from '../../../platform/gql/orders'
import type { AdminOrdersQueryVariables } from '../../../platform/gql/orders-admin'
import { readDay } from '../../../platform/lib/read-day'
import type { SearchFormat } from '../../../platform/routing/use-search-state'

const DEFAULT_SORT: OrderSort = 'NEWEST'

/** The state of the orders page, in its address. Empty texts are no filter. */
export interface OrderListParams {
  readonly view: OrderListView | ''
  readonly status: OrderStatus | ''
  readonly search: string
  readonly governorate: Governorate | ''
  /** The ID of a courier. */
  readonly courier: string
  /** The ID of a customer. */
  readonly customer: string
  /** The first and the last day in Cairo, such as 2026-11-21. */
  readonly since: string
  readonly until: string
  /** Amounts in pounds, as they were entered. */
  readonly min: string
  readonly max: string
  readonly sort: OrderSort
  /** The number of the open order. */
  readonly order: string
}

/** Filters of the list, besides the view. */
export const FILTERS = [
  'status',
  'search',
  'governorate',
  'courier',
  'customer',
  'since',
  'until',
  'min',
  'max',
] as const satisfies readonly (keyof OrderListParams)[]

export const NO_FILTERS = {
  status: '',
  search: '',
  governorate: '',
  courier: '',
  customer: '',
  since: '',
  until: '',
  min: '',
  max: '',
} as const satisfies Pick<OrderListParams, (typeof FILTERS)[number]>

function readNumber(text: string | null): string {
  return text && /^\d+$/.test(text) ? text : ''
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | '' {
  return values.find((value) => value === text) ?? ''
}

export const ORDER_LIST_FORMAT: SearchFormat<OrderListParams> = {
  read: (parameters) => ({
    view: oneOf(ORDER_VIEWS, parameters.get('view')),
    status: oneOf(ORDER_STATUS_KEYS, parameters.get('status')),
    search: parameters.get('search') ?? '',
    governorate: oneOf(GOVERNORATES, parameters.get('governorate')),
    courier: readNumber(parameters.get('courier')),
    customer: readNumber(parameters.get('customer')),
    since: readDay(parameters.get('since')),
    until: readDay(parameters.get('until')),
    min: parameters.get('min') ?? '',
    max: parameters.get('max') ?? '',
    sort: oneOf(ORDER_SORTS, parameters.get('sort')) || DEFAULT_SORT,
    order: readNumber(parameters.get('order')),
  }),
  write: ({ sort, ...texts }) => ({
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    ...(sort !== DEFAULT_SORT && { sort }),
  }),
}

/** The address of the page in this state. */
export function orderListAddress(state: OrderListParams): { readonly search: string } {
  return { search: new URLSearchParams(ORDER_LIST_FORMAT.write(state)).toString() }
}

/** An amount as people write it; null if it is none. */
export function readAmount(text: string): Pounds | null {
  const amount = text.trim() === '' ? undefined : numberOrText(text)
  return typeof amount === 'number' && amount >= 0 ? asPounds(amount) : null
}

/** The filter of the list query. */
export function toFilter(
  state: OrderListParams,
): Omit<AdminOrdersQueryVariables, 'first' | 'after'> {
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
  return dayAfter(day, 1).toISOString().slice(0, 10)
}
