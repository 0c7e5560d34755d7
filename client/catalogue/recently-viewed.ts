import { useSyncExternalStore } from 'react'
import { RECENTLY_VIEWED } from '#domain/limits'
import { RECENTLY_VIEWED_KEY, subscribeToSession } from '../lib/session'

const listeners = new Set<() => void>()

function readText(): string {
  try {
    return localStorage.getItem(RECENTLY_VIEWED_KEY) ?? ''
  } catch {
    // The browser blocks storage: nothing is remembered.
    return ''
  }
}

/** Whatever the storage holds, only ids come of it. */
function parse(text: string): readonly string[] {
  return text
    .split(',')
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .slice(0, RECENTLY_VIEWED)
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(RECENTLY_VIEWED_KEY, ids.join())
    else localStorage.removeItem(RECENTLY_VIEWED_KEY)
  } catch {
    // See readText().
  }
  for (const listener of listeners) listener()
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // For changes in other tabs.
  window.addEventListener('storage', listener)
  // The end of a session removes them.
  const unsubscribe = subscribeToSession(listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    unsubscribe()
  }
}

const unknownText = () => ''

/**
 * The ids of the products that were viewed in this browser, the latest first; none on the server and
 * during hydration, since the server's HTML is the same for everybody.
 */
export function useRecentlyViewed(): readonly string[] {
  return parse(useSyncExternalStore(subscribe, readText, unknownText))
}
