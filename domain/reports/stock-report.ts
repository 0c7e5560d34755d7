/** What the stock can be divided by, by GraphQL enum value. */
export const STOCK_DIMENSION_TABLE = {
  PRODUCT: { value: 'product', label: 'report.by.product', description: 'By product.' },
  CATEGORY: {
    value: 'category',
    label: 'report.by.category',
    description: 'By the most specific category of the products.',
  },
  BRAND: { value: 'brand', label: 'report.by.brand', description: 'By brand.' },
} as const

/** The orders of the rows, by GraphQL enum value. */
export const STOCK_SORT_TABLE = {
  VALUE: {
    value: 'value',
    label: 'stockReport.sort.value',
    description: 'The highest value at prices first.',
  },
  FASTEST: {
    value: 'fastest',
    label: 'stockReport.sort.fastest',
    description: 'The most units sold in 30 days first.',
  },
  SLOWEST: {
    value: 'slowest',
    label: 'stockReport.sort.slowest',
    description: 'What lasts longest first, beginning with stock that did not sell at all.',
  },
  SOONEST: {
    value: 'soonest',
    label: 'stockReport.sort.soonest',
    description: 'What is sold out soonest first.',
  },
} as const

export type StockDimensionCode = keyof typeof STOCK_DIMENSION_TABLE
export type StockDimension = (typeof STOCK_DIMENSION_TABLE)[StockDimensionCode]['value']

export type StockSortCode = keyof typeof STOCK_SORT_TABLE
export type StockSort = (typeof STOCK_SORT_TABLE)[StockSortCode]['value']

export const STOCK_DIMENSIONS: readonly StockDimension[] = Object.values(STOCK_DIMENSION_TABLE).map(
  ({ value }) => value,
)

export const STOCK_SORTS: readonly StockSort[] = Object.values(STOCK_SORT_TABLE).map(
  ({ value }) => value,
)

/** The days by which the speed of sales is measured. */
export const SPEED_DAYS = 30
