import type { Feature } from '../../platform/features/feature'
import { productCsvRoutes } from './product-csv.routes'
import { ImportMappingEntity } from './read/import-mapping.entity'
import { discardAbandonedImports } from './stage/staged-changes'

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
