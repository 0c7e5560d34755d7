import { readFileSync, writeFileSync } from 'node:fs'
import { buildSchema } from './app/schema'
import { printWithRequirements } from './platform/http/graphql/print-schema'

/** Writes schema.graphql; with --check, fails when the file is stale instead. */
const FILE = 'schema.graphql'
const printed = printWithRequirements(buildSchema())

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, printed)
} else if (readFileSync(FILE, 'utf8') !== printed) {
  console.error(`${FILE} is stale: run \`npm run schema\` and commit it.`)
  process.exitCode = 1
}
