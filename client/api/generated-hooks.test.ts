import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const GENERATED = 'client/gql'

const generated = readdirSync(GENERATED).map((file) => readFileSync(join(GENERATED, file), 'utf8'))

const sources = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .map((file) => join('client', file))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith(join(GENERATED, '/')))
  .filter((file) => !file.startsWith(join('client/test', '/')))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('Every generated hook is used', () => {
  const hooks = generated.flatMap((text) =>
    [...text.matchAll(/export function (use\w+)/g)].map(([, name]) => name),
  )
  const isUsed = (hook: string | undefined) =>
    sources.some(({ text }) => new RegExp(`\\b${hook}\\(`).test(text))
  expect(hooks.length).toBeGreaterThan(0)
  expect(hooks.filter((hook) => !isUsed(hook))).toEqual([])
})

test('Components send operations through generated hooks only', () => {
  const senders = sources
    .filter(({ file }) => !file.startsWith(join('client/api', '/')))
    .filter(({ text }) =>
      /\b(?:client|apollo)\b[\w.()]*\.(?:query|mutate|watchQuery)\b|\buse(?:Lazy|Suspense|Background)?(?:Query|Mutation)\b/.test(
        text,
      ),
    )
  // The server's renderer and link prefetching run the loaders of routes; signing in asks whether a token is void.
  expect(senders.map(({ file }) => file).sort()).toEqual(
    [
      'client/accounts/login-page.tsx',
      'client/entry-server.tsx',
      'client/routing/prefetch-links.ts',
    ].map((file) => join(file)),
  )
})
