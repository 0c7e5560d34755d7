import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS } from '../platform/config/env'

const readme = readFileSync('README.md', 'utf8')
const compose = readFileSync('docker-compose.yml', 'utf8')

/** The names in the first column of the table of settings. */
const documented = readme
  .slice(readme.indexOf('## Settings'), readme.indexOf('## In production'))
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`(\w+)`/g)])
  .map(([, name]) => name)

const shopOfCompose = compose.slice(compose.indexOf('  shop:'), compose.indexOf('  database:\n'))

test('README.md lists every setting, and no other', () => {
  expect(documented.toSorted()).toEqual([...SETTINGS].sort())
})

test('docker-compose.yml passes every setting of README.md, and no other', () => {
  const passed = [...shopOfCompose.matchAll(/^ {6}([A-Z0-9_]+): /gm)].map(([, name]) => name)
  // The driver of PostgreSQL reads it.
  expect(passed.toSorted()).toEqual([...documented, 'PGPASSWORD'].toSorted())
})

test('docker-compose.yml has no variable within the default of another, which version 1 of docker-compose does not replace', () => {
  expect(compose.match(/\$\{[^}]*\$/g)).toBeNull()
})

test('docker-compose.yml keeps the data folder in a named volume', () => {
  expect(shopOfCompose).toContain("volumes: ['data:/data']")
  expect(compose.slice(compose.indexOf('\nvolumes:'))).toMatch(/^ {2}data:$/m)
})
