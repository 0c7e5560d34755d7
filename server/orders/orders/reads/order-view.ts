import { z } from 'zod'
import type { Address } from '#domain/addresses/address.schema'
import { LOCALES, type Locale } from '#domain/messages/locale'
import { piastresColumn } from '#domain/money/money.schema'
import { ADJUSTMENT_KINDS, calculateTotals, type Totals } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import { amountDuePiastres } from '#domain/orders/order-life'
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status'
import { listedAdjustments } from '#domain/orders/reduction'
import { addressColumns, toAddress } from '../../../accounts/addresses/address-columns'
import { entityColumns } from '../../../platform/database/schema/entity-columns'
import { OrderEntity } from '../entities/order.entity'
import { OrderItemEntity } from '../entities/order-item.entity'
import { ShipmentEntity } from '../entities/shipment.entity'
import { IS_AWAITED } from '../entities/shipment-item.entity'

// How orders are read. The entities declare the columns: each is read, and is in the view unchanged, unless
// it is listed here.

const orderColumns = entityColumns(OrderEntity, [
  'userId',
  'user',
  'assignedCourierId',
  'assignedCourier',
  'searchText',
  'searchPhones',
])
export const itemColumns = entityColumns(OrderItemEntity, [
  'orderId',
  'order',
  'product',
  'stockTaken',
  'deletedSku',
  'deletedGtin',
])
const shipmentColumns = entityColumns(ShipmentEntity, [
  'orderId',
  'order',
  'courierId',
  'courier',
  'voidedAt',
])

/** A line of an order. Names and price are those at the time of purchase. */
export type OrderItemView = Readonly<
  Omit<
    OrderItemEntity,
    'orderId' | 'order' | 'product' | 'stockTaken' | 'deletedSku' | 'deletedGtin'
  >
>

export interface OrderStatusChangeView {
  readonly status: OrderStatus
  readonly changedAt: Date
}

/** A parcel of an order. */
export interface ShipmentView
  extends Readonly<
    Omit<ShipmentEntity, 'orderId' | 'order' | 'courierId' | 'courier' | 'voidedAt'>
  > {
  /** Null as long as it is in the shop, and for what the shop delivered itself. */
  readonly courierName: string | null
  /** The courier's, if known. */
  readonly courierPhone: string | null
  /** Where the courier shows its way. */
  readonly trackingUrl: string | null
}

export interface DeliveryDaysView {
  readonly min: number
  readonly max: number
}

type PlainColumns = Readonly<
  Omit<
    OrderEntity,
    | 'userId'
    | 'user'
    | 'assignedCourierId'
    | 'assignedCourier'
    | 'deliveryMinDays'
    | 'deliveryMaxDays'
    | 'searchText'
    | 'searchPhones'
    | keyof typeof addressColumns
  >
>

export interface OrderView extends PlainColumns, Totals {
  /** How long delivery was expected to take when the order was placed; null if unknown. */
  readonly deliveryDays: DeliveryDaysView | null
  /** The fields that address and city were composed from; null if the client sent the two texts. */
  readonly shippingAddress: Address | null
  readonly items: readonly OrderItemView[]
  /** Every status with its time, oldest first. */
  readonly history: readonly OrderStatusChangeView[]
  /** The last one; null before the order is packed. */
  readonly shipment: ShipmentView | null
  /** Amount to collect on delivery. */
  readonly amountDuePiastres: Piastres
}

export interface CustomerView {
  readonly firstName: string
  readonly secondName: string
  readonly mobile: string
  /** The language of messages to them; null if unknown. */
  readonly locale: Locale | null
}

/** The courier who is to take an order. */
export interface AssignedCourierView {
  readonly id: number
  readonly name: string
}

/** An order with its customer. */
export interface AdminOrderView extends OrderView {
  /** Null once the account is deleted. */
  readonly customer: CustomerView | null
  /** Null unless one is assigned to it; who took it is in the shipment. */
  readonly assignedCourier: AssignedCourierView | null
  /** Items of its parcels that are due back although the order is not. */
  readonly awaitedItems: readonly AwaitedItemView[]
}

/** Units that a customer did not keep, or that were lost and replaced. */
export interface AwaitedItemView {
  readonly id: number
  readonly name: string
  readonly nameAr: string | null
  readonly quantity: number
  /** The tracking number of the parcel that had them. */
  readonly trackingNumber: string | null
  /** Whether the courier has lost them. */
  readonly isLost: boolean
}

export const adjustmentJson = z.strictObject({
  kind: z.enum(ADJUSTMENT_KINDS),
  label: z.string(),
  piastres: piastresColumn,
  applies: z.enum(['beforeItemsTotal', 'afterItemsTotal']),
})

/** Of a shipment in JSON, where times are text. */
export const shipmentJson = z.strictObject({
  ...shipmentColumns.jsonShape,
  courierName: z.string().nullable(),
  courierPhone: z.string().nullable(),
  trackingTemplate: z.string().nullable(),
})

/** A row of {@link selectOrders}. */
export const orderRow = z.object({
  ...orderColumns.shape,
  ...addressColumns,
  adjustments: z.array(adjustmentJson),
  items: z.array(z.strictObject(itemColumns.jsonShape)),
  history: z.array(
    z.strictObject({ status: z.enum(ORDER_STATUSES), changedAt: z.iso.datetime({ offset: true }) }),
  ),
  shipment: shipmentJson.nullable(),
})

/** A row of {@link selectOrders} with customers. */
export const adminOrderRow = orderRow.extend({
  customer: z
    .strictObject({
      firstName: z.string(),
      secondName: z.string(),
      mobile: z.string(),
      locale: z.enum(LOCALES).nullable(),
    })
    .nullable(),
  assignedCourier: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  awaitedItems: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      nameAr: z.string().nullable(),
      quantity: z.int(),
      trackingNumber: z.string().nullable(),
      isLost: z.boolean(),
    }),
  ),
})

const CUSTOMER = `, (
  SELECT json_build_object('firstName', first_name, 'secondName', second_name, 'mobile', mobile,
    'locale', locale)
  FROM users WHERE users.id = page.user_id) AS customer, (
  SELECT json_build_object('id', id, 'name', name)
  FROM couriers WHERE couriers.id = page.assigned_courier_id) AS "assignedCourier", (
  SELECT coalesce(json_agg(json_build_object('id', shipment_items.id, 'name', name,
    'nameAr', name_ar, 'quantity', quantity - kept_quantity - back_quantity,
    'trackingNumber', tracking_number, 'isLost', lost_at IS NOT NULL) ORDER BY shipment_items.id), '[]')
  FROM shipments JOIN shipment_items ON shipment_id = shipments.id
  WHERE shipments.order_id = page.id AND ${IS_AWAITED}) AS "awaitedItems"`

/** A shipment in JSON, of the table `shipments`. */
export const SHIPMENT_JSON = `json_build_object(
    ${shipmentColumns.jsonFields('shipments')},
    'courierName', (SELECT name FROM couriers WHERE id = courier_id),
    'courierPhone', (SELECT phone FROM couriers WHERE id = courier_id),
    'trackingTemplate', (SELECT tracking_url FROM couriers WHERE id = courier_id))`

const LAST_SHIPMENTS = `SELECT DISTINCT ON (order_id) order_id, ${SHIPMENT_JSON} AS shipment
  FROM shipments
  WHERE order_id = ANY(ARRAY(SELECT id FROM page WHERE shipment_state <> 'none'))
    AND voided_at IS NULL
  ORDER BY order_id, shipments.id DESC`

interface OrderSelection {
  /** The SQL after FROM orders: a condition, an order and a limit. */
  readonly rows: string
  readonly order?: string
  readonly hasCustomers?: boolean
  /** An SQL condition. */
  readonly hasHistory?: string
}

/**
 * The SQL of orders with their items and history, newest first by default. Items and history are read for all
 * orders at once: reading them per order takes twice as long. Materialized, because without statistics of the tables,
 * which a new shop has, each would be run again for every order.
 */
export const selectOrders = ({
  rows,
  order = 'id DESC',
  hasCustomers = false,
  hasHistory = 'true',
}: OrderSelection): string => `WITH page AS MATERIALIZED (SELECT * FROM orders ${rows}),
  item AS MATERIALIZED (
    SELECT order_id, json_agg(json_build_object(${itemColumns.jsonFields('order_items')}) ORDER BY id) AS items
    FROM order_items WHERE order_id = ANY(ARRAY(SELECT id FROM page)) GROUP BY order_id
  ), change AS MATERIALIZED (
    SELECT order_id,
      json_agg(json_build_object('status', status, 'changedAt', happened_at) ORDER BY id) AS history
    FROM order_events
    WHERE order_id = ANY(ARRAY(SELECT id FROM page)) AND status IS NOT NULL AND ${hasHistory}
    GROUP BY order_id
  ), parcel AS MATERIALIZED (${LAST_SHIPMENTS})
  SELECT ${orderColumns.select('page')}, coalesce(items, '[]') AS items,
    coalesce(history, '[]') AS history, shipment ${hasCustomers ? CUSTOMER : ''}
  FROM page LEFT JOIN item ON item.order_id = page.id LEFT JOIN change ON change.order_id = page.id
    LEFT JOIN parcel ON parcel.order_id = page.id
  ORDER BY ${order.replaceAll(/\b(id|total_piastres|updated_at)\b/g, 'page.$1')}`

const toDate = (time: string | null) => (time === null ? null : new Date(time))

export function toShipment({
  trackingTemplate,
  ...shipment
}: z.infer<typeof shipmentJson>): ShipmentView {
  const { trackingNumber } = shipment
  return {
    ...shipment,
    trackingUrl:
      trackingTemplate && trackingNumber
        ? trackingTemplate.replaceAll('{number}', encodeURIComponent(trackingNumber))
        : null,
    packedAt: toDate(shipment.packedAt),
    handedOverAt: toDate(shipment.handedOverAt),
    deliveredAt: toDate(shipment.deliveredAt),
    refusedAt: toDate(shipment.refusedAt),
    lostAt: toDate(shipment.lostAt),
    receivedBackAt: toDate(shipment.receivedBackAt),
  }
}

/** Converts a row to a view, with the totals as stored. */
export function toOrderView(row: z.infer<typeof orderRow>): OrderView {
  const {
    governorate,
    area,
    street,
    floor,
    apartment,
    landmark,
    courierNote,
    deliveryMinDays: min,
    deliveryMaxDays: max,
    ...order
  } = row
  return {
    ...order,
    adjustments: listedAdjustments(order.adjustments),
    itemsTotalPiastres: calculateTotals(order.items, order.adjustments).itemsTotalPiastres,
    deliveryDays: min === null || max === null ? null : { min, max },
    shippingAddress: toAddress({
      governorate,
      area,
      street,
      floor,
      apartment,
      landmark,
      courierNote,
    }),
    history: order.history.map(({ status, changedAt }) => ({
      status,
      changedAt: new Date(changedAt),
    })),
    shipment: order.shipment && toShipment(order.shipment),
    amountDuePiastres: amountDuePiastres(order),
  }
}

export function toAdminOrderView(row: z.infer<typeof adminOrderRow>): AdminOrderView {
  const { customer, assignedCourier, awaitedItems } = row
  return { ...toOrderView(row), customer, assignedCourier, awaitedItems }
}
