import { readdirSync, readFileSync } from 'node:fs'
import type { EntityManager } from 'typeorm'
import { describe, expect, test } from 'vitest'
import { ORDER_SEARCH } from '../../../orders/orders/life/order-backfills'
import { createProduct } from '../../../test/factories'
import { setUpDatabase } from '../../../test/shop'
import { runBackfills } from './backfills'
import { MIGRATIONS } from './data-source'
import { applyFunctionFiles, type FunctionFile, readFunctionFiles } from './function-files'

const shop = setUpDatabase()
const files = readFunctionFiles()
const migrations = MIGRATIONS.map(({ name }) => name)

/** Such as "FUNCTION count_review". */
function namesIn(sql: string, command: RegExp): readonly string[] {
  return [...sql.matchAll(command)].map(([, kind, name]) => `${kind} ${name}`)
}

const CREATE = /\bCREATE (?:OR REPLACE |CONSTRAINT )?(FUNCTION|TRIGGER) (\w+)/g
const REPLACE_OR_DROP = /\b(?:REPLACE|DROP) (FUNCTION|TRIGGER) (?:IF EXISTS )?(\w+)/g

const namesInFiles = files.flatMap(({ sql }) => namesIn(sql, CREATE))

/** The definitions of all functions and triggers, except those of extensions. */
async function readDefinitions(db: EntityManager): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ name: string; definition: string }[]>(
    `SELECT 'FUNCTION ' || proname AS name, pg_get_functiondef(pg_proc.oid) AS definition
     FROM pg_proc
     WHERE pronamespace = current_schema()::regnamespace AND NOT EXISTS (
       SELECT FROM pg_depend
       WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
     UNION ALL
     SELECT 'TRIGGER ' || tgname, string_agg(pg_get_triggerdef(oid), E'\n' ORDER BY tgrelid)
     FROM pg_trigger WHERE NOT tgisinternal GROUP BY tgname`,
  )
  return new Map(rows.map(({ name, definition }) => [name, definition]))
}

/** Undoes all work. */
async function undoing(work: (db: EntityManager) => Promise<void>): Promise<void> {
  const runner = shop.database.dataSource.createQueryRunner()
  await runner.startTransaction()
  try {
    await work(runner.manager)
  } finally {
    await runner.rollbackTransaction()
    await runner.release()
  }
}

const SAY = (text: string): FunctionFile => ({
  name: 'say.sql',
  sql: `CREATE OR REPLACE FUNCTION say() RETURNS text LANGUAGE sql AS $$ SELECT '${text}' $$`,
  hash: text,
})

/** Runs the shop's files and `say.sql`. Returns the result of that file's function. */
async function sayAfter(
  db: EntityManager,
  text: string,
  options: { readonly release?: string; readonly migrations?: readonly string[] } = {},
): Promise<string | undefined> {
  await applyFunctionFiles(db, { migrations, ...options, files: [...files, SAY(text)] })
  const [row] = await db.query<{ say: string }[]>('SELECT say()')
  return row?.say
}

describe('The functions and triggers of the database', () => {
  test('are those of the files, each in one of them', async () => {
    const definitions = await readDefinitions(shop.db)
    expect(namesInFiles.toSorted()).toEqual([...definitions.keys()].toSorted())
  })

  test('have the text of the files, which can run again', () =>
    undoing(async (db) => {
      const before = await readDefinitions(db)
      for (const { sql } of files) {
        await db.query('SET CONSTRAINTS ALL IMMEDIATE')
        await db.query(sql)
      }
      expect(await readDefinitions(db)).toEqual(before)
    }))

  test('are replaced by no later migration, which would be undone by the next change of their file', () => {
    const folder = new URL('./migrations/', import.meta.url)
    const later = readdirSync(folder).filter((name) => name >= '0070')
    expect(later).toContain('0070-function-files.ts')
    const replaced = later.flatMap((name) => {
      const [up = ''] = readFileSync(new URL(name, folder), 'utf8').split('async down')
      return namesIn(up, REPLACE_OR_DROP)
    })
    expect(replaced.filter((name) => namesInFiles.includes(name))).toEqual([])
  })
})

describe('A file', () => {
  test('runs only when it is new or its text has changed', () =>
    undoing(async (db) => {
      expect(await sayAfter(db, 'one')).toBe('one')
      expect(await sayAfter(db, 'two')).toBe('two')
      await db.query('DROP FUNCTION say()')
      await expect(sayAfter(db, 'two')).rejects.toThrow('function say() does not exist')
    }))

  test('that no longer exists runs again when it returns', () =>
    undoing(async (db) => {
      await sayAfter(db, 'one')
      await applyFunctionFiles(db, { migrations, files })
      await db.query('DROP FUNCTION say()')
      expect(await sayAfter(db, 'one')).toBe('one')
    }))

  test('of an older release does not replace a newer one, but the other way round', () =>
    undoing(async (db) => {
      expect(await sayAfter(db, 'old', { release: '0.9.0' })).toBe('old')
      expect(await sayAfter(db, 'new', { release: '0.10.0' })).toBe('new')
      expect(await sayAfter(db, 'old', { release: '0.9.0' })).toBe('new')
    }))

  test('of an older build of a release does not replace that of a newer one', () =>
    undoing(async (db) => {
      expect(await sayAfter(db, 'one', { release: '1.0.0' })).toBe('one')
      expect(await sayAfter(db, 'two', { release: '1.0.0' })).toBe('two')
      expect(await sayAfter(db, 'three', { release: '1.0.0' })).toBe('three')
      expect(await sayAfter(db, 'one', { release: '1.0.0' })).toBe('three')
      expect(await sayAfter(db, 'two', { release: '1.0.0' })).toBe('three')
      // The next release may return to an earlier text.
      expect(await sayAfter(db, 'one', { release: '1.1.0' })).toBe('one')
    }))

  test('of a server that lacks a migration of the database does not run', () =>
    undoing(async (db) => {
      await sayAfter(db, 'one')
      expect(await sayAfter(db, 'two', { migrations: migrations.slice(0, -1) })).toBe('one')
    }))

  test('that stored data depends on updates that data', () =>
    undoing(async (db) => {
      const INDEXES = ['products_family']
      const readFiles = () =>
        db.query(
          'SELECT pg_relation_filenode(name::regclass) AS file FROM unnest($1::text[]) AS name',
          [INDEXES],
        )
      const product = await createProduct(db, { name: 'Salmon xyz' })
      await createProduct(db, { name: 'Salmon' })
      await db.query(
        `INSERT INTO orders (total_piastres, address, city, phone) VALUES (1, 'a', 'Luxor', '1')`,
      )
      const before = await readFiles()
      const changed = files.map((file) => {
        if (file.name === 'text-key.sql') return { ...file, hash: 'changed' }
        if (file.name !== 'search-text.sql') return file
        // Folds x into k.
        const sql = file.sql.replace(/'(?=أ)/, "'x").replace(/'(?=اا)/, "'k")
        return { ...file, sql, hash: 'changed' }
      })
      await applyFunctionFiles(db, { migrations, files: changed })
      await runBackfills(db, [ORDER_SEARCH])
      const rows = await db.query(
        `SELECT id, name_words, search_vector @@ 'kyz' AS found FROM products ORDER BY id`,
      )
      expect(rows).toEqual([
        { id: product.id, name_words: ' salmon kyz ', found: true },
        { id: product.id + 1, name_words: ' salmon ', found: false },
      ])
      expect(await db.query('SELECT FROM search_words WHERE word = $1', ['kyz'])).toHaveLength(1)
      expect(await db.query('SELECT search_text AS text FROM orders')).toEqual([
        { text: '\nlukor' },
      ])
      const after = await readFiles()
      for (const [place] of INDEXES.entries()) expect(after[place]).not.toEqual(before[place])
    }))
})
