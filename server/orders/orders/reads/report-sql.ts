import { sqlList } from '../entities/order-status-sql'
import type { ReportQuestion } from '../entities/parcel-report.entity'

/** The orders with one of these questions open; a subquery that an index finds. */
export const ordersWithQuestion = (...questions: readonly ReportQuestion[]): string =>
  `SELECT order_id FROM parcel_reports WHERE resolved_at IS NULL AND question IN (${sqlList(questions)})`
