import type { EntityManager } from 'typeorm'
import type { Feature, PictureAudience } from '../../platform/features/feature'
import { pictureNotice, pictureStorage } from './picture-storage'
import { picturesRoutes } from './pictures.routes'
import { previewRoutes } from './preview.routes'
import { RemovedPictureEntity } from './removed-picture.entity'
import { deleteRemovedPictures } from './removed-pictures.service'

export const pictures: Feature = {
  dependencies: ['products'],
  entities: [RemovedPictureEntity],
  functionFiles: ['pictures.sql'],
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
  jobs({ db, features, get }, { env }) {
    const storage = get(pictureStorage)
    // Several servers can share the database while each has its own folder.
    const hasOtherFolders = pictureNotice(env) !== undefined
    return [
      {
        name: 'removed-pictures',
        minutes: 10,
        isPerServer: hasOtherFolders,
        run: () => deleteRemovedPictures(db, storage, features, { hasOtherFolders }),
      },
    ]
  },
}
