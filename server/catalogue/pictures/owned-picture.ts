import type { EntityManager } from 'typeorm'
import type { PictureStorage } from './picture-storage'
import { discardPicture, recordPicture } from './removed-pictures.service'

/**
 * Stores a picture for the one thing that `keep` gives it to, with `keepPicture`; its files are deleted if
 * that fails. Throws INVALID.
 */
export async function storeOwnedPicture(
  db: EntityManager,
  storage: PictureStorage,
  bytes: Buffer,
  keep: (imageUrl: string) => Promise<void>,
): Promise<{ readonly imageUrl: string }> {
  // Imported on demand: sharp takes memory that most servers never need.
  const { storePicture } = await import('./pictures.service')
  let recorded: string | undefined
  try {
    const picture = await storePicture(storage, bytes, {
      isShared: false,
      async onValid(url) {
        await recordPicture(db, url)
        recorded = url
      },
    })
    await keep(picture.imageUrl)
    return picture
  } catch (error) {
    if (recorded) await discardPicture(db, recorded)
    throw error
  }
}
