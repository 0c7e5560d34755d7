import { useEffect, useRef } from 'react'
import { useOrderEvents } from './order-events'
import type { OrderEvent } from './order-stream'

/** Events of one action on many orders arrive within moments of each other. */
const BATCH_MILLISECONDS = 200

/**
 * Calls the listener with all order events of a moment at once, while the component is mounted. While it reads,
 * further events wait for it: what it reads may be older than they are. It must not reject.
 */
export function useOrderEventBatches(
  listener: (events: readonly OrderEvent[]) => Promise<unknown>,
): void {
  const waiting = useRef<OrderEvent[]>([])
  const isRunning = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  async function handleWaiting(): Promise<void> {
    while (waiting.current.length > 0) {
      const events = waiting.current
      waiting.current = []
      await latest.current(events)
    }
    isRunning.current = false
  }

  useOrderEvents((event) => {
    waiting.current.push(event)
    if (isRunning.current) return
    isRunning.current = true
    timer.current = setTimeout(() => void handleWaiting(), BATCH_MILLISECONDS)
  })
}

/**
 * Sends a query again after events of any order, or of one. After an error the result stays unchanged until the
 * next event.
 */
export function useRefetchOnOrderEvents(refetch: () => Promise<unknown>, orderId?: string): void {
  useOrderEventBatches(async (events) => {
    const isMeant = !orderId || events.some(({ id }) => !id || id === orderId)
    if (isMeant) await refetch().catch(() => undefined)
  })
}
