import type { Feature } from '../features/feature'
import { deleteOldRequestKeys } from './once.service'
import { RequestKeyEntity } from './request-key.entity'

export const idempotency: Feature = {
  dependencies: [],
  entities: [RequestKeyEntity],
  jobs: ({ db }) => [
    { name: 'old-request-keys', minutes: 24 * 60, run: () => deleteOldRequestKeys(db) },
  ],
}
