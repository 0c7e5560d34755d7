import { readStored, store } from './storage'

/** The errors thrown by imports of chunks that could not be loaded. */
const errors = new WeakSet<object>()

/** To be called before the first import. */
export function watchForMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => errors.add(payload))
}

/**
 * After a release, chunks of the previous one may be gone: reloads the current address, which is already the new page's,
 * from the server. Only once per address, and only when online. Resolves to whether it reloads.
 */
export async function reloadForMissingChunk(error: unknown): Promise<boolean> {
  if (!(error instanceof Error) || !errors.has(error)) return false
  const { href } = window.location
  try {
    if (readStored('reloadedFor') === href) return false
    // Nothing would prevent a loop.
    if (!store('reloadedFor', href)) return false
    await fetch(href, { method: 'HEAD' })
  } catch {
    // There is no connection.
    return false
  }
  window.location.reload()
  return true
}
