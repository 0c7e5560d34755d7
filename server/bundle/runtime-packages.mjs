import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Not in the built server, because they have native code or read files of their own: it imports them when it runs. */
export const RUNTIME_PACKAGES = [
  '@node-rs/argon2',
  'fs-native-extensions',
  'sharp',
  '@aws-sdk/client-s3',
  '@fastify/swagger-ui',
  '@electric-sql/pglite',
  '@electric-sql/pglite-socket',
  'libheif-js',
]

// In the built server, too, but TypeORM loads its driver by name.
const LOADED_BY_NAME = ['pg']

// `node server/bundle/runtime-packages.mjs` in an image that is being built, after the build: takes the other dependencies out
// of its package.json, so that `npm prune --omit=dev` leaves only what runs.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const settings = JSON.parse(readFileSync('package.json', 'utf8'))
  const kept = Object.entries(settings.dependencies).filter(([name]) =>
    [...RUNTIME_PACKAGES, ...LOADED_BY_NAME].includes(name),
  )
  writeFileSync(
    'package.json',
    `${JSON.stringify({ ...settings, dependencies: Object.fromEntries(kept) }, null, 2)}\n`,
  )
}
