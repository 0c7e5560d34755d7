import sharp from 'sharp'
import { SHARE_HEIGHT, SHARE_WIDTH } from '#domain/products/pictures'

const SIDE = 480
const WIDTH = (SIDE * SHARE_WIDTH) / SHARE_HEIGHT
const LEFT = -(WIDTH - SIDE) / 2
/** The wall and the floor, which reach from edge to edge. */
const BACKDROP = new RegExp(`M0 (\\d+)H${SIDE}V${SIDE}H0Z`, 'g')
const QUALITY = 60

/** A picture of the sample catalogue for link previews, which show no SVG: a JPEG, with wall and floor at its sides. */
export function drawPreview(svg: string): Promise<Buffer> {
  const wide = svg
    .replace(`viewBox="0 0 ${SIDE} ${SIDE}"`, `viewBox="${LEFT} 0 ${WIDTH} ${SIDE}"`)
    .replace(BACKDROP, (_path, top) => `M${LEFT} ${top}H${WIDTH + LEFT}V${SIDE}H${LEFT}Z`)
  return sharp(Buffer.from(wide), { density: 130 })
    .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'fill' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
