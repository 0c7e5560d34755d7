import type { EntityManager } from 'typeorm'

/**
 * Caches the result of `read` for a version of the catalogue, which must change whenever the result does.
 * While the version is unknown, nothing is cached.
 */
export class VersionCache<T> {
  private cached: Promise<T> | undefined
  private readVersion: number | undefined

  constructor(
    private readonly version: { readonly current: number | undefined },
    private readonly read: (db: EntityManager) => Promise<T>,
  ) {}

  get(db: EntityManager): Promise<T> {
    const { current } = this.version
    if (current === undefined) return this.read(db)
    if (this.cached && current === this.readVersion) return this.cached
    const reading = this.read(db)
    this.cached = reading
    this.readVersion = current
    // Errors are not cached.
    reading.catch(() => {
      if (this.cached === reading) this.cached = undefined
    })
    return reading
  }
}
