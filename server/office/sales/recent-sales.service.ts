import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { cairoDay, shiftDay, startOfWeek } from '#domain/delivery/cairo-day'
import { piastresColumn } from '#domain/money/money.schema'
import { addPiastres, type Piastres } from '#domain/money/units'
import { statement } from '../../platform/database/statements/statement'
import type { SalesDayView } from './sales.service'
import { IS_SALE, startOf, TIME_ZONE, TODAY } from './sales-sql'

/** The orders of some days, without cancelled ones. */
export interface PeriodSalesView {
  /** The first and the last day in Cairo, such as 2026-11-21. */
  readonly from: string
  readonly to: string
  readonly orders: number
  readonly revenuePiastres: Piastres
}

/** How the shop is doing, beside the same days a week before. */
export interface RecentSalesView {
  readonly yesterday: PeriodSalesView
  readonly yesterdayBefore: PeriodSalesView
  /** From Saturday until now. */
  readonly week: PeriodSalesView
  /** As far into the week before as it is now. */
  readonly weekBefore: PeriodSalesView
  /** The last days with today, oldest first. */
  readonly days: readonly SalesDayView[]
}

/** Two weeks: the days that are compared are among them, whatever weekday it is. */
const DAYS = 14

const A_WEEK_AGO = `($1::timestamptz AT TIME ZONE '${TIME_ZONE}') - interval '7 days'`

// The days are from the index on created_at; the last row has the week before until this hour.
const readDays = statement({
  name: 'sales.readRecentDays',
  sql: `
  WITH placed AS MATERIALIZED (
    SELECT created_at, (created_at AT TIME ZONE '${TIME_ZONE}')::date AS day, total_piastres FROM orders
    WHERE created_at >= ${startOf(`${TODAY} - ${DAYS - 1} * interval '1 day'`)} AND created_at <= $1
      AND ${IS_SALE}
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS day, count(total_piastres)::int AS orders,
    coalesce(sum(total_piastres), 0)::float8 AS "revenuePiastres"
  FROM (SELECT (${TODAY} - age * interval '1 day')::date AS day FROM generate_series(0, ${DAYS - 1}) AS age) AS days
    LEFT JOIN placed USING (day)
  GROUP BY day
  UNION ALL
  SELECT NULL, count(*)::int, coalesce(sum(total_piastres), 0)::float8 FROM placed
  WHERE created_at >= ${startOf('$2::date')} AND created_at < ${startOf(A_WEEK_AGO)}
  ORDER BY day`,
  row: z.object({
    day: z.iso.date().nullable(),
    orders: z.int(),
    revenuePiastres: piastresColumn,
  }),
})

const isOfDay = <Row extends { readonly day: string | null }>(
  row: Row,
): row is Row & { readonly day: string } => row.day !== null

/** The sales of yesterday and of this week, each beside the same days a week before, and of the last two weeks by day. */
export async function readRecentSales(
  db: EntityManager,
  now = new Date(),
): Promise<RecentSalesView> {
  const today = cairoDay(now)
  const weekStart = startOfWeek(today)
  const rows = await readDays(db, [now, shiftDay(weekStart, -7)])
  const days = rows.filter(isOfDay)
  const beforeNow = rows.find(({ day }) => day === null)
  if (!beforeNow) throw new Error('An aggregate without GROUP BY returned no row')
  const sumOf = (from: string, to: string): PeriodSalesView => {
    const summed = days.filter(({ day }) => from <= day && day <= to)
    return {
      from,
      to,
      orders: summed.reduce((sum, { orders }) => sum + orders, 0),
      revenuePiastres: addPiastres(...summed.map(({ revenuePiastres }) => revenuePiastres)),
    }
  }
  const sumOfDay = (day: string) => sumOf(day, day)
  return {
    yesterday: sumOfDay(shiftDay(today, -1)),
    yesterdayBefore: sumOfDay(shiftDay(today, -8)),
    week: sumOf(weekStart, today),
    weekBefore: {
      from: shiftDay(weekStart, -7),
      to: shiftDay(today, -7),
      orders: beforeNow.orders,
      revenuePiastres: beforeNow.revenuePiastres,
    },
    days,
  }
}
