import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { resource } from '../../platform/features/feature'
import { ListingColumns } from './listing-columns'
import { type CatalogueState, readAllRows, readChanges, readIds, readState } from './listing-reads'

/** How many changed rows are applied at once, before others get their turn. */
const CHUNK = 250

/**
 * An in-memory index of the whole catalogue by which listings are filtered and sorted. It follows the version of the
 * catalogue: changes are read before the index is used.
 */
export class ListingIndex {
  private columns = new ListingColumns()
  private state: CatalogueState | undefined
  private updating: Promise<void> | undefined

  constructor(private readonly version: { readonly current: number | undefined }) {}

  /** The index as of now. It must be used before anything else is awaited. */
  async get(db: EntityManager): Promise<ListingColumns> {
    const { current } = this.version
    if (current === undefined) {
      // An update that has begun may have missed what was known to the caller.
      await this.updating?.catch(() => {})
      await this.update(db)
    } else {
      while (this.updating || (this.state?.version ?? 0) < current) await this.update(db)
    }
    return this.columns
  }

  /** Concurrent requests share one update. */
  private update(db: EntityManager): Promise<void> {
    this.updating ??= this.readUpdate(db).finally(() => {
      this.updating = undefined
    })
    return this.updating
  }

  private async readUpdate(db: EntityManager): Promise<void> {
    const since = this.state ?? (await this.load(db))
    // In case reading fails after loading.
    this.state = since
    const { state, rows } = await readChanges(db, since)
    if (state.deletions !== since.deletions) {
      const ids = await readIds(db)
      this.columns.keep((id) => ids.has(id))
    }
    for (let start = 0; start < rows.length; start += CHUNK) {
      if (start > 0) await nextTurn()
      this.columns.put(rows.slice(start, start + CHUNK))
    }
    this.state = state
  }

  /** Reads everything. Returns the state since when there may be changes. */
  private async load(db: EntityManager): Promise<CatalogueState> {
    const state = await readState(db)
    const columns = new ListingColumns()
    for await (const rows of readAllRows(db)) columns.put(rows)
    this.columns = columns
    return state
  }
}

export const listingIndex = resource(({ catalogueVersion }) => new ListingIndex(catalogueVersion))
