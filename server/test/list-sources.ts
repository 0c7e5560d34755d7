import type { EntityManager } from 'typeorm'
import { readCollectionTree } from '../catalogue/collections/collection-tree'
import { ListingIndex } from '../catalogue/listing/listing-index'
import { MatchesCache } from '../catalogue/listing/product-matches'
import type { ListSources } from '../catalogue/listing/product-page'
import { VersionCache } from '../platform/database/events/version-cache'

const UNKNOWN_VERSION = { current: undefined }

/** The sources of lists, on a server that caches nothing unless it knows a version of the catalogue. */
export function listSources(
  db: EntityManager,
  version: { readonly current: number | undefined } = UNKNOWN_VERSION,
): ListSources {
  return {
    db,
    listing: new ListingIndex(version),
    matches: new MatchesCache(version),
    locale: 'en',
    collections: new VersionCache(version, readCollectionTree),
  }
}
