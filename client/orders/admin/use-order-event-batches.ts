import { useEffect, useRef } from 'react'
import { type OrderEvent, useOrderEvents } from './order-events'

/** Events of one act on many orders arrive within moments of each other. */
const BATCH_MILLISECONDS = 200

/** Calls the listener with all order events of a moment at once, while the component is mounted. */
export function useOrderEventBatches(listener: (events: readonly OrderEvent[]) => void): void {
  const batch = useRef<OrderEvent[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useOrderEvents((event) => {
    batch.current.push(event)
    if (batch.current.length > 1) return
    timer.current = setTimeout(() => {
      const events = batch.current
      batch.current = []
      latest.current(events)
    }, BATCH_MILLISECONDS)
  })
}
