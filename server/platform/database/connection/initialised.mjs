import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const SOURCES = [
  'node_modules/@electric-sql/pglite/package.json',
  'server/platform/database/connection/embedded-worker.mjs',
]

/** Where the build puts the data folder that the first start of the embedded database copies. */
export const INITIALISED_FOLDER = join(root, 'dist/initialised')

const stampFile = join(INITIALISED_FOLDER, '.stamp')

/** Identifies the version of the embedded database, and its settings. */
function readStamp() {
  const hash = createHash('sha256')
  for (const file of SOURCES) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Whether the folder exists, and matches the current version of the embedded database. */
export function isInitialised() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === readStamp()
}

export function markInitialised() {
  writeFileSync(stampFile, readStamp())
}
