import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { translate } from '../messages'
import {
  INITIAL_ORDER_STATUS,
  ORDER_STATUS_KEYS,
  ORDER_STATUS_TABLE,
  ORDER_STATUSES,
  statusesWhere,
} from './order-status'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Files that may name a status: the table, its labels, generated code, migrations and snapshots. */
const EXCEPTIONS = [
  'domain/orders/order-status.ts',
  'domain/messages/',
  'client/platform/gql/',
  'server/platform/database/schema/migrations/',
  'server/platform/http/graphql/released/',
  // A reason of the stock has the same name.
  'server/catalogue/stock/stock.types.ts',
]

function sourceFiles(): readonly string[] {
  return ['domain', 'server', 'client'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:ts|tsx|css|graphql)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter(
        (file) => !file.includes('/test/') && !EXCEPTIONS.some((path) => file.startsWith(path)),
      ),
  )
}

test('no source but the table names a status', () => {
  const names = [...ORDER_STATUS_KEYS, ...ORDER_STATUSES].join('|')
  // A literal or an enum value, as opposed to a reference to the table's row.
  const named = new RegExp(
    `['"](?:${names})['"]|(?<!ORDER_STATUS_TABLE\\.)\\b(?:${ORDER_STATUS_KEYS.join('|')})\\b`,
  )
  const files = sourceFiles()
  expect(files.length).toBeGreaterThan(300)
  const offenders = files.filter((file) => named.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(offenders).toEqual([])
})

describe.each(ORDER_STATUS_KEYS)('%s', (key) => {
  const { value, label } = ORDER_STATUS_TABLE[key]

  test('has a label, and a key that matches its value', () => {
    expect(translate(label)).toBe(value)
    expect(key).toBe(value.toUpperCase().replaceAll(' ', '_'))
  })

  test('can be inlined in SQL', () => {
    expect(value).toMatch(/^[A-Za-z ]+$/)
  })
})

test('a new order is open, holds its stock and is a sale', () => {
  for (const property of ['isOpen', 'holdsStock', 'isSale'] as const) {
    expect(statusesWhere(property)).toContain(INITIAL_ORDER_STATUS)
  }
  expect(statusesWhere('isOpen')).toEqual(['Pending', 'Processing'])
  expect(statusesWhere('holdsStock')).toEqual(['Pending', 'Processing', 'Completed'])
})
