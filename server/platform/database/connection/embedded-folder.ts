import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makePrivate } from '../../config/data-folder'
import { StartupError } from '../../config/startup-error'

const POSTGRES_VERSION = '18'

// Created by the build, because initdb takes 600 MB of memory; from source, PGlite runs initdb itself.
const isBundled = !import.meta.url.endsWith('.ts')
const INITIALISED = isBundled
  ? fileURLToPath(new URL('../initialised/postgres', import.meta.url))
  : undefined

/** Release 0.1.0 initialised the database in place, and wrote this file last. */
function isComplete(folder: string): boolean {
  const last = statSync(join(folder, 'postgresql.conf'), { throwIfNoEntry: false })
  return last !== undefined && last.size > 0
}

function checkVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) {
    throw new StartupError(`The database in ${folder} is damaged: it has no file PG_VERSION.`)
  }
  const version = readFileSync(file, 'utf8').trim()
  if (version !== POSTGRES_VERSION) {
    throw new StartupError(
      `The database in ${folder} is of PostgreSQL ${version}, but this version of the shop has PostgreSQL ${POSTGRES_VERSION}. Make a backup of it with the version of the shop that created it, and restore that with this one into a new data folder.`,
    )
  }
}

/**
 * Creates the database in a temporary folder next to it, which is renamed when complete, so that an
 * interrupted one is never opened.
 */
async function create(folder: string, initialise: (folder: string) => Promise<void>) {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  if (INITIALISED && existsSync(INITIALISED)) cpSync(INITIALISED, unfinished, { recursive: true })
  else await initialise(unfinished)
  renameSync(unfinished, folder)
}

/**
 * Returns the folder of the database in a locked data folder, creating it with `initialise` if
 * necessary. Only the current user can read it. Throws a StartupError for a database of another
 * version of PostgreSQL.
 */
export async function prepareDatabaseFolder(
  dataDir: string,
  initialise: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(dataDir, 'postgres')
  // Nothing was ever stored in it, but the shop must not decide to delete a database.
  if (existsSync(folder) && !isComplete(folder)) {
    renameSync(folder, `${folder}.incomplete-${Date.now()}`)
  }
  if (!existsSync(folder)) await create(folder, initialise)
  checkVersion(folder)
  makePrivate(folder)
  return folder
}
