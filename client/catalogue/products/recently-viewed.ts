import { RECENTLY_VIEWED } from '#domain/limits'
import { defineStored, useStored } from '../../platform/lib/stored-value'

/** Whatever the storage holds, only ids come of it. */
const entry = defineStored<readonly string[]>(
  'recentlyViewed',
  (text) =>
    text
      .split(',')
      .filter((id) => /^[1-9]\d{0,9}$/.test(id))
      .slice(0, RECENTLY_VIEWED),
  (ids) => ids.join(),
)

const NONE: readonly string[] = []

const read = () => entry.read() ?? NONE

function write(ids: readonly string[]): void {
  entry.write(ids.length > 0 ? ids : undefined)
}

/** Remembers, in this browser only, that a product was viewed. */
export function addRecentlyViewed(id: string): void {
  const ids = read()
  if (ids[0] === id) return
  write([id, ...ids.filter((other) => other !== id)].slice(0, RECENTLY_VIEWED))
}

/** Forgets those products, or all. */
export function forgetRecentlyViewed(ids?: readonly string[]): void {
  write(ids ? read().filter((id) => !ids.includes(id)) : NONE)
}

/** The ids of the products that were viewed in this browser, the latest first. */
export function useRecentlyViewed(): readonly string[] {
  return useStored(entry) ?? NONE
}
