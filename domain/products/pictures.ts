/**
 * The widths, in pixels, in which an uploaded picture is stored. Its URL names the widest; the
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

const FILE = /^([0-9a-f]{64})(?:-\d+)?\.webp$/

/** The URL of the picture that a file is of, in any width; undefined for any other name. */
export function pictureOfFile(name: string): string | undefined {
  const hash = FILE.exec(name)?.[1]
  return hash && pictureAddress(pictureName(hash))
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

/** The size of a picture in a link preview, in pixels. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

const SAMPLE = /^\/pictures\/([a-z0-9-]+)\.svg$/

/**
 * The path of a product's picture as a JPEG for link previews, which show neither SVG nor, everywhere, WebP.
 * Undefined for a picture of another site.
 */
export function previewPath(productId: string | number, imageUrl: string): string | undefined {
  const sample = SAMPLE.exec(imageUrl)?.[1]
  if (sample) return `/previews/${sample}.jpg`
  const hash = pictureHash(imageUrl)
  // Previews are cached by their URL, which therefore changes with the picture.
  return hash && `/previews/products/${productId}.jpg?v=${hash.slice(0, 8)}`
}
