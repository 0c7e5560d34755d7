import type { ReportQuestion } from './parcel-report.entity'

/** The orders with an open question; a subquery that an index finds. */
export const ordersWithQuestion = (question: ReportQuestion): string =>
  `SELECT order_id FROM parcel_reports WHERE resolved_at IS NULL AND question = '${question}'`
