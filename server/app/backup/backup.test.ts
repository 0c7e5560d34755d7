import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { EntityManager } from 'typeorm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { authenticate } from '../../accounts/accounts/accounts.service'
import { signToken } from '../../accounts/accounts/tokens'
import { createPictureStorage, folderStorage } from '../../catalogue/pictures/picture-storage'
import { addProduct } from '../../catalogue/products/product-editing.service'
import { authenticateApiKey, createApiKey } from '../../office/integrations/api-keys.service'
import { createWebhook } from '../../office/integrations/webhooks.service'
import type { PictureBucket } from '../../platform/config/env'
import { openDatabase } from '../../platform/database/open'
import { MIGRATIONS } from '../../platform/database/schema/data-source'
import { createProduct, createShopper } from '../../test/factories'
import { fillTables } from '../../test/fill-tables'
import { initializeDataFolder, migrateDataFolder } from '../../test/folder'
import { startBucket } from '../../test/picture-bucket'
import { createDatabase, dropDatabase } from '../../test/server-database'
import { ENTITIES } from '../features'
import { backUp } from './backup'
import { BackupError } from './backup-file'
import { describeRestore } from './end-access'
import { INDEXED_LATER_ROWS } from './late-indexes'
import { readHead, restore, restoreInto } from './restore'

const source = inject('testDatabase')

const root = mkdtempSync(join(tmpdir(), 'mishmish-backup-'))
const createdUrls: string[] = []
afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
  for (const url of createdUrls) await dropDatabase(url)
})

const newFolder = () => mkdtempSync(join(root, 'x'))

type Kind = 'server' | 'embedded'

const KIND: Kind = 'template' in source ? 'server' : 'embedded'

/** An empty database, by default of the kind that this test run uses. */
async function newDatabase(kind = KIND, { isMigrated = true } = {}) {
  const settings = { databasePoolSize: 4, dataDir: newFolder(), databaseUrl: undefined }
  if (kind === 'server' && 'template' in source) {
    const { template } = source
    const databaseUrl = await createDatabase(template, isMigrated ? template : undefined)
    createdUrls.push(databaseUrl)
    return { ...settings, databaseUrl }
  }
  if (isMigrated) migrateDataFolder(settings.dataDir)
  else initializeDataFolder(settings.dataDir)
  return settings
}

type Settings = Awaited<ReturnType<typeof newDatabase>>

async function withDatabase<T>(
  settings: Settings,
  work: (db: EntityManager) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings, { entities: ENTITIES })
  try {
    return await work(database.dataSource.manager)
  } finally {
    await database.close()
  }
}

/** All rows of all tables, except what concerns a single database. */
async function readEverything(db: EntityManager) {
  const tables = await db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  )
  const everything: Record<string, unknown> = {}
  for (const { name } of tables) {
    everything[name] = await db.query(
      `SELECT (to_jsonb(t) - 'changed_in')::text AS row FROM "${name}" AS t ORDER BY row`,
    )
  }
  return everything
}

/** All indexes and constraints. */
function readStructure(db: EntityManager): Promise<unknown> {
  return db.query(
    `SELECT indexname AS name, indexdef AS definition, true AS "isValid" FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
     ORDER BY name, definition`,
  )
}

let from: Settings
const NO_PICTURES = folderStorage(join(root, 'no-pictures'))
let before: Awaited<ReturnType<typeof readEverything>>
let file: string

beforeAll(async () => {
  from = await newDatabase()
  before = await withDatabase(from, async (db) => {
    await fillTables(db)
    return readEverything(db)
  })
  file = join(newFolder(), 'shop.backup.gz')
  await backUp(from, NO_PICTURES, file)
})

function messageOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof BackupError ? error.message : error),
  )
}

describe('A backup', () => {
  test.each('template' in source ? (['server', 'embedded'] as const) : (['embedded'] as const))(
    'restores all rows of all tables into a database of the kind %s',
    async (kind) => {
      for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([])
      expect(statSync(file).mode & 0o777).toBe(0o600)
      const into = await newDatabase(kind, { isMigrated: false })
      await restore(into, NO_PICTURES, file)
      await withDatabase(into, async (db) => {
        // Each database has its own, and a restore ends the access in a backup: see below.
        const own = { migrations: [], catalogue_version: [], users: [], api_keys: [] }
        const emptied = {
          back_in_stock_requests: [],
          driver_links: [],
          fills: [],
          import_rows: [],
          picture_fetches: [],
          jobs: [],
          live_events: [],
          mails: [],
          mail_counts: [],
          password_resets: [],
          push_events: [],
          push_messages: [],
          push_subscriptions: [],
          staff_invitations: [],
          staff_sessions: [],
          webhook_deliveries: [],
        }
        const expected = { ...before, ...own, ...emptied }
        expect({ ...(await readEverything(db)), ...own }).toEqual(expected)
        // The triggers are enabled again.
        const readVersion = async () =>
          (await db.query<{ version: string }[]>('SELECT version FROM catalogue_version'))[0]
            ?.version
        const version = Number(await readVersion())
        await createProduct(db)
        expect(Number(await readVersion())).toBeGreaterThan(version)
      })
    },
    60_000,
  )

  test('revives no session, API key or waiting message, and reports what has returned', async () => {
    const shop = await newDatabase()
    const path = join(newFolder(), 'shop.backup.gz')
    const jwtSecret = 'a secret of thirty-two characters'
    const { user, key } = await withDatabase(shop, async (db) => {
      const user = await createShopper(db)
      await createWebhook(
        db,
        { allowsPrivate: true },
        { url: 'http://127.0.0.1:9/', events: ['product.changed'] },
      )
      await addProduct(db, { name: 'Cat toy', price: 10, imageUrl: '/pictures/cat-toy.svg' })
      const { key } = await createApiKey(db, { name: 'Courier', scopes: ['readOrders'] })
      return { user, key }
    })
    await backUp(shop, NO_PICTURES, path)
    const into = await newDatabase()
    const { madeAt, ...ended } = await restore(into, NO_PICTURES, path)
    expect(ended).toMatchObject({ accounts: 1, apiKeys: ['Courier'], waitingMessages: 1 })
    const text = describeRestore(ended, madeAt).join(' ')
    expect(text).toContain(madeAt.toISOString().slice(0, 10))
    expect(text).toMatch(/All sessions have ended.*removed.*Courier.*not sent: 1\./)
    await withDatabase(into, async (db) => {
      // Including sessions that began after the backup was made, or whose password was changed since.
      for (let version = 0; version < 3; version += 1) {
        const token = signToken({ userId: user.id, role: 'shopper', version }, jwtSecret)
        await expect(authenticate(db, jwtSecret, token)).rejects.toThrow()
      }
      await expect(authenticateApiKey(db, key)).rejects.toThrow()
      expect(await db.query('SELECT FROM webhook_deliveries')).toEqual([])
      // New sessions continue the count.
      const [row] = await db.query<{ version: number }[]>(
        'SELECT token_version AS version FROM users',
      )
      expect(row?.version).toBeGreaterThan(100_000_000)
    })
  })

  test('of an older version is migrated by the next start', async () => {
    const older = await newDatabase(KIND, { isMigrated: false })
    const old = await openDatabase(older, { migrations: 2 })
    await old.dataSource.query(
      `INSERT INTO products (name, price_piastres, image_url) VALUES ('Old toy', 100, '/a.svg')`,
    )
    await old.close()
    const oldFile = join(newFolder(), 'old.backup.gz')
    await backUp(older, NO_PICTURES, oldFile)
    const into = await newDatabase(KIND, { isMigrated: false })
    await restore(into, NO_PICTURES, oldFile)
    const { migrations, products } = await withDatabase(into, readEverything)
    expect(migrations).toHaveLength(MIGRATIONS.length)
    expect(products).toHaveLength(1)
  })

  test('of a large table restores its indexes and foreign keys, and refuses what contradicts them', async () => {
    const shop = await newDatabase()
    const structure = await withDatabase(shop, async (db) => {
      await db.query(
        `INSERT INTO orders (total_piastres, address, city, phone) VALUES (100, 'address', 'city', '')`,
      )
      await db.query(
        `INSERT INTO order_events (order_id, kind) SELECT orders.id, 'note' FROM orders, generate_series(1, $1::int)`,
        [2 * INDEXED_LATER_ROWS],
      )
      return readStructure(db)
    })
    const path = join(newFolder(), 'large.backup.gz')
    await backUp(shop, NO_PICTURES, path)
    const lines = gunzipSync(readFileSync(path)).toString().split('\n')
    const last = lines.findLastIndex((line) => line.includes('"kind":"note"'))
    lines[last] = (lines[last] ?? '').replace(/"order_id":\d+/, '"order_id":999999')
    const contradicting = join(newFolder(), 'contradicting.backup.gz')
    writeFileSync(contradicting, gzipSync(lines.join('\n')))
    const into = await newDatabase()
    expect(await messageOf(restore(into, NO_PICTURES, contradicting))).toBe(
      'A part of the backup is missing or broken. Nothing was restored.',
    )
    expect(await withDatabase(into, readStructure)).toEqual(structure)
    await restore(into, NO_PICTURES, path)
    expect(await withDatabase(into, readStructure)).toEqual(structure)
  })

  test('is not restored into a database with data', async () => {
    expect(await messageOf(restore(from, NO_PICTURES, file))).toBe(
      'The database is not empty. Restore into a new one.',
    )
    expect(await withDatabase(from, readEverything)).toEqual(before)
  })

  test('that is damaged restores nothing and fails with a message', async () => {
    const compressed = readFileSync(file)
    const text = gunzipSync(compressed).toString()
    const lines = text.split('\n')
    const without = (index: number) => lines.filter((_, at) => at !== index).join('\n')
    const damaged = {
      truncated: compressed.subarray(0, compressed.length - 100),
      'not gzip': Buffer.from(text),
      'not a backup': gzipSync('Hello\n'),
      empty: gzipSync(''),
      'without a row': gzipSync(without(lines.findIndex((line) => line.startsWith('{')))),
      'with an invalid row': gzipSync(text.replace('\n{', '\n{{')),
      'with a row without a table': gzipSync(without(1)),
      'with an unknown line': gzipSync(text.replace('\n{', '\nx\n{')),
      'with lines after its end': gzipSync(`${text}["end",0,0]\n`),
      'with an invalid picture name': gzipSync(
        text.replace('\n["end"', '\n["picture","../../x.webp","AAAA"]\n["end"'),
      ),
      'without a picture': gzipSync(text.replace(/,0\]\n$/, ',1]\n')),
      'with an unknown table': gzipSync(
        text.replace('["table","products"', '["table","pg_authid"'),
      ),
      'with a table that is a statement': gzipSync(
        text.replace('["table","products"', `["table","products\\"; DROP TABLE users; --"`),
      ),
      'with a number beyond those of its column': gzipSync(
        text.replace(/"price_piastres":\d+/, '"price_piastres":1e300'),
      ),
      'with a value of another type': gzipSync(
        text.replace(/"price_piastres":\d+/, '"price_piastres":{"a":[1]}'),
      ),
      'with a price that the shop refuses': gzipSync(
        text.replace(/"price_piastres":\d+/, '"price_piastres":-1'),
      ),
      'with a row twice': gzipSync(text.replace(/\n(\{.*"price_piastres".*\})\n/, '\n$1\n$1\n')),
      'with two rows in a line': gzipSync(
        text.replace(/\n(\{.*"price_piastres".*\})\n/, '\n$1,{"id":9000,"name":"Smuggled"}\n'),
      ),
      'with a deeply nested row': gzipSync(
        text.replace(
          /"price_piastres":\d+/,
          `"price_piastres":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`,
        ),
      ),
      'with a deeply nested line': gzipSync(text.replace('\n{', `\n${'['.repeat(5_000_000)}\n{`)),
      'with an impossible last id': gzipSync(
        text.replace(/(\["table","products",)\d+/, '$1-99999999999999999999'),
      ),
      'with no migrations': gzipSync(text.replace(/\[("[^"]*",?)*\]\]/, '[]]')),
      'of a newer shop': gzipSync(text.replace(MIGRATIONS[0]?.name ?? '', 'Later')),
    }
    const into = await newDatabase()
    const rows = await withDatabase(into, async (db) => {
      for (const [name, bytes] of Object.entries(damaged)) {
        const damagedFile = join(newFolder(), 'damaged.gz')
        writeFileSync(damagedFile, bytes)
        // The steps of `restore`, which would open the database each time.
        const restoring = readHead(damagedFile).then(() =>
          restoreInto(db.connection, NO_PICTURES, damagedFile),
        )
        expect([name, await messageOf(restoring)]).toEqual([name, expect.stringMatching(/backup/)])
      }
      return readEverything(db)
    })
    expect(rows.products).toEqual([])
    expect(rows.users).toEqual([])
    await restore(into, NO_PICTURES, file)
  })

  test('fails with a message if the file or the shop is missing', async () => {
    const into = await newDatabase(KIND, { isMigrated: false })
    const missing = join(newFolder(), 'missing.gz')
    expect(await messageOf(restore(into, NO_PICTURES, missing))).toBe(
      `The backup ${missing} cannot be read: ENOENT.`,
    )
    expect(await messageOf(backUp(into, NO_PICTURES, missing))).toBe(
      'The database has no shop in it.',
    )
    expect(existsSync(missing)).toBe(false)
  })

  test('that cannot be written leaves no file behind', async () => {
    const path = join(newFolder(), 'no-such-folder', 'shop.backup.gz')
    expect(await messageOf(backUp(from, NO_PICTURES, path))).toBe(
      `The backup ${path} cannot be written: ENOENT.`,
    )
    expect(existsSync(path)).toBe(false)
  })

  test.each([
    ['file', (path: string) => writeFileSync(path, 'precious')],
    ['link to nothing', (path: string) => symlinkSync(`${path}.target`, path)],
    [
      'link to a file',
      (path: string) => {
        writeFileSync(`${path}.target`, 'precious')
        symlinkSync(`${path}.target`, path)
      },
    ],
    ['folder', (path: string) => mkdirSync(path)],
  ])('never replaces a %s or writes through it', async (_what, create) => {
    const folder = newFolder()
    const path = join(folder, 'shop.backup.gz')
    create(path)
    const contents = () =>
      readdirSync(folder, { withFileTypes: true }).map((entry) => [
        entry.name,
        entry.isFile() ? readFileSync(join(folder, entry.name), 'utf8') : entry.isSymbolicLink(),
      ])
    const found = contents()
    expect(await messageOf(backUp(from, NO_PICTURES, path))).toBe(
      `The file ${path} exists already. Choose another name for the backup.`,
    )
    expect(contents()).toEqual(found)
  })

  test.each([
    ['first', ''],
    ['second', `["mishmish backup 2","2026-11-22T00:00:00.000Z",["${MIGRATIONS[0]?.name}"]]\n`],
  ])('whose %s line never ends is refused without reading it all', async (_which, start) => {
    const part = gzipSync(Buffer.alloc(16 * 1024 * 1024, 'a'))
    const unreadable = Buffer.from(part).fill(0xff, 20)
    const path = join(newFolder(), 'endless.gz')
    // Reading on would fail with another message.
    writeFileSync(path, Buffer.concat([gzipSync(start), part, part, part, unreadable]))
    expect(await messageOf(restore(await newDatabase(), NO_PICTURES, path))).toBe(
      'The file is not a backup of this shop: a line has more than 32 MB.',
    )
  })
})

const HASHES = ['0', '1', '2'].map((digit) => digit.repeat(64))

/** An empty storage for pictures. */
async function newStorage(kind: 'folder' | 'bucket') {
  const pictureBucket: PictureBucket | undefined =
    kind === 'bucket' ? await startBucket() : undefined
  return createPictureStorage({ dataDir: newFolder(), pictureBucket })
}

describe('A backup with pictures', () => {
  test.each([
    ['folder', 'bucket'],
    ['bucket', 'folder'],
  ] as const)('takes uploaded pictures from a %s to a %s', async (fromKind, intoKind) => {
    const [used, absolute, missing] = HASHES
    const settings = await newDatabase()
    await withDatabase(settings, async (db) => {
      const { id } = await createProduct(db, { imageUrl: '/pictures/cat-toy.svg' })
      await db.query(
        `INSERT INTO reviews (user_id, product_id, stars, locale, status, image_url)
         VALUES ($1, $2, 4, 'en', 'WAITING', $3)`,
        [(await createShopper(db)).id, id, `/media/${used}.webp`],
      )
      await createProduct(db, { imageUrl: `https://shop.example.com/media/${absolute}.webp` })
      await createProduct(db, {
        imageUrl: '/pictures/cat-toy.svg',
        moreImageUrls: [`/media/${absolute}.webp`, `/media/${missing}.webp`],
      })
      await createProduct(db, { imageUrl: '/pictures/cat-toy.svg' })
    })
    const names = [used, absolute].flatMap((hash) => [
      `${hash}-240.webp`,
      `${hash}-480.webp`,
      `${hash}.webp`,
    ])
    const source = await newStorage(fromKind)
    const bytesOf = (name: string) =>
      Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * name.length) % 251))
    for (const name of names) await source.put(name, bytesOf(name))
    const path = join(newFolder(), 'shop.backup.gz')
    expect(await backUp(settings, source, path)).toEqual({ stored: 6, missing: 3 })

    const target = await newStorage(intoKind)
    await restore(await newDatabase(), target, path)
    for (const name of names) {
      expect((await target.get(name))?.equals(bytesOf(name)), name).toBe(true)
    }
    expect(await target.get(`${missing}.webp`)).toBeUndefined()
  })

  test('is not made or restored while the bucket is unavailable', async () => {
    const settings = await newDatabase()
    await withDatabase(settings, (db) =>
      createProduct(db, { imageUrl: `/media/${HASHES[0]}.webp` }),
    )
    const folder = newFolder()
    const pictures = await newStorage('folder')
    await pictures.put(`${HASHES[0]}.webp`, Buffer.from('picture'))
    const path = join(folder, 'shop.backup.gz')
    await backUp(settings, pictures, path)
    const wrong = await createPictureStorage({
      dataDir: newFolder(),
      pictureBucket: { ...(await startBucket()), bucket: 'no-such-bucket' },
    })
    const other = join(folder, 'other.backup.gz')
    expect(await messageOf(backUp(settings, wrong, other))).toMatch(
      /^The uploaded pictures cannot be read: /,
    )
    expect(readdirSync(folder)).toEqual(['shop.backup.gz'])
    const into = await newDatabase()
    expect(await messageOf(restore(into, wrong, path))).toMatch(
      /^The uploaded pictures cannot be stored: /,
    )
    await restore(into, pictures, path)
  })
})
