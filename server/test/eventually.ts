import { vi } from 'vitest'

/** Long enough for a busy machine; only failing tests wait that long. */
const TIMEOUT_MILLISECONDS = 30_000

/** Waits until a check passes; throws its last error after a timeout. */
export function eventually<T>(
  check: () => T | Promise<T>,
  { interval = 20 }: { readonly interval?: number } = {},
): Promise<T> {
  return vi.waitFor(check, { interval, timeout: TIMEOUT_MILLISECONDS })
}
