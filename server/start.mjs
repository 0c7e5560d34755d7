// `npm start`: builds the shop if its sources have changed, then runs the server.
// Plain JavaScript, because it runs before the build.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { watchNpm } from './npm-start.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = join(root, 'dist')
const stampFile = join(built, '.stamp')
const SOURCES = [
  'domain',
  'server',
  'client',
  'data/sample',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** Hashes the sources of the build by content, because a checkout changes file times. */
function hashSources() {
  const hash = createHash('sha256')
  const add = (path) => {
    hash.update(path).update(readFileSync(join(root, path)))
  }
  for (const source of SOURCES) {
    if (source.includes('.')) {
      add(source)
      continue
    }
    const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    files.sort().forEach(add)
  }
  return hash.digest('hex')
}

/** Exits with a message if the folder is on a read-only file system, or belongs to somebody else. */
function checkWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch ({ code }) {
    process.stderr.write(
      `The shop has to be built, but ${folder} cannot be written to (${code}). Run npm run build where it can be written to.\n`,
    )
    process.exit(1)
  }
}

function buildIfStale() {
  const current = hashSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current) return
  checkWritable(built)
  process.stdout.write('Building the shop …\n')
  rmSync(stampFile, { force: true })
  // In a separate process: the build tools set NODE_ENV and stay in memory.
  execFileSync(process.execPath, [join(root, 'server', 'bundle', 'build.mjs')], {
    stdio: 'inherit',
  })
  writeFileSync(stampFile, current)
}

/** Deleting the data folder, for an empty database, deletes the sample products in it, too: the build has them. */
function restoreSampleProducts() {
  const folder = join(root, 'data/sample')
  const copy = join(built, 'data/sample')
  if (!existsSync(folder) && existsSync(copy)) cpSync(copy, folder, { recursive: true })
}

process.chdir(root)
// Until the server listens for the signal, there is nothing to finish.
watchNpm(() => process.emit('SIGTERM', 'SIGTERM') || process.exit())
restoreSampleProducts()
buildIfStale()
if (!process.argv.includes('--build-only')) {
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href)
}
