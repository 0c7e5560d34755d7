/** What sales can be compared by, by GraphQL enum value. */
export const REPORT_DIMENSION_TABLE = {
  PRODUCT: {
    value: 'product',
    label: 'report.by.product',
    description: 'By product, also if it was deleted.',
  },
  CATEGORY: {
    value: 'category',
    label: 'report.by.category',
    description: 'By the most specific category of the products, by their current names.',
  },
  BRAND: {
    value: 'brand',
    label: 'report.by.brand',
    description: 'By the current brand of the products.',
  },
  GOVERNORATE: {
    value: 'governorate',
    label: 'report.by.governorate',
    description: 'By governorate.',
  },
  AREA: { value: 'area', label: 'report.by.area', description: 'By area, as customers wrote it.' },
  CUSTOMER: {
    value: 'customer',
    label: 'report.by.customer',
    description: 'By the phone of the order; needs the permission to see customers.',
  },
  COURIER: {
    value: 'courier',
    label: 'report.by.courier',
    description: 'By the courier of the last parcel.',
  },
  SOURCE: {
    value: 'source',
    label: 'report.by.source',
    description: 'By how orders came to the shop.',
  },
  CODE: { value: 'code', label: 'report.by.code', description: 'By discount code.' },
  DAY: { value: 'day', label: 'report.by.day', description: 'By day in Cairo.' },
  WEEKDAY: { value: 'weekday', label: 'report.by.weekday', description: 'By weekday in Cairo.' },
  HOUR: { value: 'hour', label: 'report.by.hour', description: 'By hour of the day in Cairo.' },
} as const

/** The orders of a report, by GraphQL enum value. */
export const REPORT_SORT_TABLE = {
  SALES: {
    value: 'sales',
    label: 'report.sort.sales',
    description: 'The highest amount first, or days, weekdays and hours in their order.',
  },
  REFUSED: {
    value: 'refused',
    label: 'report.sort.refused',
    description: 'The most refused parcels first.',
  },
} as const

export type ReportSortCode = keyof typeof REPORT_SORT_TABLE
export type ReportSort = (typeof REPORT_SORT_TABLE)[ReportSortCode]['value']

export const REPORT_SORTS: readonly ReportSort[] = Object.values(REPORT_SORT_TABLE).map(
  ({ value }) => value,
)

export type ReportDimensionCode = keyof typeof REPORT_DIMENSION_TABLE
export type ReportDimension = (typeof REPORT_DIMENSION_TABLE)[ReportDimensionCode]['value']

export const REPORT_DIMENSIONS: readonly ReportDimension[] = Object.values(
  REPORT_DIMENSION_TABLE,
).map(({ value }) => value)
