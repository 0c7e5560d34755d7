import type { ComponentType } from 'react'
import type { OrderDetailsFragment } from '../gql/orders'
import { defineStored, useStored } from '../lib/stored-value'
import { useSession } from './session'

/** An order as its confirmation shows it. */
export type PlacedOrder = Omit<OrderDetailsFragment, 'createdAt' | 'history'> & {
  /** The page on which the family follows it; earlier versions of the shop did not store it. */
  readonly followUrl?: string
}

/** The order that was just placed in this tab, until the shopper has seen it. */
export const placedOrder = defineStored<PlacedOrder>('placedOrder', (text) => {
  const value: unknown = JSON.parse(text)
  // Earlier versions of the shop have stored the number of the order.
  return typeof value === 'object' ? (value as PlacedOrder) : undefined
})

/** The order that the signed-in shopper has just placed. */
export function usePlacedOrder(): PlacedOrder | undefined {
  const order = useStored(placedOrder)
  return useSession()?.token ? order : undefined
}

let panel: ComponentType | undefined

/** The confirmation, once the checkout has loaded it, so that the home page shows it at once. */
export function loadedPanel(): ComponentType | undefined {
  return panel
}

export function setLoadedPanel(component: ComponentType): void {
  panel = component
}
