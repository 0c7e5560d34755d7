import { inflateSync } from 'node:zlib'

/** The units of a picture in HEVC: the parameters of video, sequence and picture, and the picture. */
interface HevcPicture {
  readonly parameters: readonly [string, string, string]
  readonly slice: Buffer
  readonly profile: string
}

const bytesOf = (base64: string) => Buffer.from(base64, 'base64')

/** 120 by 80 pixels: the left half is red, the right half blue. */
const SMALL: HevcPicture = {
  parameters: [
    'QAEMAf//BAgAAAMAn6gAAAMAAB66AkA=',
    'QgEBBAgAAAMAn6gAAAMAAB6gECBRy+W6SkwuaAgAAAMACAAAAwAIQA==',
    'RAHAcYMS',
  ],
  slice: bytesOf(
    'KAGt2bIex6f/bBf96ClySWlGCqW2JOvQ/bqMkl1/0IsFUxTL7XIWPDVxJC3xtcdAFoHX2ScoGEPQjjz9oL39iIAJEytOWeMr1BA=',
  ),
  profile: '04080000009fa8000000001e',
}

/** 3,200 by 2,400 pixels, all red. */
const LARGE: HevcPicture = {
  parameters: [
    'QAEMAf//BAgAAAMAn6gAAAMAAJa6AkA=',
    'QgEBBAgAAAMAn6gAAAMAAJagAZAgAlhZbqSTC5oCAAADAAIAAAMAAhA=',
    'RAHBcYGkgA==',
  ],
  slice: inflateSync(bytesOf('eNrTYFyju5Lxv3P08gkefb9YctSmMjAwj6JRNIpG0SgaRQOAzBYAAEKfDtM=')),
  profile: '04080000009fa80000000096',
}

function uint(value: number, size: 1 | 2 | 4): Buffer {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)
  return bytes
}

/** A box of ISO/IEC 14496-12. */
function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([uint(8 + body.length, 4), Buffer.from(type), body])
}

/** One with a version. */
const fullBox = (type: string, version: number, ...parts: readonly Buffer[]) =>
  box(type, uint(version, 1), Buffer.alloc(3), ...parts)

/** A unit of HEVC with its length before it. */
const sized = (unit: Buffer, size: 2 | 4) => Buffer.concat([uint(unit.length, size), unit])

/** How its pixels are to be decoded. */
const decoderOf = ({ parameters, profile }: HevcPicture) =>
  box(
    'hvcC',
    Buffer.from(`01${profile}f000fcfdf8f800000f03`, 'hex'),
    ...parameters.map((unit, index) =>
      Buffer.concat([uint(0x80 | (32 + index), 1), uint(1, 2), sized(bytesOf(unit), 2)]),
    ),
  )

interface HeicOptions {
  /** 3,200 by 2,400 pixels in place of 120 by 80. */
  readonly isLarge?: boolean
  /** As the file says, whatever it has. */
  readonly width?: number
  readonly height?: number
  /** Quarter turns to the left. */
  readonly turns?: 0 | 1 | 2 | 3
  /** The ICC profile of its colours. */
  readonly profile?: Buffer
}

/** A HEIC file, such as an iPhone makes, but small. */
export function buildHeic(options: HeicOptions = {}): Buffer {
  const { isLarge = false, turns = 0, profile } = options
  const { width = isLarge ? 3_200 : 120, height = isLarge ? 2_400 : 80 } = options
  const picture = isLarge ? LARGE : SMALL
  const type = box('ftyp', Buffer.from('heic'), uint(0, 4), Buffer.from('mif1heic'))
  const slice = sized(picture.slice, 4)
  const size = fullBox('ispe', 0, uint(width, 4), uint(height, 4))
  const colours = profile ? [box('colr', Buffer.from('prof'), profile)] : []
  const associations = [0x81, 0x02, 0x83, ...colours.map(() => 0x04)]
  const properties = box(
    'iprp',
    box('ipco', decoderOf(picture), size, box('irot', uint(turns, 1)), ...colours),
    fullBox('ipma', 0, uint(1, 4), uint(1, 2), Buffer.from([associations.length, ...associations])),
  )
  const item = fullBox('infe', 2, uint(1, 2), uint(0, 2), Buffer.from('hvc1\0'))
  const meta = (offset: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, uint(0, 4), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, uint(1, 2)),
      fullBox(
        'iloc',
        0,
        Buffer.from([0x44, 0x00]),
        ...[1, 1, 0, 1].map((value) => uint(value, 2)),
        uint(offset, 4),
        uint(slice.length, 4),
      ),
      fullBox('iinf', 0, uint(1, 2), item),
      properties,
    )
  const offset = type.length + meta(0).length + 8
  return Buffer.concat([type, meta(offset), box('mdat', slice)])
}
