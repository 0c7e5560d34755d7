import type { Feature } from '../../platform/features/feature'
import { CollectionEntity } from './collection.entity'
import { CollectionsResolver } from './collections.resolver'

export const collections: Feature = {
  dependencies: [],
  entities: [CollectionEntity],
  functionFiles: ['collections.sql'],
  resolvers: [CollectionsResolver],
}
