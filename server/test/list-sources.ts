import type { EntityManager } from 'typeorm'
import { ProductMatches } from '../listing/product-matches'
import type { ListSources } from '../listing/product-page'
import { ShelfIndex } from '../listing/listing-index'

const UNKNOWN_VERSION = { current: undefined }

/** What lists are made from, of a server that caches nothing unless it knows a version of the catalogue. */
export function listSources(
  db: EntityManager,
  version: { readonly current: number | undefined } = UNKNOWN_VERSION,
): ListSources {
  return {
    db,
    shelf: new ShelfIndex(version),
    matches: new ProductMatches(version),
    locale: 'en',
  }
}
