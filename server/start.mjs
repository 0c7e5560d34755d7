// `npm start`: builds what is not built or has changed since, then runs the server.
// Plain JavaScript, because it runs before anything is built and should cost nothing when all is.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'dist', '.stamp')
const SOURCES = [
  'domain',
  'server',
  'client',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** A fingerprint of everything that goes into the build, by content: checkouts change file times. */
function fingerprint() {
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

function buildIfStale() {
  const current = fingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === current) return
  process.stdout.write('Building the shop …\n')
  rmSync(stampFile, { force: true })
  // In a process of its own: the build tools set NODE_ENV and stay in memory.
  execFileSync(process.execPath, [join(root, 'server', 'build.mjs')], { stdio: 'inherit' })
  writeFileSync(stampFile, current)
}

process.chdir(root)
buildIfStale()
if (!process.argv.includes('--build-only')) {
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href)
}
