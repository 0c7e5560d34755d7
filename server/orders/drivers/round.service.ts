import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { cairoDay, startOfCairoDay } from '#domain/delivery/cairo-day'
import { MAX_ORDERS_AT_ONCE } from '#domain/limits'
import { piastresColumn } from '#domain/money/money.schema'
import { NO_PIASTRES, type Piastres } from '#domain/money/units'
import { statement } from '../../platform/database/statements/statement'
import {
  type AdminOrderView,
  adminOrderRow,
  selectOrders,
  toAdminOrderView,
} from '../orders/reads/order-view'
import { listTakenBack, type TakenBackView } from '../returns/exchange-returns.service'
import type { DriverLinks } from './driver-link'
import { type Driver, findDriver } from './driver-links.service'

/** A parcel that a driver has. */
export interface DriverStopView {
  readonly order: AdminOrderView
  /** Whether nobody was at home today. */
  readonly wasAbsentToday: boolean
  /** Items that the customer returns in exchange. */
  readonly takesBack: readonly TakenBackView[]
}

/** Stops of a driver, and the cash they hold. */
export interface DriverRoundView {
  readonly courierId: number
  readonly courierName: string
  readonly stops: readonly DriverStopView[]
  readonly cashPiastres: Piastres
}

const readParcels = statement({
  name: 'drivers.readParcels',
  sql: selectOrders({
    rows: `WHERE shipment_state = 'withCourier' AND id IN (
        SELECT order_id FROM shipments WHERE courier_id = $1 AND handed_over_at IS NOT NULL
          AND coalesce(delivered_at, refused_at, lost_at, received_back_at, voided_at) IS NULL)
      ORDER BY id LIMIT ${MAX_ORDERS_AT_ONCE}`,
    order: 'id ASC',
    hasCustomers: true,
  }),
  row: adminOrderRow,
})

const readAbsences = statement({
  name: 'drivers.readAbsences',
  sql: `SELECT DISTINCT order_events.order_id AS "orderId"
     FROM order_events JOIN shipments ON shipments.order_id = order_events.order_id
     WHERE order_events.order_id = ANY($1) AND kind = 'deliveryReported' AND happened_at >= $2
       AND happened_at >= handed_over_at AND courier_id = $3 AND voided_at IS NULL`,
  row: z.object({ orderId: z.int() }),
})

/** Which of these orders a courier has tried to deliver today, since the handover, when nobody was at home. */
export async function readAbsentToday(
  db: EntityManager,
  courierId: number,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const today = startOfCairoDay(cairoDay(new Date()))
  const rows = await readAbsences(db, [orderIds, today, courierId])
  return new Set(rows.map(({ orderId }) => orderId))
}

// Without the fees: own drivers hand over all that they collected.
const readCash = statement({
  name: 'drivers.readCash',
  sql: `SELECT coalesce(sum(CASE kind WHEN 'collected' THEN piastres ELSE -piastres END), 0)::float8
       AS "piastres"
     FROM cash_entries
     WHERE courier_id = $1 AND kind IN ('collected', 'remitted', 'writtenOff')`,
  row: z.object({ piastres: piastresColumn }),
})

/** The parcels that a driver has now, and their cash. */
export async function readRound(
  db: EntityManager,
  { courierId, name }: Driver,
): Promise<DriverRoundView> {
  const orders = (await readParcels(db, [courierId])).map(toAdminOrderView)
  const ids = orders.map(({ id }) => id)
  const absent = await readAbsentToday(db, courierId, ids)
  const takenBack = await listTakenBack(db, ids)
  const [cash] = await readCash(db, [courierId])
  return {
    courierId,
    courierName: name,
    stops: orders.map((order) => ({
      order,
      wasAbsentToday: absent.has(order.id),
      takesBack: takenBack.get(order.id) ?? [],
    })),
    cashPiastres: cash?.piastres ?? NO_PIASTRES,
  }
}

/** The round of a link; null if it does not work. */
export async function findRound(
  db: EntityManager,
  links: DriverLinks,
  token: string,
): Promise<DriverRoundView | null> {
  const driver = await findDriver(db, links, token)
  return driver ? readRound(db, driver) : null
}
