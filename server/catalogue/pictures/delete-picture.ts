import { PICTURE_WIDTHS, pictureHash, pictureName } from '#domain/products/pictures'
import type { PictureStorage } from './picture-storage'

/** Deletes an uploaded picture in all widths. A URL that is not of one is ignored. */
export async function deletePicture(storage: PictureStorage, imageUrl: string): Promise<void> {
  const hash = pictureHash(imageUrl)
  if (!hash) return
  for (const width of PICTURE_WIDTHS) await storage.remove(pictureName(hash, width))
}
