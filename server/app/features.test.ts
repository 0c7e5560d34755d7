import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setUpDatabase } from '../test/shop'
import { FEATURES } from './features'

const shop = setUpDatabase()

const CTE =
  /(?:\bWITH(?: RECURSIVE)?|\),)\s+(\w+)(?:\s*\([^)]*\))?\s+AS(?: NOT)?(?: MATERIALIZED)?\s+\(/g

/** Returns the names of common table expressions in the server's SQL, except in migrations. */
function cteNames(): readonly string[] {
  const folder = new URL('..', import.meta.url).pathname
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.includes('migrations'))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(CTE)])
    .map(([, name = '']) => name)
}

async function readTables(): Promise<readonly string[]> {
  const rows = await shop.db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  return rows.map(({ name }) => name)
}

test('no common table expression has the name of a table', async () => {
  const names = cteNames()
  // The expression finds the first CTE of a statement and later ones.
  expect(names).toEqual(expect.arrayContaining(['product', 'added']))
  const shadowed = (await readTables()).filter((table) => names.includes(table))
  expect(shadowed).toEqual([])
})

test('no two features have mails of the same kind', () => {
  const kinds = FEATURES.flatMap(({ mails = {} }) => Object.keys(mails))
  expect(kinds.length).toBeGreaterThan(0)
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('features name only tables that exist', async () => {
  const named = FEATURES.flatMap(({ tablesNotBackedUp = [] }) => tablesNotBackedUp)
  expect(named.length).toBeGreaterThan(0)
  expect(await readTables()).toEqual(expect.arrayContaining(named))
})
