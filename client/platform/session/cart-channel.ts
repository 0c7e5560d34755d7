/** Connects the tabs of a browser, so that all show the same cart. */
let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('cart')
  return channel
}

/** Tells the other tabs that the cart has changed. */
export function announceCartChange(): void {
  openChannel().postMessage(null)
}

/** Calls the listener when another tab has changed the cart. */
export function listenToCartChanges(listener: () => void): () => void {
  const opened = openChannel()
  opened.addEventListener('message', listener)
  return () => opened.removeEventListener('message', listener)
}
