import { beforeEach, describe, expect, test } from 'vitest'
import type { Matches } from './listing-selection'
import { MatchesCache } from './product-matches'

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

  /** Looks up a condition, whose matches are the number of the read. */
  const get = async (condition: string) => {
    const { ids } = await matches.get(condition, async () => {
      reads += 1
      return matchesOf(reads)
    })
    return [...ids]
  }

  test('is read once for a version, each condition for itself', async () => {
    expect(await get('cat')).toEqual([1])
    expect(await get('dog')).toEqual([2])
    expect(await get('cat')).toEqual([1])
    version.current = 2
    expect(await get('cat')).toEqual([3])
  })

  test('is read once for requests at the same time', async () => {
    expect(await Promise.all([get('cat'), get('cat'), get('cat')])).toEqual([[1], [1], [1]])
  })

  test('is read each time while the version is unknown', async () => {
    version.current = undefined
    expect([await get('cat'), await get('cat')]).toEqual([[1], [2]])
  })

  test('is not stored if the version changes while it is read', async () => {
    const slow = await matches.get('cat', async () => {
      version.current = 2
      expect(await get('cat')).toEqual([1])
      return matchesOf(9)
    })
    expect([...slow.ids]).toEqual([9])
    expect(await get('cat')).toEqual([1])
  })

  test('is read again after an error', async () => {
    const failure = matches.get('cat', () => Promise.reject(new Error('connection lost')))
    await expect(failure).rejects.toThrow('connection lost')
    expect(await get('cat')).toEqual([1])
  })

  test('takes limited memory: what was used last is kept', async () => {
    const size = 400_000
    const large = async () => ({ ids: new Int32Array(size), ranks: new Uint8Array(size) })
    await get('first')
    for (let index = 0; index < 5; index += 1) {
      await matches.get(`large ${index}`, large)
      await get('used')
    }
    expect(await get('used')).toEqual([2])
    expect(await get('first')).toEqual([3])
  })
})
