import { useRef } from 'react'

/** Ignores calls while the action is running: a double click runs it once. */
export function useSingleFlight<Values extends readonly unknown[]>(
  action: (...values: Values) => Promise<void>,
): (...values: Values) => Promise<void> {
  const isRunning = useRef(false)
  return async (...values) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await action(...values)
    } finally {
      isRunning.current = false
    }
  }
}
