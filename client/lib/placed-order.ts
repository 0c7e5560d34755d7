import { useSyncExternalStore } from 'react'
import { PLACED_ORDER_KEY, useSession } from './session'

const listeners = new Set<() => void>()

function read(): string | null {
  try {
    return sessionStorage.getItem(PLACED_ORDER_KEY)
  } catch {
    // The browser blocks storage: the order is in the profile.
    return null
  }
}

/** Remembers, for this tab, the order that was just placed; null once the shopper has seen it. */
export function setPlacedOrder(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(PLACED_ORDER_KEY)
    else sessionStorage.setItem(PLACED_ORDER_KEY, id)
  } catch {
    // See read().
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The order that the signed-in shopper has just placed; null on the server and during hydration. */
export function usePlacedOrder(): string | null {
  const id = useSyncExternalStore(subscribe, read, () => null)
  return useSession()?.token ? id : null
}
