import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { PictureBucket } from '../env'
import { temporaryFolder } from '../test/folder'
import { createPictureStorage, type PictureStorage } from './picture-storage'

const HASH = '0123456789abcdef'.repeat(4)
const NAME = `${HASH}.webp`
const NAMES_OF_NO_PICTURE = [
  '',
  'secret.txt',
  `../${NAME}`,
  `x/${NAME}`,
  `..\\${NAME}`,
  `${NAME}\u0000`,
  `${NAME}\n`,
  `${HASH}-.webp`,
  `${HASH.toUpperCase()}.webp`,
  HASH,
]

/** Access to a bucket on a real S3 server of this process; it ends with the test. */
async function startBucket(): Promise<PictureBucket> {
  const server = new S3rver({
    port: 0,
    silent: true,
    directory: temporaryFolder(),
    vhostBuckets: false,
    configureBuckets: [{ name: 'shop-pictures' }],
  })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  return {
    bucket: 'shop-pictures',
    endpoint: `http://localhost:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
}

const STORAGES: [string, () => Promise<PictureStorage>][] = [
  ['folder', () => createPictureStorage({ dataDir: temporaryFolder(), pictureBucket: undefined })],
  [
    'bucket',
    async () =>
      createPictureStorage({ dataDir: temporaryFolder(), pictureBucket: await startBucket() }),
  ],
]

describe.each(STORAGES)('a %s', (_kind, open) => {
  test('gives back what was put into it, byte for byte', async () => {
    const storage = await open()
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))
    await storage.put(NAME, bytes)
    await storage.put(`${HASH}-240.webp`, Buffer.from('small'))
    expect((await storage.get(NAME))?.equals(bytes)).toBe(true)
    expect((await storage.get(`${HASH}-240.webp`))?.toString()).toBe('small')
  })

  test('takes the same picture again', async () => {
    const storage = await open()
    await Promise.all([1, 2, 3].map(() => storage.put(NAME, Buffer.from('same'))))
    expect((await storage.get(NAME))?.toString()).toBe('same')
  })

  test('has nothing under a name that was not put', async () => {
    const storage = await open()
    expect(await storage.get(NAME)).toBeUndefined()
  })

  test('knows no other names than those of pictures', async () => {
    const storage = await open()
    for (const name of NAMES_OF_NO_PICTURE) {
      expect(await storage.get(name), JSON.stringify(name)).toBeUndefined()
      await expect(storage.put(name, Buffer.from('x')), JSON.stringify(name)).rejects.toThrow()
    }
  })
})

describe('the folder', () => {
  test('is that of the pictures in the data folder, and holds finished files only', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const storage = await createPictureStorage({ dataDir, pictureBucket: undefined })
    await Promise.all([1, 2, 3].map(() => storage.put(NAME, Buffer.alloc(1_000_000, 7))))
    expect(readdirSync(join(dataDir, 'pictures'))).toEqual([NAME])
  })

  test('keeps no half of a picture that could not be written', async () => {
    const dataDir = temporaryFolder()
    // A folder of the picture's name makes the last step fail.
    mkdirSync(join(dataDir, 'pictures', NAME), { recursive: true })
    const storage = await createPictureStorage({ dataDir, pictureBucket: undefined })
    await expect(storage.put(NAME, Buffer.from('x'))).rejects.toThrow()
    expect(readdirSync(join(dataDir, 'pictures'))).toEqual([NAME])
  })

  test('gives nothing of what lies beside it', async () => {
    const dataDir = temporaryFolder()
    writeFileSync(join(dataDir, NAME), 'not for everybody')
    const storage = await createPictureStorage({ dataDir, pictureBucket: undefined })
    await storage.put(`${HASH}-240.webp`, Buffer.from('x'))
    expect(await storage.get(`../${NAME}`)).toBeUndefined()
  })
})

describe('the bucket', () => {
  test('is read by every server that has it', async () => {
    const pictureBucket = await startBucket()
    const [one, other] = await Promise.all(
      [1, 2].map(() => createPictureStorage({ dataDir: temporaryFolder(), pictureBucket })),
    )
    await one?.put(NAME, Buffer.from('shared'))
    expect((await other?.get(NAME))?.toString()).toBe('shared')
  })

  test.each([
    ['key', { accessKeyId: 'wrong' }, 'InvalidAccessKeyId'],
    ['name', { bucket: 'no-such-bucket' }, 'NoSuchBucket'],
  ])('with a wrong %s fails: that is no missing picture', async (_what, wrong, name) => {
    const pictureBucket = { ...(await startBucket()), ...wrong }
    const storage = await createPictureStorage({ dataDir: temporaryFolder(), pictureBucket })
    await expect(storage.put(NAME, Buffer.from('x'))).rejects.toMatchObject({ name })
    await expect(storage.get(NAME)).rejects.toMatchObject({ name })
  })
})
