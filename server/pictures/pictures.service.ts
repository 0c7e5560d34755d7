import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp'
import type { AppError } from '#domain/errors'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGAPIXELS } from '#domain/limits'
import type { MessageKey, MessageParameters } from '#domain/messages'
import { PICTURE_WIDTHS, type PictureWidth, pictureAddress, pictureName } from '#domain/pictures'
import { invalid } from '#domain/validate'
import type { PictureStorage } from './picture-storage'

const MAX_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000
// A decoded picture takes hundreds of megabytes: the others wait.
const inLine = pLimit(2)
const MAX_SECONDS = 30
const QUALITY = 80
// A picture that is taller than this many times its width is scaled down to it: WebP has an end.
const MAX_HEIGHT_IN_WIDTHS = 4

// Whatever else the library can read, SVG and PDF among it, never gets as far as its parser.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
})

/** The pixels of a picture, upright, in sRGB, without anything that came along with them. */
interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

/**
 * Checks a picture by its content and stores it as WebP in every width, none wider than it is.
 * Of an animation the first image. The same file is stored once. Throws INVALID.
 */
export async function storePicture(
  storage: PictureStorage,
  bytes: Buffer,
): Promise<{ readonly imageUrl: string }> {
  if (bytes.length > MAX_PICTURE_BYTES) {
    throw refused('invalid.pictureFile', { max: MAX_PICTURE_BYTES / 1024 / 1024 })
  }
  const hash = createHash('sha256').update(bytes).digest('hex')
  const name = pictureName(hash)
  // The widest is stored last: where it is, all are.
  if (!(await storage.get(name))) {
    await inLine(async () => {
      for (const { width, webp } of await toVersions(bytes)) {
        await storage.put(pictureName(hash, width), webp)
      }
    })
  }
  return { imageUrl: pictureAddress(name) }
}

async function toVersions(bytes: Buffer) {
  await checkHeader(bytes)
  // Decoded once, at the largest size that is needed.
  const pixels = await decode(bytes, Math.max(...PICTURE_WIDTHS))
  const versions: { readonly width: PictureWidth; readonly webp: Buffer }[] = []
  for (const width of PICTURE_WIDTHS) {
    versions.push({ width, webp: await toWebp(pixels, width) })
  }
  return versions
}

/** Looks at the first bytes only: a bomb is refused before anything is unpacked. */
async function checkHeader(bytes: Buffer): Promise<void> {
  const { format, compression, width, height } = await readable(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  )
  // HEIC, of the same family as AVIF, cannot be decoded here.
  if (format === 'heif' && compression !== 'av1') throw refused('invalid.notAPicture')
  if (width * height > MAX_PIXELS) {
    throw refused('invalid.pictureTooLarge', { max: MAX_PICTURE_MEGAPIXELS })
  }
}

async function decode(bytes: Buffer, width: number): Promise<Pixels> {
  return readable(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
      .autoOrient()
      .resize(within(width))
      .toColourspace('srgb')
      .timeout({ seconds: MAX_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
}

async function toWebp({ data, info }: Pixels, width: number): Promise<Buffer> {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return sharp(data, { raw }).resize(within(width)).webp({ quality: QUALITY }).toBuffer()
}

function within(width: number): ResizeOptions {
  return { width, height: width * MAX_HEIGHT_IN_WIDTHS, fit: 'inside', withoutEnlargement: true }
}

/** What cannot be read is not a picture to us, whatever the library says of it. */
async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch {
    throw refused('invalid.notAPicture')
  }
}

function refused(key: MessageKey, parameters?: MessageParameters): AppError {
  return invalid([{ field: 'picture', key, ...(parameters && { parameters }) }])
}
