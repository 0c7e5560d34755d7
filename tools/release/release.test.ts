import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/test/folder'
import { findProblems, git } from './find-problems'

const SCHEMA = 'server/platform/http/graphql/released/1.2.3.graphql'
const DATA = 'server/platform/database/schema/released/1.2.3'
const today = new Date().toISOString().slice(0, 10)

const versions = (version: string) => JSON.stringify({ version, packages: { '': { version } } })

const FILES: Readonly<Record<string, string>> = {
  'package.json': versions('1.2.3'),
  'package-lock.json': versions('1.2.3'),
  'CHANGELOG.md': `# Changelog\n\n## 1.2.3 - ${today}\n\n- Something.\n\n## 1.2.2\n`,
  'schema.graphql': 'type Query { shop: Int }\n',
  [SCHEMA]: 'type Query { shop: Int }\n',
  [`${DATA}/data.tar.br`]: 'data',
  [`${DATA}/shop.backup.gz`]: 'backup',
  [`${DATA}/rows.json`]: '{}',
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function commit(root: string): void {
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', 'Prepare the release')
}

/** A repository in which everything is ready for 1.2.3. */
function createRepository(): string {
  const root = temporaryFolder()
  git(root, 'init', '--quiet', '--initial-branch', 'main')
  git(root, 'config', 'user.name', 'Tests')
  git(root, 'config', 'user.email', 'tests@example.com')
  for (const [file, text] of Object.entries(FILES)) write(root, file, text)
  commit(root)
  return root
}

const find = (root: string, version = '1.2.3') => findProblems({ root, version, today })

function release(root: string, ...args: readonly string[]) {
  const script = resolve('tools/release/release.ts')
  const tsx = resolve('node_modules/.bin/tsx')
  return spawnSync(tsx, [script, ...args], { cwd: root, encoding: 'utf8' })
}

test('A release that is ready gets an annotated tag, and none with --check', () => {
  const root = createRepository()
  expect(release(root, '1.2.3', '--check')).toMatchObject({ status: 0 })
  expect(git(root, 'tag')).toBe('')
  expect(release(root, '1.2.3')).toMatchObject({ status: 0 })
  expect(git(root, 'cat-file', '-t', '1.2.3')).toBe('tag')
  expect(git(root, 'rev-parse', '1.2.3^{commit}')).toBe(git(root, 'rev-parse', 'HEAD'))
})

test('Without everything in place nothing is tagged, and all problems are listed at once', () => {
  const root = createRepository()
  rmSync(join(root, SCHEMA))
  write(root, 'package.json', versions('1.2.2'))
  const { status, stderr } = release(root, '1.2.3', '--chek')
  expect(status).toBe(1)
  expect(stderr).toContain('“--chek” is no option.')
  expect(stderr).toContain('not committed')
  expect(stderr).toContain('package.json has the version 1.2.2.')
  expect(stderr).toContain(`${SCHEMA} is missing`)
  expect(git(root, 'tag')).toBe('')
})

test.each<[string, (root: string) => void, RegExp]>([
  [
    'another branch',
    (root) => git(root, 'switch', '--quiet', '--create', 'other'),
    /^The branch is/,
  ],
  [
    'a file that is not committed',
    (root) => write(root, 'new.txt', ''),
    /not committed.*new\.txt/s,
  ],
  ['a tag of that name', (root) => git(root, 'tag', '1.2.3'), /^The tag 1\.2\.3 exists/],
])('It refuses %s', (_name, change, problem) => {
  const root = createRepository()
  change(root)
  expect(find(root)).toEqual([expect.stringMatching(problem)])
})

const LOCK = JSON.stringify({ version: '1.2.3', packages: { '': { version: '1.2.2' } } })
const CHANGELOG = FILES['CHANGELOG.md'] ?? ''

test.each([
  ['another version in package.json', 'package.json', versions('1.2.2'), /^package\.json has/],
  ['another root in package-lock.json', 'package-lock.json', LOCK, /^The root package/],
  [
    'a heading without a date',
    'CHANGELOG.md',
    CHANGELOG.replace(` - ${today}`, ''),
    /“## 1\.2\.3”/,
  ],
  ['another day', 'CHANGELOG.md', CHANGELOG.replace(today, '2020-02-30'), /2020-02-30”, not/],
  ['unreleased changes', 'CHANGELOG.md', `## Unreleased\n\n${CHANGELOG}`, /“## Unreleased”/],
  ['another schema', 'schema.graphql', 'type Query { shop: String }\n', /differs from schema/],
])('It refuses %s', (_name, file, text, problem) => {
  const root = createRepository()
  write(root, file, text)
  commit(root)
  expect(find(root)).toEqual([expect.stringMatching(problem)])
})

test.each(Object.keys(FILES).filter((file) => file.includes('/released/')))(
  'It refuses a release without %s',
  (file) => {
    const root = createRepository()
    rmSync(join(root, file))
    commit(root)
    expect(find(root)).toEqual([expect.stringContaining(`${file} is missing`)])
  },
)

test('It refuses what is no version', () => {
  const root = createRepository()
  expect(find(root, 'v1.2.3')).toEqual(['“v1.2.3” is no version such as 1.2.3.'])
})

test('Released schemas and data are where it looks for them', () => {
  const problems = findProblems({ root: '.', version: '0.1.0', today })
  expect(problems.filter((problem) => problem.includes('missing'))).toEqual([])
})
