import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { phoneDigits } from '#domain/addresses/phone'
import type { StatementLine } from '#domain/cash/settlement.schema'
import { piastresColumn } from '#domain/money/money.schema'
import { statement } from '../database/statement'

const readOutstanding = statement({
  name: 'cash.readOutstanding',
  sql: `SELECT orders.id AS "orderId", cash.shipment_id AS "shipmentId", orders.phone, parcel.tracking_number AS "trackingNumber",
       cash.collected::float8 AS "collectedPiastres", cash.fee::float8 AS "feePiastres"
     FROM (
       SELECT order_id, shipment_id,
         coalesce(sum(piastres) FILTER (WHERE kind = 'collected'), 0) AS collected,
         coalesce(sum(piastres) FILTER (WHERE kind = 'courierFee'), 0) AS fee,
         coalesce(sum(piastres) FILTER (WHERE kind IN ('remitted', 'writtenOff')), 0) AS settled
       FROM cash_entries WHERE courier_id = $1 AND order_id IS NOT NULL
       GROUP BY order_id, shipment_id
     ) AS cash
     JOIN orders ON orders.id = cash.order_id
     LEFT JOIN LATERAL (
       SELECT tracking_number FROM shipments
       WHERE order_id = orders.id AND courier_id = $1 AND voided_at IS NULL
         -- Older entries do not say which parcel they are about.
         AND (cash.shipment_id IS NULL OR id = cash.shipment_id)
       ORDER BY id DESC LIMIT 1
     ) AS parcel ON true
     WHERE cash.collected > 0 AND cash.settled = 0
     ORDER BY orders.id, cash.shipment_id`,
  row: z.object({
    orderId: z.int(),
    shipmentId: z.int().nullable(),
    phone: z.string(),
    trackingNumber: z.string().nullable(),
    collectedPiastres: piastresColumn,
    feePiastres: piastresColumn,
  }),
})

/** What a courier has collected for an order and not handed over. */
export type OutstandingCash = Awaited<ReturnType<typeof readOutstanding>>[number]

export async function listOutstandingCash(
  db: EntityManager,
  courierId: number,
): Promise<readonly OutstandingCash[]> {
  return readOutstanding(db, [courierId])
}

const normalize = (reference: string) => reference.replaceAll(/\s/g, '').toUpperCase()

/** The last digits of an Egyptian mobile number, which every spelling of it ends with. */
const lastDigits = (phone: string) => phoneDigits(phone).slice(-9)

/** Values by a key that several of them can have. */
function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => unknown) {
  const groups = new Map<unknown, Set<Value>>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.add(value)
    else groups.set(key, new Set([value]))
  }
  return groups
}

/** What no line of a statement has named yet. */
export interface RemainingCash {
  /**
   * Takes the parcel of a line: by its tracking number, then by the number of the order, then by phone and amount if
   * only one parcel has both.
   */
  take(line: StatementLine): OutstandingCash | undefined
  list(): readonly OutstandingCash[]
}

const byPhoneAndAmount = (phone: string, piastres: number) => `${lastDigits(phone)} ${piastres}`

/** Keeps what the lines of a statement have not named, found without a search through all of it for each line. */
export function remainingCash(outstanding: readonly OutstandingCash[]): RemainingCash {
  const remaining = new Set(outstanding)
  const ofNumber = groupBy(outstanding, (parcel) => normalize(parcel.trackingNumber ?? ''))
  const ofOrder = groupBy(outstanding, ({ orderId }) => orderId)
  const ofPhone = groupBy(outstanding, ({ phone, collectedPiastres }) =>
    byPhoneAndAmount(phone, collectedPiastres),
  )
  const find = ({ trackingNumber, orderId, phone, amountPiastres }: StatementLine) => {
    const left = (group: ReadonlySet<OutstandingCash> | undefined) =>
      [...(group ?? [])].filter((parcel) => remaining.has(parcel))
    const [byNumber] = trackingNumber ? left(ofNumber.get(normalize(trackingNumber))) : []
    if (byNumber) return byNumber
    const [byOrder] = left(ofOrder.get(orderId))
    if (byOrder || !phone) return byOrder
    const [only, ...others] = left(ofPhone.get(byPhoneAndAmount(phone, amountPiastres)))
    return others.length === 0 ? only : undefined
  }
  return {
    take(line) {
      const parcel = find(line)
      if (parcel) remaining.delete(parcel)
      return parcel
    },
    list: () => [...remaining],
  }
}
