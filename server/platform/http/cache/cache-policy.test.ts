import fc from 'fast-check'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { runs } from '../../../test/junk'
import { cacheKey } from './cache-policy'

interface Parts {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const VARY = ['x-first', 'x-second']

function keyOf({ method, url, headers, body }: Parts): string | undefined {
  const request = {
    method,
    raw: { url, headers },
    bodyText: body,
    routeOptions: { url: '/graphql' },
  } as Partial<FastifyRequest>
  return cacheKey(request as FastifyRequest, {
    address: () => url,
    vary: VARY,
    variant: () => 'en',
    cacheablePostPaths: ['/graphql'],
  })
}

const HEADERS = ['accept', 'content-type', ...VARY]
const PARTS = HEADERS.length + 2

/** Words in one order, divided among URL, headers and body; a header without words is missing. */
function toParts(words: readonly string[], separator: string, cuts: readonly number[]): Parts {
  const ends = [...cuts.toSorted((one, other) => one - other), words.length]
  const texts = ends.map((end, index) => words.slice(ends[index - 1] ?? 0, end).join(separator))
  const [url = '', ...others] = texts
  const values = HEADERS.map((name, index) => [name, others[index] ?? ''] as const)
  return {
    method: 'POST',
    url,
    headers: Object.fromEntries(values.filter(([, value]) => value !== '')),
    body: others.at(-1) ?? '',
  }
}

// Words that look like a missing header or like a part of a key.
const word = fc.constantFrom('a', 'undefined', '-', '0:', '1:a', '-1:a', 'a b', ',')
const separator = fc.constantFrom(' ', '', ':', '-')
const cuts = fc.array(fc.nat(4), { minLength: PARTS - 1, maxLength: PARTS - 1 })

/** The parts that the response depends on, in an unambiguous notation. */
function contentOf({ method, url, headers, body }: Parts): string {
  const values = HEADERS.map((name) => headers[name] ?? null)
  return JSON.stringify([method, url, values, method === 'POST' ? body : null])
}

test('Requests share a cached response if and only if all parts of their keys are the same', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), separator, cuts, cuts, (words, by, ...both) => {
      const [one, other] = both.map((at) => toParts(words, by, at)) as [Parts, Parts]
      expect(keyOf(one) === keyOf(other)).toBe(contentOf(one) === contentOf(other))
    }),
    runs(5_000),
  )
})

test.each<[string, Partial<Parts>, Partial<Parts>]>([
  ['the header value "undefined" and no header', { headers: { 'x-first': 'undefined' } }, {}],
  [
    'a space in a header and one between headers',
    { headers: { 'x-first': 'a b', 'x-second': 'c' } },
    { headers: { 'x-first': 'a', 'x-second': 'b c' } },
  ],
  [
    'the same value in another header',
    { headers: { 'x-first': 'a' } },
    { headers: { 'x-second': 'a' } },
  ],
  [
    'the end of a header and the start of a body',
    { headers: { 'x-second': 'a b' } },
    { body: 'b' },
  ],
])('The key tells %s apart', (_name, one, other) => {
  const request: Parts = { method: 'POST', url: '/graphql', headers: {}, body: '' }
  expect(keyOf({ ...request, ...one })).not.toBe(keyOf({ ...request, ...other }))
})
