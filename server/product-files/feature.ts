import type { Feature } from '../feature'
import { productCsvRoutes } from './product-csv.routes'
import { discardAbandonedImports } from './staged-import.service'

export const productFiles: Feature = {
  dependencies: ['products'],
  tablesNotBackedUp: ['import_rows'],
  routes: ({ app }) => productCsvRoutes(app),
  prepare: discardAbandonedImports,
}
