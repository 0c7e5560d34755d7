import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SECTIONS = readFileSync('docs/where-would-i-add.md', 'utf8').split(/^## /m).slice(1)
const SEARCH = /^.*\bSearch for (.+?): (\d+) files\./m

/** Whatever nobody writes by hand for a change. */
const LEFT_OUT = [
  '*.test.ts',
  '*.test.tsx',
  'client/platform/gql',
  'client/test',
  'server/platform/http/graphql/operation-names.ts',
  'server/platform/http/graphql/released',
  'server/test',
].map((path) => `:(exclude)${path}`)

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

function filesWith(words: readonly string[]): readonly string[] {
  const patterns = words.flatMap((word) => ['-e', word])
  const folders = ['domain', 'server', 'client', ...LEFT_OUT]
  const found = execFileSync('git', ['grep', '-lF', ...patterns, '--', ...folders])
  return found.toString().trimEnd().split('\n')
}

const EXAMPLES = SECTIONS.flatMap((section) => {
  const [, words = '', count] = SEARCH.exec(section) ?? []
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  const files = rows.flatMap((row) => quoted(row.split('|')[1] ?? ''))
  return count ? [{ title: section.split('\n')[0], words: quoted(words), count, files }] : []
})

test('There is an example of a setting, a mail, a role, a column, a page, a list and a report', () => {
  const kinds = ['setting', 'mail', 'role', 'column', 'page', 'list', 'report']
  expect(EXAMPLES.map(({ title = '' }) => title.split(' ')[1])).toEqual(kinds)
})

test.each(EXAMPLES)('The files of “$title” are those of its example', (example) => {
  const found = filesWith(example.words)
  expect(example.files.toSorted()).toEqual(found)
  expect(Number(example.count)).toBe(found.length)
})
