import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { SHARE_HEIGHT, SHARE_WIDTH } from '#domain/products/pictures'

const QUALITY = 80
/** A shared link is fetched by many clients at once. */
const previews = new LRUCache<string, Buffer>({ max: 50 })
const limitConcurrency = pLimit(1)

/** A stored picture as a JPEG for link previews, uncropped, on white. `name` is its file name. */
export async function drawPreview(name: string, webp: Buffer): Promise<Buffer> {
  return limitConcurrency(async () => {
    const known = previews.get(name)
    if (known) return known
    const preview = await sharp(webp)
      .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'contain', background: 'white' })
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer()
    previews.set(name, preview)
    return preview
  })
}
