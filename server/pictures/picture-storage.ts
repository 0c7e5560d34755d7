import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env, PictureBucket } from '../env'

/** Where the versions of uploaded pictures are kept. A name always means the same bytes. */
export interface PictureStorage {
  put(name: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no such picture, or the name is not one of a picture. */
  get(name: string): Promise<Buffer | undefined>
}

// The only names there are: no path leads out of the folder or to another object of the bucket.
const PICTURE_NAME = /^[0-9a-f]{64}(-\d+)?\.webp$/

function checkNames({ put, get }: PictureStorage): PictureStorage {
  return {
    async put(name, bytes) {
      if (!PICTURE_NAME.test(name)) throw new Error('This is not the name of a picture')
      await put(name, bytes)
    },
    get: async (name) => (PICTURE_NAME.test(name) ? get(name) : undefined),
  }
}

/** Keeps pictures in a folder, which is made with the first of them. */
export function folderStorage(folder: string): PictureStorage {
  return checkNames({
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      // Renamed when complete, and on the disk by then: no half-written file is ever served.
      const unfinished = join(folder, `${name}.${randomUUID()}.tmp`)
      try {
        await writeFile(unfinished, bytes, { flush: true })
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
  })
}

/** Keeps pictures in a bucket of Amazon S3, or of a server that speaks its protocol. */
export async function bucketStorage(settings: PictureBucket): Promise<PictureStorage> {
  // Loaded only where it is used: it is large, and most shops have a folder.
  const { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  )
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId, secretAccessKey },
    // Other servers than Amazon's seldom have a host name for each bucket, or the newer checksums.
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
  })
}

/** The storage that the settings ask for: a bucket, or else a folder beside the other data. */
export async function createPictureStorage(
  env: Pick<Env, 'dataDir' | 'pictureBucket'>,
): Promise<PictureStorage> {
  return env.pictureBucket
    ? bucketStorage(env.pictureBucket)
    : folderStorage(join(env.dataDir, 'pictures'))
}
