import { vi } from 'vitest'

/** Long: only what never comes true waits for it, whatever else the machine has to do. */
const PATIENCE_MILLISECONDS = 20_000

/** Waits until a check passes, and fails as it does if it never passes. */
export function eventually<T>(
  check: () => T | Promise<T>,
  { interval = 20 }: { readonly interval?: number } = {},
): Promise<T> {
  return vi.waitFor(check, { interval, timeout: PATIENCE_MILLISECONDS })
}
