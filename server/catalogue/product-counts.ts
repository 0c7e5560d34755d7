import { LRUCache } from 'lru-cache'

// With keys of 100 characters, less than a megabyte.
const MAX_COUNTS = 2_000

/**
 * Caches the number of products that match a condition until the version of the catalogue changes.
 * While the version is unknown, nothing is cached.
 */
export class ProductCounts {
  private readonly counts = new LRUCache<string, Promise<number>>({ max: MAX_COUNTS })
  private countedVersion: number | undefined

  constructor(private readonly version: { readonly current: number | undefined }) {}

  /** Returns the cached count for a condition, or calls `count`. */
  get(condition: string, count: () => Promise<number>): Promise<number> {
    const { current } = this.version
    if (current === undefined) return count()
    if (current !== this.countedVersion) {
      this.counts.clear()
      this.countedVersion = current
    }
    const known = this.counts.get(condition)
    if (known) return known
    const counting = count()
    this.counts.set(condition, counting)
    // Errors are not cached.
    counting.catch(() => {
      if (this.counts.peek(condition) === counting) this.counts.delete(condition)
    })
    return counting
  }
}
