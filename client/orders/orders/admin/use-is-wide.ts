import { useSyncExternalStore } from 'react'

// See orders-page.css.
const NARROW = '(max-width: 1023px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether an order is open beside the list, rather than above it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(NARROW).matches,
    () => true,
  )
}
