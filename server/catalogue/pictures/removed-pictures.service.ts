import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'
import type { Feature } from '../../platform/features/feature'
import { deletePicture } from './delete-picture'
import type { PictureStorage } from './picture-storage'
import { RemovedPictureEntity } from './removed-picture.entity'

const BATCH = 100
/** Longer than an upload can take. */
const UPLOAD_MINUTES = 60
/** Time for every server to delete the files in its own folder. */
const OTHER_SERVERS_HOURS = 24

/**
 * Records a picture before its files are written: they are deleted in an hour, unless something has it by then (see
 * `keepPicture`).
 */
export async function recordPicture(db: EntityManager, imageUrl: string): Promise<void> {
  await db.insert(RemovedPictureEntity, {
    imageUrl,
    removeAfter: () => `now() + interval '${UPLOAD_MINUTES} minutes'`,
  })
}

/** To be called in the transaction that gives a recorded picture to its owner, such as a review. */
export async function keepPicture(transaction: EntityManager, imageUrl: string): Promise<void> {
  await transaction.delete(RemovedPictureEntity, { imageUrl })
}

/** The recorded picture will not be used. */
export async function discardPicture(db: EntityManager, imageUrl: string): Promise<void> {
  await db.update(RemovedPictureEntity, { imageUrl }, { removeAfter: () => 'now()' })
}

const isNotOf = ({ hasPicture }: Feature) =>
  hasPicture ? ` AND NOT ${hasPicture('removed_pictures.image_url')}` : ''

const claimPictures = statement({
  name: 'pictures.claimRemoved',
  // Locked ones are being deleted by another server.
  sql: (features: readonly Feature[]) => `SELECT image_url AS "imageUrl",
       remove_after < now() - interval '${OTHER_SERVERS_HOURS} hours' AS "isOld"
     FROM removed_pictures
     WHERE remove_after <= now() AND image_url > $1${features.map(isNotOf).join('')}
     ORDER BY image_url LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
  row: z.object({ imageUrl: z.string(), isOld: z.boolean() }),
})

/**
 * Deletes the files of pictures that no feature has, such as a review, including those of interrupted
 * uploads. Each picture has one owner only. Other servers with their own folders get a day to do the same.
 */
export async function deleteRemovedPictures(
  db: EntityManager,
  storage: PictureStorage,
  features: readonly Feature[],
  { hasOtherFolders = false }: { readonly hasOtherFolders?: boolean } = {},
): Promise<void> {
  await storage.removeUnfinished()
  for (let last: string | undefined = ''; last !== undefined; ) {
    const after: string = last
    last = await db.transaction(async (transaction) => {
      const rows = await claimPictures(transaction, [after], features)
      for (const { imageUrl } of rows) await deletePicture(storage, imageUrl)
      const done = rows.filter(({ isOld }) => isOld || !hasOtherFolders)
      await transaction.delete(RemovedPictureEntity, {
        imageUrl: In(done.map(({ imageUrl }) => imageUrl)),
      })
      return rows.length === BATCH ? rows.at(-1)?.imageUrl : undefined
    })
  }
}
