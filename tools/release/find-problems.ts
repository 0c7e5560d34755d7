import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const BRANCH = 'main'
const SCHEMAS = 'server/platform/http/graphql/released'
const DATA = 'server/platform/database/schema/released'
/** See the README of the folder. */
const DATA_FILES = ['data.tar.br', 'shop.backup.gz', 'rows.json']

const VERSION = /^\d+\.\d+\.\d+$/

const packageFile = z.object({ version: z.string() })
const lockFile = z.object({
  version: z.string(),
  packages: z.object({ '': packageFile }),
})

export interface Release {
  /** The folder of the source. */
  readonly root: string
  readonly version: string
  /** In the form 2026-12-31. */
  readonly today: string
}

export function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trimEnd()
}

function findGitProblems({ root, version }: Release): readonly string[] {
  const branch = git(root, 'branch', '--show-current')
  const changes = git(root, 'status', '--porcelain')
  const tag = git(root, 'tag', '--list', version)
  return [
    ...(branch === BRANCH ? [] : [`The branch is ${branch || 'none'}, not ${BRANCH}.`]),
    ...(changes ? [`There are changes that are not committed:\n${changes}`] : []),
    ...(tag ? [`The tag ${version} exists.`] : []),
  ]
}

function findVersionProblems({ root, version }: Release): readonly string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const lock = lockFile.parse(read('package-lock.json'))
  const versions = [
    ['package.json', packageFile.parse(read('package.json')).version],
    ['package-lock.json', lock.version],
    ['The root package of package-lock.json', lock.packages[''].version],
  ] as const
  return versions
    .filter(([, found]) => found !== version)
    .map(([file, found]) => `${file} has the version ${found}.`)
}

function findChangelogProblems({ root, version, today }: Release): readonly string[] {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const expected = `## ${version} - ${today}`
  const [newest = 'none'] = changelog.match(/^## .*$/m) ?? []
  return newest === expected
    ? []
    : [`The first heading of CHANGELOG.md is “${newest}”, not “${expected}”.`]
}

function findSchemaProblems({ root, version }: Release): readonly string[] {
  const file = `${SCHEMAS}/${version}.graphql`
  if (!existsSync(join(root, file))) return [`${file} is missing: copy schema.graphql.`]
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return read(file) === read('schema.graphql') ? [] : [`${file} differs from schema.graphql.`]
}

function findDataProblems({ root, version }: Release): readonly string[] {
  return DATA_FILES.map((name) => `${DATA}/${version}/${name}`)
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `${file} is missing.`)
}

/** Returns everything that stands in the way of a release, in sentences. */
export function findProblems(release: Release): readonly string[] {
  if (!VERSION.test(release.version)) return [`“${release.version}” is no version such as 1.2.3.`]
  return [
    ...findGitProblems(release),
    ...findVersionProblems(release),
    ...findChangelogProblems(release),
    ...findSchemaProblems(release),
    ...findDataProblems(release),
  ]
}
