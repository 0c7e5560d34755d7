/**
 * The widths, in pixels, that an uploaded picture is kept in. Its address is that of the widest;
 * the others carry their width in the name.
 */
export const PICTURE_WIDTHS = [240, 480, 960] as const

export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

const WIDEST: PictureWidth = 960
const UPLOADED = /^\/media\/([0-9a-f]{64})\.webp$/

/** The file that holds one version of a picture; `hash` is the SHA-256 of what was uploaded. */
export function pictureName(hash: string, width: PictureWidth = WIDEST): string {
  return width === WIDEST ? `${hash}.webp` : `${hash}-${width}.webp`
}

/** Where the shop serves such a file. */
export function pictureAddress(name: string): string {
  return `/media/${name}`
}

/** The `srcset` of an uploaded picture; undefined for any other address, which has one size only. */
export function pictureSources(imageUrl: string): string | undefined {
  const hash = UPLOADED.exec(imageUrl)?.[1]
  if (!hash) return undefined
  return PICTURE_WIDTHS.map(
    (width) => `${pictureAddress(pictureName(hash, width))} ${width}w`,
  ).join(', ')
}
