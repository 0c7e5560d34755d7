import { createProductResolver } from '../../catalogue/products/product-of.resolver'
import type { Feature } from '../../platform/features/feature'
import { FirstWeekResolver } from './first-week.resolver'
import { ProfitResolver } from './profit.resolver'
import { SalesResolver } from './sales.resolver'
import { BestSeller } from './sales.types'
import { ReportAmountsResolver, SalesReportResolver } from './sales-report.resolver'
import { StockAmountsResolver, StockReportResolver } from './stock-report.resolver'
import { TasksResolver } from './tasks.resolver'
import { countUnitsSold } from './units-sold.service'

export const sales: Feature = {
  dependencies: [
    'addresses',
    'mail',
    'orders',
    'products',
    'settings',
    'stock',
    // Their tasks, and the steps of the first week.
    'accounts',
    'staff',
    'delivery',
    'couriers',
    'reviews',
    'questions',
    'returns',
    'cash',
    'integrations',
  ],
  resolvers: [
    SalesResolver,
    SalesReportResolver,
    ReportAmountsResolver,
    ProfitResolver,
    StockReportResolver,
    StockAmountsResolver,
    TasksResolver,
    FirstWeekResolver,
    createProductResolver(BestSeller, 'The product, hidden or not; null if it was deleted.'),
  ],
  jobs: ({ db }) => [{ name: 'units-sold', minutes: 60, run: () => countUnitsSold(db) }],
}
