import { readFileSync, writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildSchema } from './app/schema'

/** Writes schema.graphql; with --check, fails when the file is stale instead. */
const FILE = 'schema.graphql'
const printed = `${printSchema(lexicographicSortSchema(buildSchema()))}\n`

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, printed)
} else if (readFileSync(FILE, 'utf8') !== printed) {
  console.error(`${FILE} is stale: run \`npm run schema\` and commit it.`)
  process.exitCode = 1
}
