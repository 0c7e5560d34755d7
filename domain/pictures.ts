/**
 * The widths, in pixels, in which an uploaded picture is stored. Its URL is that of the widest; the
 * other files have their width in the name.
 */
export const PICTURE_WIDTHS = [240, 480, 960] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

const WIDEST: PictureWidth = 960
const UPLOADED = /^\/media\/([0-9a-f]{64})\.webp$/

/** The file name of a picture in one width; `hash` is the SHA-256 of the upload. */
export function pictureName(hash: string, width: PictureWidth = WIDEST): string {
  return width === WIDEST ? `${hash}.webp` : `${hash}-${width}.webp`
}

/** The URL of a picture file. */
export function pictureAddress(name: string): string {
  return `/media/${name}`
}

/** The hash in the URL of an uploaded picture; undefined for any other. */
export function pictureHash(imageUrl: string): string | undefined {
  return UPLOADED.exec(imageUrl)?.[1]
}

/** The `srcset` of an uploaded picture; undefined for any other, which has one width only. */
export function pictureSources(imageUrl: string): string | undefined {
  const hash = pictureHash(imageUrl)
  if (!hash) return undefined
  return PICTURE_WIDTHS.map(
    (width) => `${pictureAddress(pictureName(hash, width))} ${width}w`,
  ).join(', ')
}

const DRAWN = /^\/(?:pictures|art)\//

/** Whether the shop has drawn the picture itself: it is a square with a background of its own. */
export function isDrawn(imageUrl: string): boolean {
  return DRAWN.test(imageUrl)
}
