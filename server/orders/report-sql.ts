import { sqlList } from './order-status-sql'
import type { ReportQuestion } from './parcel-report.entity'

/** The orders with one of these questions open; a subquery that an index finds. */
export const ordersWithQuestion = (...questions: readonly ReportQuestion[]): string =>
  `SELECT order_id FROM parcel_reports WHERE resolved_at IS NULL AND question IN (${sqlList(questions)})`
