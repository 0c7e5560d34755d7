import { previewPath, SHARE_HEIGHT, SHARE_WIDTH } from '#domain/products/pictures'
import { parseUrl } from '#domain/validation/url'

/** The picture of a link preview. */
export interface ShareImage {
  /** Absolute. */
  readonly url: string
  readonly alt: string
  readonly type: string
  /** In pixels. Unknown for a picture of another site. */
  readonly size?: readonly [width: number, height: number]
}

const SIZE = [SHARE_WIDTH, SHARE_HEIGHT] as const
const EXTENSION = /\.(jpe?g|png)$/i

/** That of the shop. */
export function shopShareImage(publicUrl: string, alt: string): ShareImage {
  return { url: `${publicUrl}/art/og.png`, alt, type: 'image/png', size: SIZE }
}

interface Product {
  readonly id: string
  readonly name: string
  readonly imageUrl: string
}

/** That of a product; undefined if link previews cannot show it, such as an SVG of another site. */
export function productShareImage(
  { id, name, imageUrl }: Product,
  publicUrl: string,
): ShareImage | undefined {
  const preview = previewPath(id, imageUrl)
  if (preview) return { url: publicUrl + preview, alt: name, type: 'image/jpeg', size: SIZE }
  const url = parseUrl(imageUrl, publicUrl)
  const extension = url && EXTENSION.exec(url.pathname)?.[1]?.toLowerCase()
  if (!url || !extension) return undefined
  return { url: url.href, alt: name, type: extension === 'png' ? 'image/png' : 'image/jpeg' }
}
