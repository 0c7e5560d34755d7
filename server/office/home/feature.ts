import type { Feature } from '../../platform/features/feature'
import { HomePageEntity } from './home-page.entity'
import { HomePageResolver } from './home-page.resolver'

export const home: Feature = {
  dependencies: ['settings', 'products', 'listing', 'accounts'],
  entities: [HomePageEntity],
  functionFiles: ['home-page.sql'],
  resolvers: [HomePageResolver],
}
