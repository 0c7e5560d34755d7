import { readStored, store } from './storage'

/** The errors thrown by imports of chunks that could not be loaded. */
const errors = new WeakSet<object>()

/** To be called before the first import. */
export function watchForMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => errors.add(payload))
}

/**
 * After a release, chunks of the previous one may be gone: reloads the current address, which is already the new page's,
 * from the server. Only once per address, and only when online: `unreachable` is a chunk for which there is no connection.
 */
export async function reloadForMissingChunk(
  error: unknown,
): Promise<'reloading' | 'unreachable' | 'failed'> {
  if (!(error instanceof Error) || !errors.has(error)) return 'failed'
  const { href } = window.location
  try {
    await fetch(href, { method: 'HEAD' })
  } catch {
    return 'unreachable'
  }
  if (readStored('reloadedFor') === href) return 'failed'
  // Nothing would prevent a loop.
  if (!store('reloadedFor', href)) return 'failed'
  window.location.reload()
  return 'reloading'
}
