import { type Feature, resource } from '../../platform/features/feature'
import { pictureStorage } from '../pictures/picture-storage'
import { createProductResolver } from '../products/product-of.resolver'
import type { FetchSettings } from './fetch-picture'
import { PictureFetchEntity } from './picture-fetch.entity'
import { createPictureFetcher } from './picture-fetcher'
import { PictureFetchesResolver } from './picture-fetches.resolver'
import { PictureFetchProblem } from './picture-fetches.types'

const fetchSettings = resource(
  ({ env }): FetchSettings => ({ allowsPrivate: env.mode === 'development' }),
)

export const pictureFetches: Feature = {
  dependencies: ['pictures', 'products'],
  entities: [PictureFetchEntity],
  resolvers: [
    PictureFetchesResolver,
    createProductResolver(PictureFetchProblem, 'The first product that has it.'),
  ],
  // Backups have the pictures that products have: of others, only the addresses here would be left.
  tablesNotBackedUp: ['picture_fetches'],
  startWorkers({ db, notifications, get }, { log }) {
    const fetcher = createPictureFetcher({
      db,
      storage: get(pictureStorage),
      settings: get(fetchSettings),
      log,
    })
    return [fetcher.start(notifications)]
  },
}
