import { readdirSync, readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { splitLocale } from '#domain/messages/locale'
import { ALERT_RULES } from '../server/test/alert-rules'
import { pagePaths } from '../server/test/real-pages'
import { readOperations } from '../server/test/rest-document'
import { setUpShop } from '../server/test/shop'

const shop = setUpShop()

const OTHER_ROUTES = ['/graphql', '/docs', '/metrics', '/healthz', '/readyz', '/assets']
/** Of files and folders, which have paths, too. */
const FILE = /^\/(?:backups|dev|etc|home\/|opt|proc|root|srv|tmp|usr|var)\b/

const texts = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name): readonly [string, string] => [`docs/${name}`, readFileSync(`docs/${name}`, 'utf8')])

const MENTIONS: readonly (readonly [file: string, path: string])[] = [
  ...texts.flatMap(([file, text]) =>
    [...text.matchAll(/`(?:GET |POST |PUT |PATCH |DELETE )?(\/[a-zA-Z][\w/{}:-]*)`/g)].map(
      ([, path = '']) => [file, path] as const,
    ),
  ),
  ...ALERT_RULES.flatMap(({ alert, annotations }) =>
    [...annotations.runbook.matchAll(/(?<![\w/.])(\/[a-zA-Z][\w/]*)/g)].map(
      ([, path = '']) => [alert, path] as const,
    ),
  ),
]

test('Every page that documentation and runbooks name exists', async () => {
  const operations = await readOperations(shop)
  const patterns = [
    ...(await pagePaths()),
    ...operations.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')),
    ...OTHER_ROUTES,
  ]
  const mentioned = MENTIONS.filter(([, path]) => !FILE.test(path))
  const missing = mentioned.filter(
    ([, path]) =>
      !patterns.some((pattern) => pattern !== '*' && matchPath(pattern, splitLocale(path).path)),
  )
  expect(missing).toEqual([])
  expect(mentioned.length).toBeGreaterThan(50)
})
