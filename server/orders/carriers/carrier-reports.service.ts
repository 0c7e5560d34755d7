import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Carrier, DeliveryReport } from '#domain/couriers/carriers'
import { piastresColumn } from '#domain/money/money.schema'
import { NO_PIASTRES, type Piastres } from '#domain/money/units'
import {
  amountDuePiastres,
  canAct,
  canDeliverAfterAll,
  outstandingPiastres,
  type ParcelAct,
  REFUSAL_REASONS,
} from '#domain/orders/order-life'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import { orderChanged } from '../orders/events/order-events'
import { deliverAfterAll } from '../orders/life/delivered-after-all.service'
import {
  type LockedOrder,
  lockOrder,
  lockOrders,
  readLastShipment,
  recordEvent,
} from '../orders/life/order-life.service'
import { actOnParcel } from '../orders/life/parcel.service'
import { askAboutReport } from '../orders/life/parcel-reports.service'
import { readBack } from '../orders/reads/admin-orders.service'
import { recordCreated } from './carrier-shipments.service'
import type { CleanReport } from './clean-carrier'

const findShipments = statement({
  name: 'carrierReports.findShipments',
  // By our reference, if the report comes before we know the number. A parcel that the number names comes first.
  sql: `SELECT shipments.id, order_id AS "orderId", refused_at IS NOT NULL AS "isRefused",
       received_back_at IS NOT NULL AS "isReceivedBack", shipments.tracking_number IS NOT NULL AS "isNumber",
       coalesce(carrier_shipments.reference = $3, false) AS "isReference"
     FROM shipments JOIN couriers ON couriers.id = courier_id
     LEFT JOIN carrier_shipments ON shipment_id = shipments.id
     WHERE couriers.carrier = $1 AND voided_at IS NULL
       AND (shipments.tracking_number = $2 OR (
         carrier_shipments.reference = $3 AND shipments.tracking_number IS NULL))
     ORDER BY "isReference" DESC, "isNumber" DESC, shipments.id DESC LIMIT 10`,
  row: z.object({
    id: z.int(),
    orderId: z.int(),
    isRefused: z.boolean(),
    isReceivedBack: z.boolean(),
    isNumber: z.boolean(),
    isReference: z.boolean(),
  }),
})

type FoundShipment = Awaited<ReturnType<typeof findShipments>>[number]

/** The parcel that a report is surely about: number and reference agree, or only one order has either. */
function surelyMeant(found: readonly FoundShipment[]): FoundShipment | undefined {
  const [first] = found
  const isAgreed = first?.isNumber && first.isReference
  return isAgreed || found.every(({ orderId }) => orderId === first?.orderId) ? first : undefined
}

const readLastReport = statement({
  name: 'carrierReports.readLast',
  sql: `SELECT last_state AS "lastState", last_reported_at AS "lastReportedAt",
       last_reason AS "lastReason", tracking_number AS "trackingNumber"
     FROM carrier_shipments WHERE shipment_id = $1`,
  row: z.object({
    lastState: z.string().nullable(),
    lastReportedAt: z.date().nullable(),
    lastReason: z.enum(REFUSAL_REASONS).nullable(),
    trackingNumber: z.string().nullable(),
  }),
})

const updateLastReport = statement({
  name: 'carrierReports.updateLast',
  // Parcels whose number was typed in have no row before.
  sql: `INSERT INTO carrier_shipments AS known (
       shipment_id, carrier, reference, tracking_number, created_at,
       last_state, last_reported_at, last_reason)
     VALUES ($shipmentId, $carrier, $reference, $trackingNumber, now(), $state, $reportedAt, $reason)
     ON CONFLICT (shipment_id) DO UPDATE SET last_state = excluded.last_state,
       last_reported_at = excluded.last_reported_at,
       last_reason = coalesce(excluded.last_reason, known.last_reason)`,
})

/** Transitions that reports cause; other reports are only recorded. */
const ACT_OF_REPORT: Partial<Readonly<Record<DeliveryReport, ParcelAct>>> = {
  delivered: 'deliver',
  refused: 'refuse',
  // Before that, it was refused. Whether it can be sold is seen by who receives it.
  returned: 'refuse',
  lost: 'lose',
}

/** Reports of an outcome, as opposed to a location. */
const OF_OUTCOMES: readonly DeliveryReport[] = [
  'delivered',
  'partlyDelivered',
  'refused',
  'returned',
  'lost',
  'damaged',
]

/** Result of a report: applied, only recorded, ignored as known or outdated, or for no parcel of the shop. */
export type ReportResult = 'applied' | 'reported' | 'ignored' | 'unknown'

type LastReport = Awaited<ReturnType<typeof readLastReport>>[number]

/** Clocks of servers differ. A later time was stored by a release that did not check the times of carriers. */
const MAX_CLOCK_DIFFERENCE_MILLISECONDS = 3_600_000

function isNews(
  { state }: CleanReport,
  reportedAt: Date,
  last: LastReport | undefined,
  now: Date,
): boolean {
  const lastTime = last?.lastReportedAt?.getTime() ?? 0
  if (lastTime === 0 || lastTime > now.getTime() + MAX_CLOCK_DIFFERENCE_MILLISECONDS) return true
  const time = reportedAt.getTime()
  return time > lastTime || (time === lastTime && state !== last?.lastState)
}

const readPart = statement({
  name: 'carrierReports.readPart',
  sql: `SELECT EXISTS (SELECT FROM shipment_items
         WHERE shipment_id = $1 AND kept_quantity IS NOT NULL) AS "isSaid",
       EXISTS (SELECT FROM parcel_reports
         WHERE shipment_id = $1 AND question = 'whichPart' AND resolved_at IS NULL) AS "isAsked"`,
  row: z.object({ isSaid: z.boolean(), isAsked: z.boolean() }),
})

const readCollected = statement({
  name: 'carrierReports.readCollected',
  sql: `SELECT coalesce(sum(piastres), 0)::float8 AS piastres FROM cash_entries
     WHERE order_id = $1 AND kind = 'collected'`,
  row: z.object({ piastres: piastresColumn }),
})

/** Returns the amount to collect on delivery; for a delivered parcel, the amount booked. */
async function expectedPiastres(transaction: EntityManager, order: LockedOrder): Promise<Piastres> {
  if (canDeliverAfterAll(order)) return outstandingPiastres(order)
  if (order.shipmentState !== 'delivered') return amountDuePiastres(order)
  const [booked] = await readCollected(transaction, [order.id])
  return booked?.piastres ?? NO_PIASTRES
}

function detailsOf(
  { report, reason, note, collectedPiastres }: CleanReport,
  due: Piastres,
  last: LastReport | undefined,
) {
  const isOtherAmount = collectedPiastres !== null && collectedPiastres !== due
  const isRefusal = report === 'refused' || report === 'returned'
  const why = reason ?? (isRefusal ? last?.lastReason : null)
  return {
    ...(why && { reason: why }),
    ...(note && { note }),
    ...(isOtherAmount && { collectedPiastres, duePiastres: due }),
  }
}

/** Records a report in the timeline of an order. */
async function keep(
  transaction: EntityManager,
  order: LockedOrder,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordEvent(transaction, order.id, { kind: 'deliveryReported', actor: 'courier', data })
  await announce(transaction, ...orderChanged(await readBack(transaction, order.id), order))
}

/** Returns the question that a report raises. */
const questionOf = ({ report, collectedPiastres }: CleanReport, shipment: FoundShipment) =>
  report && { orderId: shipment.orderId, shipmentId: shipment.id, report, collectedPiastres }

/** Whether a report of an earlier parcel says nothing new: that it is on its way back, or is back. */
function isKnown({ report }: CleanReport, shipment: FoundShipment): boolean {
  if (report === 'returned') return shipment.isReceivedBack
  return report === 'refused' && (shipment.isRefused || shipment.isReceivedBack)
}

/** Records a report on an earlier parcel of an order; it changes nothing until somebody decides about it. */
async function keepOfEarlier(
  transaction: EntityManager,
  order: LockedOrder,
  report: CleanReport,
  shipment: FoundShipment,
): Promise<ReportResult> {
  const asked = questionOf(report, shipment)
  if (!asked || isKnown(report, shipment)) return 'ignored'
  if (OF_OUTCOMES.includes(asked.report)) {
    await askAboutReport(transaction, { ...asked, question: 'earlierParcel' })
  }
  const { trackingNumber, reason, note, collectedPiastres } = report
  await keep(transaction, order, {
    report: asked.report,
    ...(reason && { reason }),
    ...(collectedPiastres !== null && { collectedPiastres }),
    note: [trackingNumber, note].filter(Boolean).join(' · '),
  })
  return 'reported'
}

async function apply(
  transaction: EntityManager,
  order: LockedOrder,
  report: CleanReport,
  last: LastReport | undefined,
  shipment: FoundShipment,
): Promise<ReportResult> {
  if (report.report === null) return 'ignored'
  const details = detailsOf(report, await expectedPiastres(transaction, order), last)
  const act = ACT_OF_REPORT[report.report]
  if (act || report.report === 'partlyDelivered') {
    const [part] = await readPart(transaction, [shipment.id])
    const asked =
      report.report === 'partlyDelivered' && !part?.isSaid && questionOf(report, shipment)
    if (asked) await askAboutReport(transaction, { ...asked, question: 'whichPart' })
    // Of a part, nothing is done before somebody has said which, whatever is reported after it.
    if (asked || part?.isAsked) {
      await keep(transaction, order, { ...details, report: report.report })
      return 'reported'
    }
  }
  if (act && order.shipmentState === 'withCourier' && canAct(act, order)) {
    await actOnParcel(transaction, order, act, 'courier', details)
    return 'applied'
  }
  if (act === 'deliver' && canDeliverAfterAll(order)) {
    await deliverAfterAll(transaction, order, 'courier', details)
    return 'applied'
  }
  // The desk was faster: what the courier did before is no news.
  if (!act && order.shipmentState !== 'withCourier') return 'ignored'
  await keep(transaction, order, { ...details, report: report.report })
  return 'reported'
}

const readDecided = statement({
  name: 'carrierReports.readDecided',
  sql: `SELECT EXISTS (SELECT FROM parcel_reports WHERE shipment_id = ANY($1::int[])
       AND question = 'whichOrder' AND report = $2 AND resolved_at IS NOT NULL) AS "isDecided"`,
  row: z.object({ isDecided: z.boolean() }),
})

/** Records an ambiguous report in the timelines of all orders that it may be about, and asks which one it is. */
async function keepForAll(
  db: EntityManager,
  found: readonly FoundShipment[],
  { report, reason, note, collectedPiastres }: CleanReport,
): Promise<ReportResult> {
  if (report === null) return 'ignored'
  const orderIds = [...new Set(found.map(({ orderId }) => orderId))]
  const data = { report, ...(reason && { reason }), ...(note && { note }) }
  return db.transaction(async (transaction) => {
    const orders = await lockOrders(transaction, orderIds)
    // Carriers repeat what they have not seen answered.
    const [decided] = await readDecided(transaction, [found.map(({ id }) => id), report])
    if (decided?.isDecided) return 'ignored'
    for (const order of orders) {
      const shipment = found.find(({ orderId }) => orderId === order.id)
      if (shipment && OF_OUTCOMES.includes(report)) {
        await askAboutReport(transaction, {
          orderId: order.id,
          shipmentId: shipment.id,
          question: 'whichOrder',
          report,
          collectedPiastres,
          otherOrderIds: orderIds.filter((id) => id !== order.id),
        })
      }
      await keep(transaction, order, data)
    }
    return 'reported'
  })
}

/**
 * Applies the report of a carrier on a parcel, with the same transitions as at the desk. Repeated reports, and older
 * ones after a newer one, change nothing.
 */
export async function takeInReport(
  db: EntityManager,
  carrier: Carrier,
  report: CleanReport,
  now = new Date(),
): Promise<ReportResult> {
  const { trackingNumber, reference, state, reason } = report
  const found = await findShipments(db, [carrier, trackingNumber, reference])
  if (found.length === 0) return 'unknown'
  const shipment = surelyMeant(found)
  if (!shipment) return keepForAll(db, found, report)
  return db.transaction(async (transaction) => {
    const order = await lockOrder(transaction, shipment.orderId)
    const [last] = await readLastReport(transaction, [shipment.id])
    const reportedAt = report.reportedAt ?? now
    if (!isNews(report, reportedAt, last, now)) return 'ignored'
    if (last && !last.trackingNumber) {
      await recordCreated(transaction, order, shipment.id, { id: null, trackingNumber })
    }
    await updateLastReport(transaction, {
      shipmentId: shipment.id,
      carrier,
      // The carrier does not know this reference: the parcel was created on the carrier's website.
      reference: `parcel ${shipment.id}`,
      trackingNumber,
      state,
      reportedAt,
      reason,
    })
    const current = await readLastShipment(transaction, order)
    return current?.id === shipment.id
      ? apply(transaction, order, report, last, shipment)
      : keepOfEarlier(transaction, order, report, shipment)
  })
}
