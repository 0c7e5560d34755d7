/** The periods, in days, of the sales report. */
export const SALES_PERIODS = [7, 30, 90] as const

export type SalesPeriod = (typeof SALES_PERIODS)[number]
