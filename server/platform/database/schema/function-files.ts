import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { EntityManager } from 'typeorm'
import { version } from '../../../../package.json'

/** The current text of functions and triggers of the database. */
export interface FunctionFile {
  readonly name: string
  readonly sql: string
  readonly hash: string
}

// The build puts the folder beside this file's bundle.
const FOLDER = new URL('./functions/', import.meta.url)

export function readFunctionFiles(): readonly FunctionFile[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => {
    const sql = readFileSync(new URL(name, FOLDER), 'utf8')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

interface AppliedFile {
  readonly name: string
  readonly hash: string
  readonly release: string
  /** The hashes of earlier texts that builds of this release have replaced. */
  readonly replaced: readonly string[]
}

const { compare: compareReleases } = new Intl.Collator('en', { numeric: true })

/** Whether a newer release has migrated the database, as in a rolling upgrade before the last server is replaced. */
async function isNewer(db: EntityManager, migrations: readonly string[]): Promise<boolean> {
  const [last] = await db.query<{ name: string }[]>(
    'SELECT name FROM migrations ORDER BY "timestamp" DESC LIMIT 1',
  )
  return last !== undefined && !migrations.includes(last.name)
}

/**
 * Runs the files whose text differs from the one that the database has run, in the caller's transaction and
 * after all migrations, whose names are `migrations`. Leaves files unchanged that a newer release has run, or a newer build of
 * the same release, which knows another text since.
 */
export async function applyFunctionFiles(
  db: EntityManager,
  {
    files = readFunctionFiles(),
    release = version,
    migrations,
  }: {
    readonly files?: readonly FunctionFile[]
    readonly release?: string
    readonly migrations: readonly string[]
  },
): Promise<void> {
  if (await isNewer(db, migrations)) return
  const applied = await db.query<AppliedFile[]>(
    'SELECT name, hash, release, replaced FROM function_files',
  )
  const isPending = ({ name, hash }: FunctionFile) => {
    const before = applied.find((file) => file.name === name)
    if (!before) return true
    const order = compareReleases(before.release, release)
    return before.hash !== hash && (order < 0 || (order === 0 && !before.replaced.includes(hash)))
  }
  for (const { name, sql, hash } of files.filter(isPending)) {
    await db.query('SET LOCAL statement_timeout = 0')
    // A table whose rows have changed cannot be altered before its deferred triggers have run.
    await db.query('SET CONSTRAINTS ALL IMMEDIATE')
    await db.query(sql)
    await db.query(
      `INSERT INTO function_files (name, hash, release) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET hash = EXCLUDED.hash, release = EXCLUDED.release,
         replaced = CASE function_files.release WHEN EXCLUDED.release
           THEN function_files.replaced || function_files.hash ELSE '{}' END`,
      [name, hash, release],
    )
  }
  const names = files.map(({ name }) => name)
  if (applied.some(({ name }) => !names.includes(name))) {
    await db.query('DELETE FROM function_files WHERE name <> ALL ($1)', [names])
  }
}
