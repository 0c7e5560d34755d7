import { MAX_LINES, MAX_QUANTITY } from '#domain/limits'
import { defineStored, useStored } from '../../lib/stored-value'

/** A product that a visitor wanted to add to the cart: it waits in the browser until they sign in. */
export interface WaitingItem {
  readonly productId: string
  readonly quantity: number
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

function write({ items, from }: Waiting): void {
  entry.write(items.length > 0 ? { items, from } : undefined)
}

/** Remembers what a visitor wanted to add, and on which page. */
export function addWaitingItem({ productId, quantity }: WaitingItem, from?: string): void {
  const { items } = readWaiting()
  const known = items.find((item) => item.productId === productId)
  const sum = Math.min((known?.quantity ?? 0) + quantity, MAX_QUANTITY)
  const others = items.filter((item) => item !== known)
  write({ items: [...others, { productId, quantity: sum }].slice(-MAX_LINES), from })
}

function replace(productId: string, replacement: readonly WaitingItem[]): void {
  const { items, from } = readWaiting()
  const replaced = items.flatMap((item) => (item.productId === productId ? replacement : [item]))
  write({ items: replaced, from })
}

export function updateWaitingItem(item: WaitingItem): void {
  replace(item.productId, [item])
}

export function removeWaitingItem({ productId }: WaitingItem): void {
  replace(productId, [])
}

/** How many items wait; 0 on the server and during hydration. */
export function useWaitingCount(): number {
  const { items } = useStored(entry) ?? NOTHING
  return items.reduce((sum, { quantity }) => sum + quantity, 0)
}
