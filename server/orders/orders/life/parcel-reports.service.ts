import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { DELIVERY_REPORTS, type DeliveryReport } from '#domain/couriers/carriers'
import { AppError } from '#domain/errors'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { readId } from '#domain/validation/text.schema'
import { announce } from '../../../platform/database/events/announce'
import { statement } from '../../../platform/database/statements/statement'
import { REPORT_QUESTIONS, type ReportQuestion } from '../entities/parcel-report.entity'
import { orderChanged } from '../events/order-events'
import { readBack } from '../reads/admin-orders.service'
import { lockOrders } from './order-life.service'

// Reports of carriers that take effect only once somebody has decided about them.

const add = statement({
  name: 'parcelReports.add',
  sql: `INSERT INTO parcel_reports AS known
       (order_id, shipment_id, question, report, collected_piastres, other_order_ids)
     VALUES ($orderId, $shipmentId, $question, $report, $collectedPiastres, $otherOrderIds)
     ON CONFLICT (shipment_id, question, report) WHERE resolved_at IS NULL
       DO UPDATE SET collected_piastres = coalesce(excluded.collected_piastres, known.collected_piastres),
         other_order_ids = excluded.other_order_ids`,
})

interface NewReport {
  readonly orderId: number
  readonly shipmentId: number
  readonly question: ReportQuestion
  readonly report: DeliveryReport
  readonly collectedPiastres: Piastres | null
  /** The other orders that it may be about. */
  readonly otherOrderIds?: readonly number[]
}

/** Asks for a decision about a report on a parcel of a locked order; the same question is asked once. */
export async function askAboutReport(transaction: EntityManager, report: NewReport): Promise<void> {
  await add(transaction, { otherOrderIds: [], ...report })
}

/** Reports of an order that are decided together; further ones follow once these are. */
export const MAX_PARCEL_REPORTS = 100

const readOpen = statement({
  name: 'parcelReports.readOpen',
  sql: `SELECT parcel_reports.id, question, report, tracking_number AS "trackingNumber",
       collected_piastres::float8 AS "collectedPiastres", other_order_ids AS "otherOrderIds",
       created_at AS "createdAt"
     FROM parcel_reports JOIN shipments ON shipments.id = shipment_id
     WHERE parcel_reports.order_id = $1 AND resolved_at IS NULL ORDER BY parcel_reports.id LIMIT ${MAX_PARCEL_REPORTS}`,
  row: z.object({
    id: z.int(),
    question: z.enum(REPORT_QUESTIONS),
    report: z.enum(DELIVERY_REPORTS),
    trackingNumber: z.string().nullable(),
    collectedPiastres: piastresColumn.nullable(),
    otherOrderIds: z.array(z.int()),
    createdAt: z.date(),
  }),
})

/** A report of a carrier on a parcel that requires a decision. */
export type ParcelReportView = Awaited<ReturnType<typeof readOpen>>[number]

/** Returns the reports on the parcels of an order that nobody has decided about, oldest first. */
export async function listParcelReports(
  db: EntityManager,
  orderId: unknown,
): Promise<readonly ParcelReportView[]> {
  return readOpen(db, [readId(orderId) ?? null])
}

const findReport = statement({
  name: 'parcelReports.find',
  sql: `SELECT array_prepend(order_id, other_order_ids) AS "orderIds" FROM parcel_reports WHERE id = $1`,
  row: z.object({ orderIds: z.array(z.int()) }),
})

const resolve = statement({
  name: 'parcelReports.resolve',
  // Choosing the order of a report also answers the same question about the other orders.
  sql: `UPDATE parcel_reports SET resolved_at = clock_timestamp()
     FROM parcel_reports AS decided
     WHERE decided.id = $1 AND decided.resolved_at IS NULL AND parcel_reports.resolved_at IS NULL
       AND (parcel_reports.id = decided.id OR (
         decided.question = 'whichOrder' AND parcel_reports.question = 'whichOrder'
         AND parcel_reports.report = decided.report
         AND parcel_reports.order_id = ANY(decided.other_order_ids)
         AND decided.order_id = ANY(parcel_reports.other_order_ids)))
     RETURNING parcel_reports.order_id AS "orderId"`,
  row: z.object({ orderId: z.int() }),
})

/**
 * Resolves a report, for all orders that it may be about; a repeated call changes nothing. Returns the ID of its order.
 * Throws NOT_FOUND.
 */
export async function resolveParcelReport(db: EntityManager, id: unknown): Promise<number> {
  return db.transaction(async (transaction) => {
    const reportId = readId(id) ?? null
    const [report] = await findReport(transaction, [reportId])
    const [orderId] = report?.orderIds ?? []
    if (!report || orderId === undefined) {
      throw new AppError('NOT_FOUND', { key: 'order.noReport' })
    }
    const orders = await lockOrders(transaction, report.orderIds)
    const resolved = await resolve(transaction, [reportId])
    for (const order of orders) {
      if (!resolved.some((one) => one.orderId === order.id)) continue
      await announce(transaction, ...orderChanged(await readBack(transaction, order.id), order))
    }
    return orderId
  })
}

const resolvePart = statement({
  name: 'parcelReports.resolvePart',
  sql: `UPDATE parcel_reports SET resolved_at = clock_timestamp()
     WHERE shipment_id = $1 AND question = 'whichPart' AND resolved_at IS NULL`,
})

/** Resolves the question which items of a parcel the customer kept. */
export async function resolvePartQuestion(
  transaction: EntityManager,
  shipmentId: number,
): Promise<void> {
  await resolvePart(transaction, [shipmentId])
}
