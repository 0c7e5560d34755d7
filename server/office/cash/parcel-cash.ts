import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { asPiastres, NO_PIASTRES, type Piastres } from '#domain/money/units'
import { statement } from '../../platform/database/statements/statement'

/** A tracking number as it is compared: couriers write it with spaces, and in either case. */
export const trackingKey = (number: string) => number.replaceAll(/\s/g, '').toUpperCase()

/** Outcomes of a parcel that matter for its cash. */
const PARCEL_OUTCOMES = ['withCourier', 'delivered', 'refused', 'lost'] as const

const sumOf = (kinds: string) =>
  `coalesce(sum(piastres) FILTER (WHERE kind IN (${kinds})), 0)::float8`

const readParcels = statement({
  name: 'cash.readParcels',
  // Older entries do not say which parcel they are about: the last one that has no entries of its own.
  sql: `WITH cash AS MATERIALIZED (
       SELECT order_id, shipment_id,
         ${sumOf(`'collected', 'compensation'`)} AS due, ${sumOf(`'courierFee'`)} AS fee,
         ${sumOf(`'courierTax'`)} AS tax, ${sumOf(`'deduction'`)} AS deducted,
         ${sumOf(`'remitted', 'writtenOff'`)} AS settled,
         bool_or(kind IN ('remitted', 'writtenOff')) AS "isSettled"
       FROM cash_entries WHERE courier_id = $courierId AND order_id IS NOT NULL
       GROUP BY order_id, shipment_id
     ), named AS MATERIALIZED (
       SELECT id, order_id FROM shipments
       WHERE courier_id = $courierId AND voided_at IS NULL AND (order_id = ANY($orderIds::int[])
         OR upper(regexp_replace(tracking_number, '\\s', '', 'g')) = ANY($numbers::text[]))
     ), entered AS (
       SELECT cash.*, coalesce(shipment_id, (
         SELECT id FROM shipments
         WHERE shipments.order_id = cash.order_id AND courier_id = $courierId AND voided_at IS NULL
           AND id NOT IN (SELECT shipment_id FROM cash WHERE shipment_id IS NOT NULL)
         ORDER BY id DESC LIMIT 1
       )) AS parcel_id
       FROM cash WHERE due - fee - tax - deducted <> settled OR (due <> 0 AND NOT "isSettled")
         OR order_id IN (SELECT order_id FROM named)
     )
     SELECT orders.id AS "orderId", shipments.id AS "parcelId",
       CASE WHEN entered.order_id IS NULL THEN named.id ELSE entered.shipment_id END AS "shipmentId",
       orders.phone, tracking_number AS "trackingNumber",
       CASE WHEN lost_at IS NOT NULL THEN 'lost'
         WHEN coalesce(refused_at, received_back_at) IS NOT NULL THEN 'refused'
         WHEN delivered_at IS NOT NULL OR shipments.id IS NULL THEN 'delivered'
         ELSE 'withCourier' END AS outcome,
       coalesce(due, 0) AS "duePiastres", coalesce(fee, 0) AS "feePiastres",
       coalesce(tax, 0) AS "taxPiastres", coalesce(deducted, 0) AS "deductedPiastres",
       coalesce(settled, 0) AS "settledPiastres", coalesce("isSettled", false) AS "isSettled"
     FROM entered FULL JOIN named ON named.id = entered.parcel_id
     JOIN orders ON orders.id = coalesce(entered.order_id, named.order_id)
     LEFT JOIN shipments ON shipments.id = coalesce(entered.parcel_id, named.id)
     ORDER BY orders.id, shipments.id`,
  row: z.object({
    orderId: z.int(),
    parcelId: z.int().nullable(),
    shipmentId: z.int().nullable(),
    phone: z.string(),
    trackingNumber: z.string().nullable(),
    outcome: z.enum(PARCEL_OUTCOMES),
    duePiastres: piastresColumn,
    feePiastres: piastresColumn,
    taxPiastres: piastresColumn,
    deductedPiastres: piastresColumn,
    settledPiastres: piastresColumn,
    isSettled: z.boolean(),
  }),
})

type ParcelRow = Awaited<ReturnType<typeof readParcels>>[number]

/** A parcel of a courier, and what its entries in the ledger leave open. */
export interface ParcelCash {
  readonly orderId: number
  /** The parcel; null for cash of older releases whose parcel nobody knows. */
  readonly parcelId: number | null
  /** Shipment of its ledger entries, which new entries have to use: null for entries of older releases. */
  readonly shipmentId: number | null
  readonly phone: string
  readonly trackingNumber: string | null
  readonly outcome: ParcelRow['outcome']
  /** The cash that the courier still has. */
  readonly expectedPiastres: Piastres
  /** The fee that it has yet to keep. */
  readonly feePiastres: Piastres
  /** The VAT on it. */
  readonly taxPiastres: Piastres
  /** Balance owed by the courier for it; negative if the shop owes the courier. */
  readonly openPiastres: Piastres
  /** Whether a statement included it: the balance is then the rest. */
  readonly isSettled: boolean
}

function toParcelCash({
  duePiastres: due,
  feePiastres: fee,
  taxPiastres: tax,
  deductedPiastres,
  settledPiastres,
  ...parcel
}: ParcelRow): ParcelCash {
  const open = due - fee - tax - deductedPiastres - settledPiastres
  const openPiastres = asPiastres(open)
  if (!parcel.isSettled) {
    return { ...parcel, openPiastres, expectedPiastres: due, feePiastres: fee, taxPiastres: tax }
  }
  return {
    ...parcel,
    openPiastres,
    expectedPiastres: asPiastres(Math.max(0, open)),
    feePiastres: asPiastres(Math.max(0, -open)),
    taxPiastres: NO_PIASTRES,
  }
}

/** The parcels that a statement names. */
interface NamedParcels {
  readonly orderIds?: readonly number[]
  /** As {@link trackingKey} makes them. */
  readonly numbers?: readonly string[]
}

/** Returns the parcels of a courier for which something is open, and those that are named, settled or not. */
export async function listParcelCash(
  db: EntityManager,
  courierId: number,
  { orderIds = [], numbers = [] }: NamedParcels = {},
): Promise<readonly ParcelCash[]> {
  return (await readParcels(db, { courierId, orderIds, numbers })).map(toParcelCash)
}
