import { readdirSync, readFileSync } from 'node:fs'
import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../../../../', import.meta.url)

/** The schema of each release, named by its version. */
const FOLDER = new URL('released/', import.meta.url)
const VERSIONS = readdirSync(FOLDER)
  .map((file) => file.replace('.graphql', ''))
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

function read(path: string, base: URL = ROOT): string {
  return readFileSync(new URL(path, base), 'utf8')
}

function released(version: string): GraphQLSchema {
  return buildSchema(read(`${version}.graphql`, FOLDER))
}

async function findBreakingChanges(before: GraphQLSchema, after: GraphQLSchema): Promise<Change[]> {
  const changes = await diff(before, after)
  return changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
}

test('The GraphQL schema has no breaking changes since the last release', async () => {
  const breaking = await findBreakingChanges(
    released(VERSIONS.at(-1) ?? ''),
    buildSchema(read('schema.graphql')),
  )
  expect(breaking.map(({ message }) => message)).toEqual([])
})

test('The last release has the version of the package', () => {
  expect(VERSIONS.at(-1)).toBe(JSON.parse(read('package.json')).version)
})

describe.each(VERSIONS.slice(1))('CHANGELOG.md for release %s', (version) => {
  test('lists everything that was removed from the schema', async () => {
    const before = VERSIONS[VERSIONS.indexOf(version) - 1] ?? ''
    const breaking = await findBreakingChanges(released(before), released(version))
    // Since 0.3.0, headings have the day of the release.
    const heading = new RegExp(`\\n## ${version.replaceAll('.', '\\.')}(?: - .*)?\\n`)
    const [, section = ''] = read('CHANGELOG.md').split(heading)
    const changes = section.split('\n## ')[0] ?? ''
    const names = breaking
      .filter(({ type }) => type.endsWith('_REMOVED'))
      .map(({ path = '' }) => path.split('.').at(-1) ?? '')
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(changes))).toEqual([])
  })
})
