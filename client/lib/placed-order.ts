import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import type { OrderDetailsFragment } from '../gql/orders'
import { PLACED_ORDER_KEY, useSession } from './session'

/** An order as its confirmation shows it. */
export type PlacedOrder = Omit<OrderDetailsFragment, 'createdAt' | 'history'>

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
export function setPlacedOrder(order: PlacedOrder | null): void {
  try {
    if (order === null) sessionStorage.removeItem(PLACED_ORDER_KEY)
    else sessionStorage.setItem(PLACED_ORDER_KEY, JSON.stringify(order))
  } catch {
    // See read().
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function parse(text: string | null): PlacedOrder | null {
  const value: unknown = text === null ? null : JSON.parse(text)
  // Earlier versions of the shop have stored the number of the order.
  return typeof value === 'object' ? (value as PlacedOrder | null) : null
}

/** The order that the signed-in shopper has just placed; null on the server and during hydration. */
export function usePlacedOrder(): PlacedOrder | null {
  const text = useSyncExternalStore(subscribe, read, () => null)
  const order = useMemo(() => parse(text), [text])
  return useSession()?.token ? order : null
}

let panel: ComponentType | undefined

/** The confirmation, once the checkout has loaded it, so that the home page shows it at once. */
export function loadedPanel(): ComponentType | undefined {
  return panel
}

export function setLoadedPanel(component: ComponentType): void {
  panel = component
}
