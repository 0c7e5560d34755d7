import { useRef } from 'react'

/** The same action, deaf to calls while it is under way: a double click does it once. */
export function useOneAtATime<Values extends readonly unknown[]>(
  action: (...values: Values) => Promise<void>,
): (...values: Values) => Promise<void> {
  const isUnderWay = useRef(false)
  return async (...values) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await action(...values)
    } finally {
      isUnderWay.current = false
    }
  }
}
