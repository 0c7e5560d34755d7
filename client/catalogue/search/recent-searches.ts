import { RECENT_SEARCHES } from '#domain/limits'
import { defineStored, useStored } from '../../platform/lib/stored-value'

/** Whatever the storage holds, only texts come of it. */
const entry = defineStored<readonly string[]>('recentSearches', (text) => {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value)
    ? value.filter((one) => typeof one === 'string').slice(0, RECENT_SEARCHES)
    : undefined
})

const NONE: readonly string[] = []

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const others = (query: string) => (entry.read() ?? NONE).filter((one) => !isSame(one, query))

/** Remembers, in this browser only, what was searched for. */
export function addRecentSearch(query: string): void {
  entry.write([query, ...others(query)].slice(0, RECENT_SEARCHES))
}

/** Forgets this search, or all. */
export function forgetRecentSearches(query?: string): void {
  const kept = query === undefined ? NONE : others(query)
  entry.write(kept.length > 0 ? kept : undefined)
}

/** Returns the searches made in this browser, the latest first. */
export function useRecentSearches(): readonly string[] {
  return useStored(entry) ?? NONE
}
