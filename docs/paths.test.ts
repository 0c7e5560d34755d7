import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const PAGES = ['docs', 'docs/decisions', '.'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** Released notes are not rewritten. */
const CURRENT = PAGES.filter((page) => page !== 'CHANGELOG.md')

const CODE_BLOCK = /^```.*?^```/gms
const CODE = /`([^`]+)`/g
const FOLDER = /^(?:\.ci|bench|client|data|deploy|docs|domain|e2e|server|tools)\//
const FILE = /^[\w.-]+\/.+\.(?:css|graphql|mjml|sql|tsx?)$/
/** Paths that do not exist yet. */
const NEW = new Set(['server/payments/'])

/** Returns the paths of the source that a page names in backticks, by themselves or in a command. */
function namedPaths(page: string): readonly string[] {
  const text = readFileSync(page, 'utf8').replaceAll(CODE_BLOCK, '')
  return [...text.matchAll(CODE)]
    .flatMap(([, code = '']) => code.split(/\s+/))
    .filter((word) => FOLDER.test(word) || FILE.test(word))
    .map((word) => word.split('<')[0] ?? '')
}

/** Returns the files that a page links to. */
function linkedFiles(page: string): readonly string[] {
  return [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link.split('#')[0] ?? '')
    .filter((link) => link && !/^[a-z]+:/.test(link))
}

test('Every file and folder that documentation names exists, from the root of the source', () => {
  const named = CURRENT.flatMap((page) => namedPaths(page).map((path) => [page, path] as const))
  expect(named.length).toBeGreaterThan(500)
  expect(named.filter(([, path]) => !NEW.has(path) && !existsSync(path))).toEqual([])
})

test('Every file that a page links to exists', () => {
  const links = PAGES.flatMap((page) => linkedFiles(page).map((link) => [page, link] as const))
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(([page, link]) => !existsSync(join(dirname(page), link)))).toEqual([])
})
