import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { resource } from '../../platform/features/feature'
import { decodeIds } from './listing-reads'
import type { Matches } from './listing-selection'

// Five bytes a product: in a catalogue of 100,000, a word that every tenth name has takes 50 kB.
const MAX_BYTES = 8 * 1024 * 1024
const OVERHEAD_BYTES = 500

const bytesOf = ({ ids, ranks }: Matches) => ids.byteLength + ranks.byteLength + OVERHEAD_BYTES

/**
 * Caches the {@link Matches} of queries until the version of the catalogue changes. While the version is
 * unknown, nothing is cached.
 */
export class MatchesCache {
  private readonly found = new LRUCache<string, Matches>({
    maxSize: MAX_BYTES,
    sizeCalculation: bytesOf,
  })
  /** Reads in progress. */
  private reading = new Map<string, Promise<Matches>>()
  private foundVersion: number | undefined

  constructor(private readonly version: { readonly current: number | undefined }) {}

  /** Whether the matches of a condition are cached. */
  has(condition: string): boolean {
    return this.isCurrent() && this.found.has(condition)
  }

  /** Returns the cached matches of a condition, or calls `read`. */
  async get(condition: string, read: () => Promise<Matches>): Promise<Matches> {
    if (!this.isCurrent()) return read()
    return this.found.get(condition) ?? this.reading.get(condition) ?? this.read(condition, read)
  }

  /** Forgets what another version had. Returns whether the version is known. */
  private isCurrent(): boolean {
    const { current } = this.version
    if (current !== undefined && current !== this.foundVersion) {
      this.found.clear()
      this.reading = new Map()
      this.foundVersion = current
    }
    return current !== undefined
  }

  private async read(condition: string, read: () => Promise<Matches>): Promise<Matches> {
    const { reading } = this
    const pending = read()
    reading.set(condition, pending)
    try {
      const matches = await pending
      // Unless the version has changed in the meantime.
      if (this.reading === reading) this.found.set(condition, matches)
      return matches
    } finally {
      // Errors are not cached.
      reading.delete(condition)
    }
  }
}

export const matchesCache = resource(({ catalogueVersion }) => new MatchesCache(catalogueVersion))

/** A row of `rank` and {@link IDS_COLUMN}. */
export const rankedIdsRow = z.object({ rank: z.int(), ids: z.instanceof(Buffer) })

/** The ids of a group of products, as one value. */
export const IDS_COLUMN = `string_agg(int4send(id), '') AS ids`

export function toMatches(rows: readonly z.output<typeof rankedIdsRow>[]): Matches {
  return matchesOfRanked(
    rows.flatMap(({ rank, ids }) => [...decodeIds(ids)].map((id) => ({ id, rank }))),
  )
}

export function matchesOfRanked(
  products: readonly { readonly id: number; readonly rank: number }[],
): Matches {
  const sorted = products.toSorted((a, b) => a.id - b.id)
  return {
    ids: Int32Array.from(sorted, ({ id }) => id),
    ranks: Uint8Array.from(sorted, ({ rank }) => rank),
  }
}
