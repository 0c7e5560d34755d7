import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setMode, unwritable } from '../../platform/config/data-folder'
import type { Env, PictureBucket } from '../../platform/config/env'
import { externalResource } from '../../platform/features/feature'

/** Stores uploaded pictures in all widths. The bytes under a name never change. */
export interface PictureStorage {
  put(name: string, bytes: Buffer): Promise<void>
  /** Undefined for an unknown or invalid name. */
  get(name: string): Promise<Buffer | undefined>
  /** Does nothing for an unknown name. */
  remove(name: string): Promise<void>
  /** Removes files that were left behind by a server killed while storing a picture. */
  removeUnfinished(): Promise<void>
}

export const pictureStorage = externalResource<PictureStorage>('a storage of pictures')

/** Longer than storing a picture can take. */
const UNFINISHED_MILLISECONDS = 3_600_000

// Prevents paths that leave the folder or name other objects in the bucket.
const PICTURE_NAME = /^[0-9a-f]{64}(-\d+)?\.webp$/

/** Whether a file name belongs to an uploaded picture, in any width. */
export function isPictureName(name: string): boolean {
  return PICTURE_NAME.test(name)
}

function checkNames({ put, get, remove, removeUnfinished }: PictureStorage): PictureStorage {
  return {
    async put(name, bytes) {
      if (!isPictureName(name)) throw new Error('Invalid picture name')
      await put(name, bytes)
    },
    get: async (name) => (isPictureName(name) ? get(name) : undefined),
    async remove(name) {
      if (!isPictureName(name)) throw new Error('Invalid picture name')
      await remove(name)
    },
    removeUnfinished,
  }
}

/** Stores pictures in a folder, which is created with the first picture. */
export function folderStorage(folder: string): PictureStorage {
  return checkNames({
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Renamed once it is complete and flushed: no partial file is ever served.
      const unfinished = join(folder, `${name}.${randomUUID()}.tmp`)
      try {
        await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async removeUnfinished() {
      const names = existsSync(folder) ? await readdir(folder) : []
      for (const name of names.filter((name) => name.endsWith('.tmp'))) {
        const file = join(folder, name)
        const { mtimeMs } = await stat(file)
        if (mtimeMs < Date.now() - UNFINISHED_MILLISECONDS) await rm(file, { force: true })
      }
    },
  })
}

/** Stores pictures in a bucket of Amazon S3 or a compatible server. */
async function bucketStorage(settings: PictureBucket): Promise<PictureStorage> {
  // Imported on demand: it is large, and most shops use a folder.
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    // S3-compatible servers rarely support a host name per bucket or the newer checksums.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  })
  return checkNames({
    async put(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/webp' }))
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    // A bucket has complete objects only.
    removeUnfinished: async () => {},
  })
}

/** A warning to print at the start if servers that share the database would each store their own pictures. */
export function pictureNotice({
  databaseUrl,
  pictureBucket,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'pictureBucket' | 'dataDir'>): string | undefined {
  if (!databaseUrl || pictureBucket) return undefined
  return `Warning: uploaded pictures are stored in ${join(dataDir, 'pictures')}. Other servers of the shop do not have them: before a second one starts, set S3_BUCKET.`
}

/** The configured storage: a bucket, or a folder in DATA_DIR that only the current user can read. */
export async function createPictureStorage(
  env: Pick<Env, 'dataDir' | 'pictureBucket'>,
): Promise<PictureStorage> {
  if (env.pictureBucket) return bucketStorage(env.pictureBucket)
  const folder = join(env.dataDir, 'pictures')
  try {
    // Not the files in it, which can be many, because nobody else can reach them.
    if (existsSync(folder)) setMode(folder, 0o700)
  } catch (error) {
    throw unwritable(folder, error)
  }
  return folderStorage(folder)
}
