import { createHash, randomUUID } from 'node:crypto'
import pLimit from 'p-limit'
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp'
import type { AppError } from '#domain/errors'
import { MAX_HEIC_MEGAPIXELS, MAX_PICTURE_BYTES, MAX_PICTURE_MEGAPIXELS } from '#domain/limits'
import type { MessageKey, MessageParameters } from '#domain/messages'
import {
  PICTURE_WIDTHS,
  type PictureWidth,
  pictureAddress,
  pictureName,
} from '#domain/products/pictures'
import { invalid } from '#domain/validation/validate'
import { decodeHeic } from './heic'
import { withIccProfile } from './icc-profile'
import { isPictureStart } from './picture-start'
import type { PictureStorage } from './picture-storage'

const MAX_PIXELS = MAX_PICTURE_MEGAPIXELS * 1_000_000
// A decoded picture takes hundreds of megabytes.
const limitConcurrency = pLimit(2)
const MAX_SECONDS = 30
const QUALITY = 80
// Taller pictures are scaled down to this ratio, because WebP has a maximum size.
const MAX_HEIGHT_IN_WIDTHS = 4

// Blocks every other format that libvips can parse, such as SVG and PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
})

/** A decoded picture: upright, in sRGB, without metadata. */
interface Pixels {
  readonly data: Buffer
  readonly info: OutputInfo
}

interface StoreOptions {
  /** Whether the same file is stored only once; otherwise the picture has a single owner, with which it is deleted. */
  readonly isShared?: boolean
  /** Called with the address of a valid picture, before its first file is written. */
  readonly onValid?: (imageUrl: string) => Promise<void>
}

/**
 * Validates a picture by its content and stores it as WebP in every width, without upscaling. Only
 * the first frame of an animation is stored. Throws INVALID.
 */
export async function storePicture(
  storage: PictureStorage,
  bytes: Buffer,
  { isShared = true, onValid }: StoreOptions = {},
): Promise<{ readonly imageUrl: string }> {
  if (bytes.length > MAX_PICTURE_BYTES) {
    throw invalidPicture('invalid.pictureFile', { max: MAX_PICTURE_BYTES / 1024 / 1024 })
  }
  const salt = isShared ? '' : randomUUID()
  const hash = createHash('sha256').update(salt).update(bytes).digest('hex')
  const name = pictureName(hash)
  // The widest version is stored last: if it exists, all do.
  if (!(await storage.get(name))) {
    await limitConcurrency(async () => {
      const versions = await toVersions(bytes)
      await onValid?.(pictureAddress(name))
      for (const { width, webp } of versions) {
        await storage.put(pictureName(hash, width), webp)
      }
    })
  }
  return { imageUrl: pictureAddress(name) }
}

async function toVersions(bytes: Buffer) {
  const { isHeic, profile } = await checkHeader(bytes)
  // Decoded once, at the largest size that is needed.
  const width = Math.max(...PICTURE_WIDTHS)
  const pixels = isHeic ? await decodeFromHeic(bytes, width, profile) : await decode(bytes, width)
  const versions: { readonly width: PictureWidth; readonly webp: Buffer }[] = []
  for (const width of PICTURE_WIDTHS) {
    versions.push({ width, webp: await toWebp(pixels, width) })
  }
  return versions
}

interface Header {
  /** In the same container as AVIF. */
  readonly isHeic: boolean
  /** The ICC profile of its colours. */
  readonly profile: Buffer | undefined
}

/** Reads the header only, so that a decompression bomb is rejected before it is decoded. */
async function checkHeader(bytes: Buffer): Promise<Header> {
  const { format, compression, width, height, icc } = await orReject(
    () => sharp(bytes, { limitInputPixels: false }).metadata(),
    // Bytes that start like a picture but cannot be read are a damaged one.
    isPictureStart(bytes) ? 'invalid.pictureDamaged' : 'invalid.notAPicture',
  )
  const isHeic = format === 'heif' && compression !== 'av1'
  const megapixels = (width * height) / 1_000_000
  if (megapixels > MAX_PICTURE_MEGAPIXELS) {
    throw invalidPicture('invalid.pictureTooLarge', { max: MAX_PICTURE_MEGAPIXELS })
  }
  if (isHeic && megapixels > MAX_HEIC_MEGAPIXELS) {
    const limits = { max: MAX_HEIC_MEGAPIXELS, jpeg: MAX_PICTURE_MEGAPIXELS }
    throw invalidPicture('invalid.heicTooLarge', limits)
  }
  return { isHeic, profile: icc }
}

async function decode(bytes: Buffer, width: number): Promise<Pixels> {
  return orReject(
    () =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
        .autoOrient()
        .resize(within(width))
        .toColourspace('srgb')
        .timeout({ seconds: MAX_SECONDS })
        .raw()
        .toBuffer({ resolveWithObject: true }),
    'invalid.pictureDamaged',
  )
}

async function decodeFromHeic(
  bytes: Buffer,
  maxWidth: number,
  profile: Buffer | undefined,
): Promise<Pixels> {
  const { data, width, height } = await orReject(() => decodeHeic(bytes), 'invalid.heic')
  const resized = sharp(data, { raw: { width, height, channels: 4 } }).resize(within(maxWidth))
  if (!profile) return resized.raw().toBuffer({ resolveWithObject: true })
  // sharp takes a profile from files only, such as the Display P3 of iPhones.
  const png = await resized.png({ compressionLevel: 0 }).toBuffer()
  return decode(withIccProfile(png, profile), maxWidth)
}

async function toWebp({ data, info }: Pixels, width: number): Promise<Buffer> {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return sharp(data, { raw }).resize(within(width)).webp({ quality: QUALITY }).toBuffer()
}

function within(width: number): ResizeOptions {
  return { width, height: width * MAX_HEIGHT_IN_WIDTHS, fit: 'inside', withoutEnlargement: true }
}

/** Reports any error of a decoder as an invalid picture. */
async function orReject<Result>(read: () => Promise<Result>, key: MessageKey): Promise<Result> {
  try {
    return await read()
  } catch {
    throw invalidPicture(key)
  }
}

function invalidPicture(key: MessageKey, parameters?: MessageParameters): AppError {
  return invalid([{ field: 'picture', key, ...(parameters && { parameters }) }])
}
