import type { EntityManager } from 'typeorm'
import type { Feature, PictureAudience } from '../feature'
import { pictureStorage } from './picture-storage'
import { picturesRoutes } from './pictures.routes'
import { previewRoutes } from './preview.routes'

export const pictures: Feature = {
  dependencies: ['products'],
  async routes({ app }, { features, get }) {
    const storage = get(pictureStorage)
    const readers = features.flatMap(({ readPictureAudience }) => readPictureAudience ?? [])
    async function readAudience(
      db: EntityManager,
      imageUrl: string,
    ): Promise<PictureAudience | undefined> {
      for (const read of readers) {
        const audience = await read(db, imageUrl)
        if (audience !== undefined) return audience
      }
    }
    await picturesRoutes(app, storage, readAudience)
    previewRoutes(app, storage)
  },
}
