import { MAX_PRODUCT_IDS, MAX_QUANTITY } from '#domain/limits'
import type { Pounds } from '#domain/money/units'
import { defineStored, useStored } from '../../platform/lib/stored-value'

/** A product in the cart of a visitor, which the browser keeps until they sign in or order. */
export interface WaitingItem {
  readonly productId: string
  readonly quantity: number
  /** The price that the visitor saw; unknown of items that were kept by an earlier release. */
  readonly price?: Pounds | undefined
  /** While it is being added to a cart: the cart's account, and the target quantity. */
  readonly target?: { readonly cartId: string; readonly quantity: number }
}

interface Waiting {
  readonly items: readonly WaitingItem[]
  /** The page on which the visitor added the last one. */
  readonly from?: string
}

const NOTHING: Waiting = { items: [] }

const entry = defineStored<Waiting>('waitingItems', (text) => {
  const { items, from } = JSON.parse(text) as Waiting
  const isValid = items.every(({ productId, quantity }) => productId && quantity > 0)
  return isValid ? { items, from } : undefined
})

export function readWaiting(): Waiting {
  return entry.read() ?? NOTHING
}

export function writeWaiting({ items, from }: Waiting): void {
  entry.write(items.length > 0 ? { items, from } : undefined)
}

/** Remembers what a visitor wanted to add, and on which page. */
export function addWaitingItem({ productId, quantity, price }: WaitingItem, from?: string): void {
  const { items } = readWaiting()
  const known = items.find((item) => item.productId === productId)
  const sum = Math.min((known?.quantity ?? 0) + quantity, MAX_QUANTITY)
  const others = items.filter((item) => item !== known)
  const item = { productId, quantity: sum, price }
  writeWaiting({ items: [...others, item].slice(-MAX_PRODUCT_IDS), from })
}

/** The items; none on the server and during hydration. */
export function useWaitingItems(): readonly WaitingItem[] {
  return (useStored(entry) ?? NOTHING).items
}

/** How many items wait; 0 on the server and during hydration. */
export function useWaitingCount(): number {
  return useWaitingItems().reduce((sum, { quantity }) => sum + quantity, 0)
}
