import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type HandoversInput, handoversSchema } from '#domain/couriers/handovers.schema'
import { GOVERNORATES, type Governorate } from '#domain/delivery/governorates'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { countRow, readCount } from '../../platform/database/statements/count'
import { type CountedPage, decodeCursor, toPage } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'

/** Parcels handed over to a courier together. */
export interface HandoverView {
  /** Its number. */
  readonly id: number
  readonly courierName: string
  readonly createdAt: Date
  /** Without those that were taken back. */
  readonly parcelCount: number
  readonly duePiastres: Piastres
}

export interface HandoverParcelView {
  readonly orderId: number
  readonly recipientName: string
  readonly city: string
  readonly governorate: Governorate | null
  readonly area: string | null
  /** Amount to collect at the time of the handover. */
  readonly duePiastres: Piastres
  /** Number of parcels of the order. */
  readonly parcelCount: number
  readonly takenBackAt: Date | null
}

/** A handover with its parcels. */
export interface HandoverSheetView extends HandoverView {
  readonly parcels: readonly HandoverParcelView[]
}

const readHandovers = statement({
  name: 'handovers.read',
  sql: (condition: string) => `WITH page AS MATERIALIZED (
       SELECT id, courier_id, created_at FROM handovers
       WHERE ${condition} ORDER BY id DESC LIMIT $limit
     ), parcel AS (
       SELECT handover_id, sum(parcel_count)::int AS count, sum(due_piastres)::float8 AS due
       FROM handover_parcels JOIN shipments ON shipments.id = shipment_id
       WHERE handover_id = ANY(ARRAY(SELECT id FROM page)) AND taken_back_at IS NULL
       GROUP BY handover_id
     )
     SELECT page.id, couriers.name AS "courierName", page.created_at AS "createdAt",
       coalesce(parcel.count, 0) AS "parcelCount", coalesce(due, 0) AS "duePiastres"
     FROM page JOIN couriers ON couriers.id = page.courier_id
       LEFT JOIN parcel ON parcel.handover_id = page.id
     ORDER BY page.id DESC`,
  row: z.object({
    id: z.int(),
    courierName: z.string(),
    createdAt: z.date(),
    parcelCount: z.int(),
    duePiastres: piastresColumn,
  }),
})

const countHandovers = statement({
  name: 'handovers.count',
  sql: `SELECT count(*)::int AS count FROM handovers
     WHERE $1::int IS NULL OR courier_id = $1::int`,
  row: countRow,
})

/** Returns a page of handovers, newest first. Throws INVALID. */
export async function listHandovers(
  db: EntityManager,
  input: Unchecked<HandoversInput>,
): Promise<CountedPage<HandoverView>> {
  const { first, after, courierId } = validate(handoversSchema, input)
  const [beforeId] = decodeCursor(after, 1) ?? []
  const conditions = [
    ...(courierId == null ? [] : ['courier_id = $courierId']),
    ...(beforeId === undefined ? [] : ['id < $beforeId']),
  ]
  const rows = await readHandovers(
    db,
    {
      limit: first + 1,
      ...(courierId != null && { courierId }),
      ...(beforeId !== undefined && { beforeId }),
    },
    conditions.join(' AND ') || 'true',
  )
  return {
    ...toPage(rows, { first, after }, ({ id }) => [id]),
    count: () => readCount(countHandovers(db, [courierId ?? null])),
  }
}

const readParcels = statement({
  name: 'handovers.readParcels',
  sql: `SELECT orders.id AS "orderId", recipient_name AS "recipientName", city, governorate, area,
       due_piastres::float8 AS "duePiastres", parcel_count AS "parcelCount",
       taken_back_at AS "takenBackAt"
     FROM handover_parcels JOIN shipments ON shipments.id = shipment_id
       JOIN orders ON orders.id = order_id
     WHERE handover_id = $1 ORDER BY orders.id`,
  row: z.object({
    orderId: z.int(),
    recipientName: z.string(),
    city: z.string(),
    governorate: z.enum(GOVERNORATES).nullable(),
    area: z.string().nullable(),
    duePiastres: piastresColumn,
    parcelCount: z.int(),
    takenBackAt: z.date().nullable(),
  }),
})

/** Returns a handover with its parcels; null if it does not exist. */
export async function findHandover(
  db: EntityManager,
  id: unknown,
): Promise<HandoverSheetView | null> {
  const [handover] = await readHandovers(db, { limit: 1, id: readId(id) ?? null }, 'id = $id')
  return handover ? { ...handover, parcels: await readParcels(db, [handover.id]) } : null
}
