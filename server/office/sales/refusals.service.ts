import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { GOVERNORATES, type Governorate } from '#domain/delivery/governorates'
import { statement } from '../../platform/database/statements/statement'
import { ofPlaced, PERIOD, type SalesPeriodView } from './sales-sql'

/** How many parcels arrived at the door, and how many of them were refused. */
interface DoorCounts {
  readonly parcels: number
  readonly refused: number
}

export interface GovernorateRefusalsView extends DoorCounts {
  /** Null for orders of older clients that name none. */
  readonly governorate: Governorate | null
}

export interface CourierRefusalsView extends DoorCounts {
  /** Null for what the shop delivered itself. */
  readonly courierName: string | null
}

/** The refused parcels of the orders of a period, most of them first. */
export interface RefusalsView {
  readonly governorates: readonly GovernorateRefusalsView[]
  readonly couriers: readonly CourierRefusalsView[]
}

const readRefusals = statement({
  name: 'sales.readRefusals',
  sql: `
  WITH placed AS MATERIALIZED (
    SELECT id, governorate FROM orders WHERE ${PERIOD}
  ), doors AS (
    SELECT placed.governorate, shipments.courier_id, count(*)::int AS parcels,
      count(shipments.refused_at)::int AS refused, grouping(placed.governorate) = 0 AS "isGovernorate"
    FROM placed JOIN shipments ON ${ofPlaced('shipments.order_id')}
    WHERE shipments.voided_at IS NULL
      AND num_nonnulls(shipments.delivered_at, shipments.refused_at) > 0
    GROUP BY GROUPING SETS ((placed.governorate), (shipments.courier_id))
  )
  SELECT governorate, couriers.name AS "courierName", parcels, refused, "isGovernorate"
  FROM doors LEFT JOIN couriers ON couriers.id = doors.courier_id
  ORDER BY refused DESC, parcels DESC, governorate, couriers.name`,
  row: z.object({
    governorate: z.enum(GOVERNORATES).nullable(),
    courierName: z.string().nullable(),
    parcels: z.int(),
    refused: z.int(),
    isGovernorate: z.boolean(),
  }),
})

/** Who refuses parcels at the door, by where they live and by who brought them. */
export async function readRefusalShares(
  db: EntityManager,
  { days, now }: SalesPeriodView,
): Promise<RefusalsView> {
  const rows = await readRefusals(db, [now, days])
  return {
    governorates: rows.filter(({ isGovernorate }) => isGovernorate),
    couriers: rows.filter(({ isGovernorate }) => !isGovernorate),
  }
}
