import { LRUCache } from 'lru-cache'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { resource } from '../../platform/features/feature'
import { decodeIds } from './listing-reads'
import type { Matches } from './listing-selection'

// Five bytes a product: in a catalogue of 100,000, a word that every tenth name has takes 50 kB.
const MAX_BYTES = 8 * 1024 * 1024
const OVERHEAD_BYTES = 500

const bytesOf = ({ ids, ranks }: Matches) => ids.byteLength + ranks.byteLength + OVERHEAD_BYTES

/** What a key can be made of: values, and objects whose `toJSON` returns all that they depend on. */
export type Keyable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends { toJSON: () => string }
    ? T
    : T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...args: never) => unknown)
      ? never
      : { readonly [Name in keyof T]: Keyable<T[Name]> }

/**
 * A way to find products. What it finds depends on its input and the catalogue alone: all of its input is the key under which
 * it is cached.
 */
export interface Finder<Input> {
  readonly name: string
  read(db: EntityManager, input: Input): Promise<Matches>
}

/** Finds the products that a condition selects, once for a version. */
export const finder = <Input>(
  name: string,
  read: (db: EntityManager, input: Keyable<Input> & Input) => Promise<Matches>,
): Finder<Keyable<Input> & Input> => ({ name, read })

const keyOf = <Input>({ name }: Finder<Input>, input: Input) => JSON.stringify([name, input])

/**
 * Caches the {@link Matches} of finders until the version of the catalogue changes. While the version is unknown, nothing is
 * cached.
 */
export class MatchesCache {
  private readonly found = new LRUCache<string, Matches>({
    maxSize: MAX_BYTES,
    sizeCalculation: (matches, key) => bytesOf(matches) + key.length,
  })
  /** Reads in progress. */
  private reading = new Map<string, Promise<Matches>>()
  private foundVersion: number | undefined

  constructor(private readonly version: { readonly current: number | undefined }) {}

  /** Whether what a finder finds is cached. */
  has<Input>(finder: Finder<Input>, input: Input): boolean {
    return this.isCurrent() && this.found.has(keyOf(finder, input))
  }

  /** Returns what a finder finds, cached or read. `known` is for those who have it already. */
  async get<Input>(
    db: EntityManager,
    finder: Finder<Input>,
    input: Input,
    known?: () => Matches,
  ): Promise<Matches> {
    const read = async () => known?.() ?? finder.read(db, input)
    if (!this.isCurrent()) return read()
    const key = keyOf(finder, input)
    return this.found.get(key) ?? this.reading.get(key) ?? this.read(key, read)
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

  private async read(key: string, read: () => Promise<Matches>): Promise<Matches> {
    const { reading } = this
    const pending = read()
    reading.set(key, pending)
    try {
      const matches = await pending
      // Unless the version has changed in the meantime.
      if (this.reading === reading) this.found.set(key, matches)
      return matches
    } finally {
      // Errors are not cached.
      reading.delete(key)
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
