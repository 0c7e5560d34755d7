import type { Feature } from '../../platform/features/feature'
import { HelpPageEntity } from './help-page.entity'
import { HelpPagesResolver } from './help-pages.resolver'

export const pages: Feature = {
  dependencies: ['settings', 'shop', 'delivery', 'products', 'accounts'],
  entities: [HelpPageEntity],
  functionFiles: ['help-pages.sql'],
  resolvers: [HelpPagesResolver],
}
