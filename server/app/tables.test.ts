import { basename } from 'node:path'
import { getMetadataArgsStorage } from 'typeorm'
import { beforeAll, describe, expect, test } from 'vitest'
import { setUpDatabase } from '../test/shop'
import {
  featureOf,
  listSources,
  readAccesses,
  type TableAccess,
  tablesIn,
} from '../test/table-access'
import { FEATURES } from './features'

// Who owns a table, and whose SQL may name it: docs/decisions/0046-tables-have-walls.md.

const shop = setUpDatabase()

/** Tables that TypeORM neither reads nor writes. They belong to a feature, or to a file below the features. */
const TABLES_WITHOUT_ENTITY: readonly {
  readonly table: string
  readonly owner: string
  readonly reason: string
}[] = [
  { table: 'migrations', owner: 'data-source.ts', reason: 'TypeORM creates it' },
  { table: 'function_files', owner: 'function-files.ts', reason: 'of the schema, as migrations' },
  { table: 'fills', owner: 'backfills.ts', reason: 'of the schema: migrations run fills, too' },
  { table: 'catalogue_version', owner: 'catalogue-version.sql', reason: 'one row, for triggers' },
  { table: 'search_words', owner: 'search', reason: 'triggers derive it from names' },
  { table: 'search_pairs', owner: 'search', reason: 'triggers derive it from names' },
  { table: 'stale_customers', owner: 'customers', reason: 'a queue of triggers' },
  { table: 'import_rows', owner: 'product-files', reason: 'rows of a file while it is imported' },
]

type Exceptions = Readonly<Record<string, readonly string[]>>

/** Reads of tables of features that the reader does not depend on, by reason. Nothing is added; fixed ones are removed. */
const UNDECLARED_READS: Exceptions = {
  'a backfill of all orders begins anew when the text of search-text.sql changes': [
    'search reads import_rows',
  ],
  'names who acts, in the statement that tells the triggers': [
    'acting-manager.ts reads api_keys',
    'acting-manager.ts reads users',
  ],
  'counts the uses of a code, which are rows of orders': ['discounts reads discount_uses'],
  'an address may change until a mail is sent, in the statement that claims it': [
    'mail reads users',
  ],
  'mails about orders are erased last, after those that erasing others has caused': [
    'mail reads orders',
  ],
  'products without batches are not computed, in the statement of the product page': [
    'products reads product_batches',
  ],
  'asks whether a product was delivered, in the statement that writes the review': [
    'reviews reads order_items',
    'reviews reads orders',
  ],
  'counts units that orders have taken, where stocks are read': [
    'stock reads order_items',
    'stock reads orders',
  ],
}

/** Writes of tables of other wings, by reason. Nothing is added; fixed ones are removed. */
const WRITES_OF_OTHER_WINGS: Exceptions = {
  'adds mails, or removes them, in the trigger of its own table, all in one statement': [
    'accounts writes mails',
    'back-in-stock writes mails',
    'questions writes mails',
  ],
}

/** Writes of tables of other features of a wing, by reason. Nothing is added; fixed ones are removed. */
const WRITES_WITHIN_WINGS: Exceptions = {
  'keeps in a product what is derived from others': [
    'reviews writes products',
    'search writes products',
  ],
  'places an order with its key, by the rules of customers and confirmation, in one statement': [
    'checkout writes discount_uses',
    'checkout writes order_events',
    'checkout writes order_items',
    'checkout writes orders',
  ],
  'books units with the reason, or gives a scanned code': ['stock writes products'],
  'changes many products in one statement, from rows of its own': [
    'picture-fetches writes products',
    'product-changes writes products',
    'product-files writes product_texts',
    'product-files writes products',
  ],
}

const owners = new Map<string, string>()
const dependencies = new Map<string, readonly string[]>()
let tables: readonly string[] = []
let accesses: readonly TableAccess[] = []

/** The wings of features, such as `orders`. */
const wings = new Map<string, string>()

/** Whether the table of an access belongs to another wing than the file, which may be of no feature. */
function leavesWing(place: string, owner: string, { file }: TableAccess): boolean {
  const wing = wings.get(place) ?? file.split('/')[0]
  return wing !== (wings.get(owner) ?? 'platform')
}

/** The features of files with functions and triggers. */
const functionFiles = new Map<string, string>()

/** The feature that a file belongs to, or the file. */
const placeOf = (file: string) =>
  featureOf(file) ?? functionFiles.get(basename(file)) ?? basename(file)

beforeAll(async () => {
  const rows = await shop.db.query<{ name: string }[]>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY name',
  )
  tables = rows.map(({ name }) => name)
  for (const { table, owner } of TABLES_WITHOUT_ENTITY) owners.set(table, owner)
  const entities = getMetadataArgsStorage().tables
  for (const file of listSources().filter((name) => name.endsWith('/feature.ts'))) {
    const declared: object = await import(/* @vite-ignore */ `../${file}`)
    for (const feature of FEATURES.filter((one) => Object.values(declared).includes(one))) {
      wings.set(placeOf(file), file.split('/')[0] ?? '')
      dependencies.set(
        placeOf(file),
        feature.dependencies.map((path) => basename(path)),
      )
      for (const name of feature.functionFiles ?? []) functionFiles.set(name, placeOf(file))
      for (const entity of feature.entities ?? []) {
        const table = entities.find(({ target }) => target === entity)?.name
        if (table) owners.set(table, placeOf(file))
      }
    }
  }
  accesses = readAccesses(new Set(tables))
})

/** Accesses of a place to tables of others, such as `cash reads orders`, with the files. */
function arrows(
  verb: 'reads' | 'writes',
  isArrow: (place: string, owner: string, access: TableAccess) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const access of accesses) {
    const { file, table } = access
    const place = placeOf(file)
    const owner = owners.get(table)
    if (!owner || place === owner || !isArrow(place, owner, access)) continue
    const arrow = `${place} ${verb} ${table}`
    found.set(arrow, (found.get(arrow) ?? new Set()).add(file))
  }
  return found
}

function expectOnly(
  found: ReadonlyMap<string, ReadonlySet<string>>,
  exceptions: Exceptions,
  advice: string,
): void {
  const known = Object.values(exceptions).flat()
  const unknown = [...found].filter(([arrow]) => !known.includes(arrow))
  const described = unknown.map(([arrow, files]) => `${arrow} (${[...files].join(', ')})`)
  expect(described.toSorted(), advice).toEqual([])
  const fixed = known.filter((arrow) => !found.has(arrow))
  expect(fixed, 'These are fixed: remove them from the list.').toEqual([])
}

describe('the tables that SQL names', () => {
  const isTable = (name: string) => ['orders', 'users', 'mails'].includes(name)
  const read = (sql: string) =>
    tablesIn(sql, isTable).map(({ table, writes }) => `${writes ? 'writes' : 'reads'} ${table}`)

  test.each([
    ['SELECT * FROM orders', 'reads orders'],
    ['SELECT 1 FROM lines AS line, users WHERE a = b, orders', 'reads users'],
    [
      'SELECT * FROM (SELECT id, users FROM lines) AS a JOIN ONLY orders ON mails.id = 1',
      'reads orders',
    ],
    ['orders WHERE status = 1', 'reads orders'],
    ['EXISTS (SELECT FROM users) OR a', 'reads users'],
    ["SELECT extract(day FROM orders), trim(both FROM orders), 'FROM users' -- FROM users", ''],
    ['a IS DISTINCT FROM orders', ''],
    ['DELETE FROM orders USING users, mails', 'writes orders, reads users, reads mails'],
    ['INSERT INTO orders (id) SELECT id FROM users', 'writes orders, reads users'],
    ['INSERT INTO lines VALUES (1) ON CONFLICT (id) DO UPDATE SET orders = 1', ''],
    ['UPDATE orders SET id = 1, users = 2 FROM users', 'writes orders, reads users'],
    ['SELECT 1 FROM lines FOR UPDATE', ''],
    ['LOCK TABLE orders IN SHARE MODE', 'reads orders'],
  ])('%s', (sql, expected) => {
    expect(read(sql).join(', ')).toBe(expected)
  })
})

test('every table has an entity of one feature, or a reason to have none', () => {
  const entities = FEATURES.flatMap((feature) => feature.entities ?? [])
  expect(new Set(entities).size).toBe(entities.length)
  expect([...owners.keys()].toSorted()).toEqual(tables.toSorted())
  expect(owners.size).toBe(entities.length + TABLES_WITHOUT_ENTITY.length)
})

test('SQL names tables of its own feature and of those that this depends on', () => {
  const found = arrows(
    'reads',
    (place, owner, { file }) =>
      // What is of the app or the database itself has a file name. The app may import all features.
      !owner.includes('.') && !file.startsWith('app/') && !dependencies.get(place)?.includes(owner),
  )
  expectOnly(
    found,
    UNDECLARED_READS,
    'Add the owner to the dependencies of the feature. If the owner depends on it, have the owner contribute the SQL.',
  )
})

const OWN_WRITES = 'Call a function of the owner, or export the SQL from it.'

test('one wing writes each table', () => {
  const found = arrows(
    'writes',
    (place, owner, access) => access.writes && leavesWing(place, owner, access),
  )
  expectOnly(found, WRITES_OF_OTHER_WINGS, OWN_WRITES)
})

test('one feature of a wing writes each table', () => {
  const found = arrows(
    'writes',
    (place, owner, access) => access.writes && !leavesWing(place, owner, access),
  )
  expectOnly(found, WRITES_WITHIN_WINGS, OWN_WRITES)
})

test('a file with functions and triggers belongs to one feature, or to the database', () => {
  const declared = FEATURES.flatMap((feature) => feature.functionFiles ?? [])
  const files = listSources().filter((file) => file.endsWith('.sql'))
  expect(new Set(declared).size).toBe(declared.length)
  expect(files.map((file) => basename(file))).toEqual(expect.arrayContaining(declared))
})
