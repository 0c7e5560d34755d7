import type { Feature } from '../../platform/features/feature'
import { ImportMappingEntity } from './import-mapping.entity'
import { productCsvRoutes } from './product-csv.routes'
import { discardAbandonedImports } from './staged-import.service'

export const productFiles: Feature = {
  dependencies: ['picture-fetches', 'products', 'stock'],
  entities: [ImportMappingEntity],
  tablesNotBackedUp: ['import_rows'],
  routes: ({ app }) => productCsvRoutes(app),
  prepare: discardAbandonedImports,
  jobs: ({ db }) => [
    { name: 'abandoned-imports', minutes: 60, run: () => discardAbandonedImports(db) },
  ],
}
