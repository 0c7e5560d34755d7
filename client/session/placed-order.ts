import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import type { OrderDetailsFragment } from '../gql/orders'
import { readStored, store, subscribeToStored } from '../lib/storage'
import { useSession } from './session'

/** An order as its confirmation shows it. */
export type PlacedOrder = Omit<OrderDetailsFragment, 'createdAt' | 'history'>

/** Remembers, for this tab, the order that was just placed; null once the shopper has seen it. */
export function setPlacedOrder(order: PlacedOrder | null): void {
  store('placedOrder', order && JSON.stringify(order))
}

/** Whether an order was just placed in this tab. */
export function hasPlacedOrder(): boolean {
  return readStored('placedOrder') !== null
}

const read = () => readStored('placedOrder')

function parse(text: string | null): PlacedOrder | null {
  const value: unknown = text === null ? null : JSON.parse(text)
  // Earlier versions of the shop have stored the number of the order.
  return typeof value === 'object' ? (value as PlacedOrder | null) : null
}

/** The order that the signed-in shopper has just placed; null on the server and during hydration. */
export function usePlacedOrder(): PlacedOrder | null {
  const text = useSyncExternalStore(subscribeToStored, read, () => null)
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
