import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { statement } from '../database/statement'
import { deletePicture } from '../pictures/delete-picture'
import type { PictureStorage } from '../pictures/picture-storage'
import { RemovedPictureEntity } from './removed-picture.entity'

const BATCH = 100

const claimPictures = statement({
  name: 'reviews.claimRemovedPictures',
  // Another server deletes the locked ones.
  sql: `SELECT image_url AS "imageUrl" FROM removed_pictures ORDER BY image_url LIMIT ${BATCH}
     FOR UPDATE SKIP LOCKED`,
  row: z.object({ imageUrl: z.string() }),
})

/** Deletes the files of the pictures that no review has any more. Each is in one review only. */
export async function deleteRemovedPictures(
  db: EntityManager,
  storage: PictureStorage,
): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction(async (transaction) => {
      const rows = await claimPictures(transaction)
      const urls = rows.map(({ imageUrl }) => imageUrl)
      for (const url of urls) await deletePicture(storage, url)
      await transaction.delete(RemovedPictureEntity, { imageUrl: In(urls) })
      return urls.length === BATCH
    })
  }
}
