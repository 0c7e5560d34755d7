import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../test/folder'
import { startBucket } from '../../test/picture-bucket'
import { createPictureStorage, type PictureStorage, pictureNotice } from './picture-storage'

const HASH = '0123456789abcdef'.repeat(4)
const NAME = `${HASH}.webp`
const INVALID_NAMES = [
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

const STORAGES: [string, () => Promise<PictureStorage>][] = [
  ['folder', () => createPictureStorage({ dataDir: temporaryFolder(), pictureBucket: undefined })],
  [
    'bucket',
    async () =>
      createPictureStorage({ dataDir: temporaryFolder(), pictureBucket: await startBucket() }),
  ],
]

describe.each(STORAGES)('a %s', (_kind, open) => {
  test('returns stored files byte for byte', async () => {
    const storage = await open()
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))
    await storage.put(NAME, bytes)
    await storage.put(`${HASH}-240.webp`, Buffer.from('small'))
    expect((await storage.get(NAME))?.equals(bytes)).toBe(true)
    expect((await storage.get(`${HASH}-240.webp`))?.toString()).toBe('small')
  })

  test('accepts the same picture again', async () => {
    const storage = await open()
    await Promise.all([1, 2, 3].map(() => storage.put(NAME, Buffer.from('same'))))
    expect((await storage.get(NAME))?.toString()).toBe('same')
  })

  test('returns nothing for an unknown name', async () => {
    const storage = await open()
    expect(await storage.get(NAME)).toBeUndefined()
  })

  test('removes files, even twice', async () => {
    const storage = await open()
    await storage.put(NAME, Buffer.from('x'))
    await storage.remove(NAME)
    await storage.remove(NAME)
    expect(await storage.get(NAME)).toBeUndefined()
  })

  test('rejects names that are not of pictures', async () => {
    const storage = await open()
    for (const name of INVALID_NAMES) {
      expect(await storage.get(name), JSON.stringify(name)).toBeUndefined()
      await expect(storage.put(name, Buffer.from('x')), JSON.stringify(name)).rejects.toThrow()
      await expect(storage.remove(name), JSON.stringify(name)).rejects.toThrow()
    }
  })
})

describe('the folder', () => {
  test('is pictures in the data folder, and contains complete files only', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const storage = await createPictureStorage({ dataDir, pictureBucket: undefined })
    await Promise.all([1, 2, 3].map(() => storage.put(NAME, Buffer.alloc(1_000_000, 7))))
    expect(readdirSync(join(dataDir, 'pictures'))).toEqual([NAME])
  })

  test('and its files can be read by the current user only', async () => {
    const dataDir = temporaryFolder()
    const folder = join(dataDir, 'pictures')
    const modeOf = (path: string) => statSync(path).mode & 0o777
    const storage = await createPictureStorage({ dataDir, pictureBucket: undefined })
    await storage.put(NAME, Buffer.from('x'))
    expect([modeOf(folder), modeOf(join(folder, NAME))]).toEqual([0o700, 0o600])
    chmodSync(folder, 0o755)
    await createPictureStorage({ dataDir, pictureBucket: undefined })
    expect(modeOf(folder)).toBe(0o700)
  })

  test('contains no partial file after a failure', async () => {
    const dataDir = temporaryFolder()
    // A folder with the name of the picture makes the last step fail.
    mkdirSync(join(dataDir, 'pictures', NAME), { recursive: true })
    const storage = await createPictureStorage({ dataDir, pictureBucket: undefined })
    await expect(storage.put(NAME, Buffer.from('x'))).rejects.toThrow()
    expect(readdirSync(join(dataDir, 'pictures'))).toEqual([NAME])
  })

  test('does not serve files outside of it', async () => {
    const dataDir = temporaryFolder()
    writeFileSync(join(dataDir, NAME), 'not public')
    const storage = await createPictureStorage({ dataDir, pictureBucket: undefined })
    await storage.put(`${HASH}-240.webp`, Buffer.from('x'))
    expect(await storage.get(`../${NAME}`)).toBeUndefined()
  })
})

describe('the bucket', () => {
  test('is shared by all servers', async () => {
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
  ])('with a wrong %s throws an error', async (_what, wrong, name) => {
    const pictureBucket = { ...(await startBucket()), ...wrong }
    const storage = await createPictureStorage({ dataDir: temporaryFolder(), pictureBucket })
    await expect(storage.put(NAME, Buffer.from('x'))).rejects.toMatchObject({ name })
    await expect(storage.get(NAME)).rejects.toMatchObject({ name })
  })
})

test('The start warns of pictures that other servers do not have', async () => {
  const dataDir = '/data'
  const databaseUrl = 'postgres://db/shop'
  expect(pictureNotice({ dataDir, databaseUrl, pictureBucket: undefined })).toMatch(
    /^Warning: uploaded pictures are stored in \/data\/pictures\..*set S3_BUCKET\.$/,
  )
  const pictureBucket = await startBucket()
  expect(pictureNotice({ dataDir, databaseUrl, pictureBucket })).toBeUndefined()
  expect(
    pictureNotice({ dataDir, databaseUrl: undefined, pictureBucket: undefined }),
  ).toBeUndefined()
})
