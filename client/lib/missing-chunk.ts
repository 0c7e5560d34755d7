import { readStored, store } from './storage'

/** What the imports of chunks that could not be loaded have thrown. */
const errors = new WeakSet<object>()

/** To be called before the first import. */
export function watchForMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => errors.add(payload))
}

/**
 * After a release, a chunk of the page's own release may be gone: loads the current address from the server, which is that of
 * the page to be shown. Once for each address, and not without a connection. Resolves to whether it does.
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
