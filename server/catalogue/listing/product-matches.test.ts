import type { EntityManager } from 'typeorm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Matches } from './listing-selection'
import { finder, MatchesCache } from './product-matches'

const matchesOf = (...ids: readonly number[]): Matches => ({
  ids: Int32Array.from(ids),
  ranks: new Uint8Array(ids.length),
})

describe('what matches the words of a query', () => {
  let version: { current: number | undefined }
  let matches: MatchesCache
  let reads: number

  beforeEach(() => {
    version = { current: 1 }
    matches = new MatchesCache(version)
    reads = 0
  })

  const numbered = finder('number of the read', async (_db, _words: string) => {
    reads += 1
    return matchesOf(reads)
  })
  // These finders read from no database.
  const db = {} as EntityManager

  /** Looks up words, whose matches are the number of the read. */
  const get = async (words: string) => [...(await matches.get(db, numbered, words)).ids]

  test('is read once for a version, each condition for itself', async () => {
    expect(await get('cat')).toEqual([1])
    expect(await get('dog')).toEqual([2])
    expect(await get('cat')).toEqual([1])
    version.current = 2
    expect(await get('cat')).toEqual([3])
  })

  test('is another for another part of the input, and for another finder', async () => {
    const of = (name: string) =>
      finder(name, async (_db, input: { readonly words: string; readonly terms: string[] }) =>
        matchesOf(input.terms.length),
      )
    const read = async (name: string, ...terms: string[]) => [
      ...(await matches.get(db, of(name), { words: 'cat', terms })).ids,
    ]
    expect(await read('one')).toEqual([0])
    expect(await read('one', 'kitty')).toEqual([1])
    expect(await read('other', 'kitty', 'puss')).toEqual([2])
  })

  test('is read once for requests at the same time', async () => {
    expect(await Promise.all([get('cat'), get('cat'), get('cat')])).toEqual([[1], [1], [1]])
  })

  test('is read each time while the version is unknown', async () => {
    version.current = undefined
    expect([await get('cat'), await get('cat')]).toEqual([[1], [2]])
  })

  test('is not stored if the version changes while it is read', async () => {
    const changing = finder('number of the read', async (_db, _words: string) => {
      version.current = 2
      expect(await get('cat')).toEqual([1])
      return matchesOf(9)
    })
    const slow = await matches.get(db, changing, 'cat')
    expect([...slow.ids]).toEqual([9])
    expect(await get('cat')).toEqual([1])
  })

  test('is read again after an error', async () => {
    const failing = finder('number of the read', (_db, _words: string) =>
      Promise.reject(new Error('connection lost')),
    )
    const failure = matches.get(db, failing, 'cat')
    await expect(failure).rejects.toThrow('connection lost')
    expect(await get('cat')).toEqual([1])
  })

  test('takes limited memory: what was used last is kept', async () => {
    const size = 400_000
    const large = finder('large', async (_db, _number: number) => ({
      ids: new Int32Array(size),
      ranks: new Uint8Array(size),
    }))
    await get('first')
    for (let index = 0; index < 5; index += 1) {
      await matches.get(db, large, index)
      await get('used')
    }
    expect(await get('used')).toEqual([2])
    expect(await get('first')).toEqual([3])
  })
})
