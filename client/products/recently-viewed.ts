import { useSyncExternalStore } from 'react'
import { RECENTLY_VIEWED } from '#domain/limits'
import { readStored, store, subscribeToStored } from '../lib/storage'

const readText = () => readStored('recentlyViewed') ?? ''

/** Whatever the storage holds, only ids come of it. */
function parse(text: string): readonly string[] {
  return text
    .split(',')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .slice(0, RECENTLY_VIEWED)
}

function write(ids: readonly string[]): void {
  store('recentlyViewed', ids.length > 0 ? ids.join() : null)
}

/** Remembers, in this browser only, that a product was viewed. */
export function addRecentlyViewed(id: string): void {
  const ids = parse(readText())
  if (ids[0] === id) return
  write([id, ...ids.filter((other) => other !== id)].slice(0, RECENTLY_VIEWED))
}

/** Forgets those products, or all. */
export function forgetRecentlyViewed(ids?: readonly string[]): void {
  write(ids ? parse(readText()).filter((id) => !ids.includes(id)) : [])
}

const unknownText = () => ''

/**
 * The ids of the products that were viewed in this browser, the latest first; none on the server and
 * during hydration, since the server's HTML is the same for everybody.
 */
export function useRecentlyViewed(): readonly string[] {
  return parse(useSyncExternalStore(subscribeToStored, readText, unknownText))
}
