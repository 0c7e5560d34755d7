import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = readFileSync(join(root, 'docs', 'where-would-i-add.md'), 'utf8')

test('Every file in docs/where-would-i-add.md exists, except for new folders', () => {
  const paths = [...text.matchAll(/`((?:domain|server|client)\/[^`]*|[\w.-]+\.js)`( \(new)?/g)]
  expect(paths.length).toBeGreaterThan(50)
  const missing = paths.filter(([, path = '', isNew]) => !isNew && !existsSync(join(root, path)))
  expect(missing.map(([, path]) => path)).toEqual([])
})
