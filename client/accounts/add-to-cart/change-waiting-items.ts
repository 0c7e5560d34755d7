import { readWaiting, type WaitingItem, writeWaiting } from './waiting-items'

// Apart from waiting-items.ts, which the home page loads.

function replace(productId: string, replacement: readonly WaitingItem[]): void {
  const { items, from } = readWaiting()
  const replaced = items.flatMap((item) => (item.productId === productId ? replacement : [item]))
  writeWaiting({ items: replaced, from })
}

export function updateWaitingItem(item: WaitingItem): void {
  replace(item.productId, [item])
}

export function setWaitingQuantity(productId: string, quantity: number): void {
  const known = readWaiting().items.find((item) => item.productId === productId)
  replace(productId, [{ productId, quantity, price: known?.price }])
}

export function removeWaitingItem({ productId }: Pick<WaitingItem, 'productId'>): void {
  replace(productId, [])
}

/** Puts an item that was removed back to its place; one that was added again since stays as it is. */
export function restoreWaitingItem(item: WaitingItem, index: number): void {
  const { items, from } = readWaiting()
  if (items.some(({ productId }) => productId === item.productId)) return
  writeWaiting({ items: [...items.slice(0, index), item, ...items.slice(index)], from })
}
