import { use } from 'react'

/**
 * A hook that returns a value, or suspends while it loads. `current` returns it once it is loaded,
 * here or elsewhere.
 */
export function createResourceHook<T>(
  load: () => Promise<T>,
  current: () => T | undefined,
): () => T {
  let pending: Promise<T> | undefined
  let hasFailed = false
  return function useResource() {
    const value = current()
    if (value !== undefined && (!pending || hasFailed)) return value
    if (!pending) {
      pending = load()
      pending.catch(() => {
        hasFailed = true
      })
    }
    // A component that has suspended with use() must call it again with the same promise.
    return use(pending)
  }
}
