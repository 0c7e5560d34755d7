import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, Kind, parse, type SelectionNode } from 'graphql'
import { expect, test } from 'vitest'

const mutations = buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()?.getFields()

/** Whether the mutation takes a key that the operation does not send. */
function lacksKey(selection: SelectionNode): boolean {
  if (selection.kind !== Kind.FIELD) return false
  const takesKey = mutations?.[selection.name.value]?.args.some(
    ({ name }) => name === 'idempotencyKey',
  )
  return Boolean(
    takesKey && !selection.arguments?.some(({ name }) => name.value === 'idempotencyKey'),
  )
}

test('Every operation sends an idempotency key to a mutation that takes one', () => {
  const operations = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(join('client', file), 'utf8')).definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  expect(operations.length).toBeGreaterThan(100)
  const without = operations.filter(({ selectionSet }) => selectionSet.selections.some(lacksKey))
  expect(without.map(({ name }) => name?.value)).toEqual([])
})
