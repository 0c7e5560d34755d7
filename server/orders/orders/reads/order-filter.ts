import { significantDigits } from '#domain/addresses/phone'
import { MAX_QUERY_WORDS } from '#domain/limits'
import {
  CANCELLED_ORDER_STATUS,
  INITIAL_ORDER_STATUS,
  statusesWhere,
} from '#domain/orders/order-status'
import { LATE_AFTER_DAYS, ORDER_VIEWS, type OrderListView } from '#domain/orders/order-views'
import type { AdminOrdersFilter } from '#domain/orders/orders.schema'
import { parcelNumberForms, readOrderNumber } from '#domain/scanning/scan'
import { readId } from '#domain/validation/text.schema'
import { type Feature, type OrderConditions, resource } from '../../../platform/features/feature'
import { containing, queryWords } from '../../../platform/text/name-filter'
import { foldText } from '../../../platform/text/search-text'
import { sqlList } from '../entities/order-status-sql'
import { IS_AWAITED } from '../entities/shipment-item.entity'
import { ordersWithQuestion } from './report-sql'

export const IS_OPEN = `orders.status IN (${sqlList(statusesWhere('isOpen'))})`

export const IS_UNCONFIRMED = `orders.status = '${INITIAL_ORDER_STATUS}'
  AND orders.confirmation_state <> 'confirmed'`

/** Conditions of the saved views in the columns of orders. Each has its own index, or the one of open orders. */
export const OWN_CONDITIONS: NonNullable<OrderConditions['views']> = {
  TO_CONFIRM: IS_UNCONFIRMED,
  // Orders that came back and were reopened are packed again.
  TO_PACK: `${IS_OPEN} AND orders.confirmation_state = 'confirmed'
    AND orders.shipment_state IN ('none', 'refused', 'lost', 'receivedBack')
    AND orders.prepay_piastres IS NULL`,
  TO_HAND_OVER: `orders.shipment_state = 'packed'`,
  WITH_COURIER: `orders.shipment_state = 'withCourier' AND ${IS_OPEN}`,
  TELL_COURIER: `orders.tell_courier AND orders.shipment_state = 'withCourier'`,
  COURIER_PROBLEMS: `orders.id = ANY(ARRAY(${ordersWithQuestion('whichPart', 'whichOrder')}))`,
  EARLIER_PARCELS: `orders.id = ANY(ARRAY(${ordersWithQuestion('earlierParcel')}))`,
  REFUSED: `orders.shipment_state IN ('refused', 'lost')`,
  // Or a part of it; that an order has any is known by the index of what is awaited.
  TO_RECEIVE_BACK: `(orders.status = '${CANCELLED_ORDER_STATUS}'
    AND orders.shipment_state IN ('withCourier', 'refused', 'delivered')
    OR orders.id = ANY(ARRAY(SELECT order_id FROM shipment_items
      JOIN shipments ON shipments.id = shipment_id WHERE ${IS_AWAITED} AND lost_at IS NULL)))`,
  UNPAID: `orders.payment_state IN ('collected', 'toRefund')`,
  LATE: `orders.created_at
    + make_interval(days => coalesce(orders.delivery_max_days, ${LATE_AFTER_DAYS})) < now()`,
}

/** Condition shared by all orders of a view, whatever the feature: it lets the planner use the index. */
const COMMON_CONDITIONS: Readonly<Partial<Record<OrderListView, string>>> = { LATE: IS_OPEN }

/** Conditions of all features, combined. */
export interface AllOrderConditions {
  readonly views: Readonly<Record<OrderListView, string>>
  readonly ofCustomer: (id: string) => string
}

/** Orders are in a view for the reason of any feature. */
export function combineConditions(features: readonly Feature[]): AllOrderConditions {
  const declared = features.flatMap(({ orderConditions = [] }) => orderConditions)
  const conditionOf = (view: OrderListView) => {
    const conditions = declared.flatMap(({ views = {} }) => views[view] ?? [])
    if (conditions.length === 0) throw new Error(`No feature knows the view ${view} of orders`)
    const reasons = `(${conditions.map((sql) => `(${sql})`).join(' OR ')})`
    const common = COMMON_CONDITIONS[view]
    return common ? `${common} AND ${reasons}` : reasons
  }
  const [ofCustomer] = declared.flatMap((conditions) => conditions.ofCustomer ?? [])
  if (!ofCustomer) throw new Error('No feature knows the orders of a customer')
  const views = Object.fromEntries(ORDER_VIEWS.map((view) => [view, conditionOf(view)]))
  return { views: views as AllOrderConditions['views'], ofCustomer }
}

export const allOrderConditions = resource(({ features }) => combineConditions(features))

/** The orders that a courier has, has had or will get. */
export const idsOfCourier = (courier: string): string =>
  `SELECT order_id FROM shipments WHERE courier_id = ${courier} AND voided_at IS NULL
   UNION SELECT id FROM orders AS assigned WHERE assigned_courier_id = ${courier}`

export interface OrderSearchOptions {
  readonly conditions: AllOrderConditions
  /** Whether a search finds closed orders by their phone numbers, too. */
  readonly findsClosedPhones?: boolean
}

/** Builds the SQL condition of a filter, with its parameters, numbered from $1. */
export function buildCondition(
  filter: AdminOrdersFilter,
  { conditions: { views, ofCustomer }, findsClosedPhones = true }: OrderSearchOptions,
) {
  const { status, search, since, until, view, governorate, courierId } = filter
  const { customerId, updatedSince } = filter
  const { minTotalPiastres, maxTotalPiastres } = filter
  const parameters: unknown[] = []
  const bind = (value: unknown) => `$${parameters.push(value)}`
  const courier = courierId && bind(courierId)
  const conditions = [
    ...(view ? [views[view]] : []),
    ...(status ? [`orders.status = ${bind(status)}`] : []),
    ...(governorate ? [`orders.governorate = ${bind(governorate)}`] : []),
    ...(courier ? [`orders.id IN (${idsOfCourier(courier)})`] : []),
    ...(customerId ? [ofCustomer(bind(customerId))] : []),
    ...(minTotalPiastres != null ? [`orders.total_piastres >= ${bind(minTotalPiastres)}`] : []),
    ...(maxTotalPiastres != null ? [`orders.total_piastres <= ${bind(maxTotalPiastres)}`] : []),
    ...(since ? [`orders.created_at >= ${bind(since)}`] : []),
    ...(until ? [`orders.created_at < ${bind(until)}`] : []),
    ...(updatedSince ? [`orders.updated_at >= ${bind(updatedSince)}`] : []),
    ...(search ? [buildSearchCondition(search, bind, findsClosedPhones)] : []),
  ]
  return { sql: conditions.join(' AND ') || 'true', parameters, bind }
}

// A trigram index needs three characters, and fewer digits match nearly every phone number.
const MIN_PHONE_DIGITS = 3

/** One word with a digit can be the number that a courier has given to a parcel. */
const TRACKING_NUMBER = /^(?=.*\d)\S{3,}$/

/** An order number as it is written in mails, such as #455. */
const ORDER_NUMBER = /^#\s*(\d+)$/

/**
 * Searches the names of the recipient and of the account, its email, the city, phone numbers, the order number and the
 * tracking numbers of all parcels; #455 finds that order only. All words are found in any order, folded as in product searches.
 */
function buildSearchCondition(
  search: string,
  bind: (value: unknown) => string,
  findsClosedPhones: boolean,
): string {
  const folded = foldText(search).trim()
  const [, orderNumber] = ORDER_NUMBER.exec(folded) ?? []
  if (orderNumber) return `orders.id = ${bind(readId(orderNumber) ?? 0)}`
  const digits = significantDigits(folded)
  const orderId = readOrderNumber(search)
  const forms = parcelNumberForms(search)
    .flat()
    .filter((form) => TRACKING_NUMBER.test(form))
  const words = queryWords(folded, MAX_QUERY_WORDS).map(
    (word) => `orders.search_text LIKE ${bind(containing(word))}`,
  )
  const alternatives = [
    words.join(' AND ') || 'false',
    ...(orderId ? [`orders.id = ${bind(orderId)}`] : []),
    // As an array, so that the index of each alternative is used.
    ...(forms.length > 0
      ? [
          `orders.id = ANY(ARRAY(SELECT order_id FROM shipments
             WHERE tracking_number = ANY(${bind(forms)}) AND voided_at IS NULL))`,
        ]
      : []),
    ...(digits.length >= MIN_PHONE_DIGITS
      ? [
          `orders.search_phones LIKE ${bind(containing(digits))}${findsClosedPhones ? '' : ` AND ${IS_OPEN}`}`,
        ]
      : []),
  ]
  return `(${alternatives.join(' OR ')})`
}
