import { readFileSync } from 'node:fs'
import { CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema as parseSchema } from 'graphql'
import { expect, test } from 'vitest'
import { buildSchema } from './schema'

/** The schema as the last release had it; replaced when the next one is made. */
const RELEASED = new URL('released/schema.graphql', import.meta.url)

test('The GraphQL schema breaks nothing that the last release had', async () => {
  const released = parseSchema(readFileSync(RELEASED, 'utf8'))
  const changes = await diff(released, buildSchema())
  const breaking = changes.filter(
    ({ criticality }) => criticality.level === CriticalityLevel.Breaking,
  )
  expect(breaking.map(({ message }) => message)).toEqual([])
})
