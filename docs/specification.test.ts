import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(`${root}docs/specification.md`, 'utf8')
const rows = page.split('\n').filter((line) => /^\| (?!what|---)/.test(line))

/** Whether a file has a test, not only a group of tests, with exactly this name. */
function hasTest(source: string, name: string): boolean {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?:\\btest(?:\\.\\w+)*\\(|\\)\\()\\s*(['"\`])${literal}\\1`).test(source)
}

test('Every rule of the specification names a test that exists', () => {
  expect(rows.length).toBeGreaterThan(60)
  const missing = rows.flatMap((row) => {
    const named = [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “(.+?)”(?=;| \|)/g)]
    if (named.length === 0) return [row]
    return named.flatMap(([, file = '', name = '']) =>
      hasTest(readFileSync(root + file, 'utf8'), name) ? [] : [`${file}: ${name}`],
    )
  })
  expect(missing).toEqual([])
})
