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

export type ReportDimensionCode = keyof typeof REPORT_DIMENSION_TABLE
export type ReportDimension = (typeof REPORT_DIMENSION_TABLE)[ReportDimensionCode]['value']

export const REPORT_DIMENSIONS: readonly ReportDimension[] = Object.values(
  REPORT_DIMENSION_TABLE,
).map(({ value }) => value)
