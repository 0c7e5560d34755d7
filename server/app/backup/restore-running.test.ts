import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { EntityManager } from 'typeorm'
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { folderStorage } from '../../catalogue/pictures/picture-storage'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { moderateReview } from '../../catalogue/reviews/moderation.service'
import { writeReview } from '../../catalogue/reviews/reviews.service'
import { openDatabase } from '../../platform/database/open'
import { eventually } from '../../test/eventually'
import { createManyProducts, createProduct, createShopper, deliver } from '../../test/factories'
import { migrateDataFolder } from '../../test/folder'
import { createDatabase, dropDatabase } from '../../test/server-database'
import { createTestApp } from '../../test/shop'
import { ENTITIES } from '../features'
import { backUp } from './backup'
import type { DatabaseSettings } from './backup-file'
import { restore } from './restore'

const source = inject('testDatabase')
const root = mkdtempSync(join(tmpdir(), 'mishmish-restore-'))
const pictures = folderStorage(join(root, 'pictures'))
const closings: (() => Promise<void>)[] = []
const databaseUrls: string[] = []

async function newDatabase(): Promise<DatabaseSettings> {
  const dataDir = mkdtempSync(join(root, 'x'))
  if (!('template' in source)) {
    migrateDataFolder(dataDir)
    return { databasePoolSize: 4, dataDir, databaseUrl: undefined }
  }
  const databaseUrl = await createDatabase(source.template, source.template)
  databaseUrls.push(databaseUrl)
  return { databasePoolSize: 4, dataDir, databaseUrl }
}

interface Server {
  readonly app: FastifyInstance
  readonly db: EntityManager
}

async function startServer(settings: DatabaseSettings): Promise<Server> {
  const database = await openDatabase(settings, { entities: ENTITIES })
  const app = await createTestApp(database)
  closings.push(async () => {
    await app.close()
    await database.close()
  })
  return { app, db: database.dataSource.manager }
}

async function stopServers(): Promise<void> {
  for (const close of closings.splice(0)) await close()
}

/** Sorted and filtered in memory and by the database. */
const LISTS = {
  topRated: `list: products(sort: TOP_RATED, first: 5) { totalCount
    nodes { name price rating { average count } reviews(first: 5) { nodes { author stars } } } }`,
  facets: 'list: products { priceRange { min max } facets { attribute values { value count } } }',
  byName: 'list: products(sort: NAME_ASC) { nodes { name } totalCount }',
  cats: 'list: products(filter: { animals: [CAT], brands: ["Nilo"] }) { nodes { id } totalCount }',
  category: 'list: products(category: TOYS, sort: PRICE_DESC) { nodes { id } totalCount }',
  search: 'list: search(query: "cat toy") { nodes { id } totalCount }',
}

async function readList({ app }: Server, list: string): Promise<unknown> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: `{ ${list} }` },
  })
  const { data, errors } = response.json<{ data: { list: unknown }; errors?: unknown }>()
  expect(errors).toBeUndefined()
  return data.list
}

/** The catalogue as shoppers read it over both APIs. */
async function readLists(server: Server): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await server.app.inject({ url: '/products' })
  const lists: Record<string, unknown> = { body }
  for (const [name, list] of Object.entries(LISTS)) lists[name] = await readList(server, list)
  return lists
}

let file: string
let expected: unknown

beforeEach(async () => {
  const settings = await newDatabase()
  const server = await startServer(settings)
  const { db } = server
  const products = await createManyProducts(db, 8)
  await createProduct(db, { name: 'Nilo Dry Food', animal: 'CAT', brand: 'Nilo' })
  await createProduct(db, { name: 'Hidden Cat Toy', hidden: true })
  for (const stars of [5, 4]) {
    const shopper = await createShopper(db)
    await deliver(db, shopper, products)
    const author = { userId: shopper.id, locale: 'en' } as const
    const { id } = await writeReview(db, author, products[3]?.id, { stars })
    await moderateReview(db, id, { status: 'APPROVED' })
  }
  expected = await readLists(server)
  expect(JSON.stringify(expected)).toContain('"rating":{"average":4.5,"count":2}')
  await stopServers()
  file = join(mkdtempSync(join(root, 'x')), 'shop.backup.gz')
  await backUp(settings, pictures, file)
})

afterEach(stopServers)
afterAll(async () => {
  rmSync(root, { recursive: true, force: true })
  for (const url of databaseUrls) await dropDatabase(url)
})

describe('A restored shop has the lists, ratings and reviews of the backup', () => {
  test('in a server that starts', async () => {
    const settings = await newDatabase()
    await restore(settings, pictures, file)
    expect(await readLists(await startServer(settings))).toEqual(expected)
  })

  // The embedded database has one process.
  test.skipIf(!('template' in source))('at once, in all running servers', async () => {
    const settings = await newDatabase()
    const servers = [await startServer(settings), await startServer(settings)] as const
    for (const server of servers) {
      expect(await readLists(server)).toMatchObject({ byName: { totalCount: 0 } })
    }
    await restore(settings, pictures, file)
    for (const server of servers) {
      // Not polled: the notification of the restored catalogue has to arrive.
      await eventually(async () => expect(await readLists(server)).toEqual(expected))
    }
    // Changes that follow are seen, too.
    await servers[0].db.update(ProductEntity, { name: 'Nilo Dry Food' }, { brand: 'Delta' })
    for (const server of servers) {
      await eventually(async () =>
        expect(await readLists(server)).toMatchObject({ cats: { totalCount: 0 } }),
      )
    }
  })
})
