import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOrderEvents } from '../order-events'
import { type PaperOrder, useReadOrders } from '../use-read-orders'

/** Runs work that never fails; all requests while it runs cause one more run. */
function useCoalesced(work: () => Promise<void>): () => Promise<void> {
  const isRunning = useRef(false)
  const isAsked = useRef(false)
  return async () => {
    isAsked.current = true
    if (isRunning.current) return
    isRunning.current = true
    while (isAsked.current) {
      isAsked.current = false
      await work()
    }
    isRunning.current = false
  }
}

interface FreshOrders {
  readonly orders: readonly PaperOrder[]
  /** When they were read: an ISO time. */
  readonly readAt: string
}

/** Orders as they are now: never from the cache, and again whenever one of them changes. */
export function useFreshOrders(ids: readonly string[]) {
  const readOrders = useReadOrders()
  const [read, setRead] = useState<FreshOrders>()
  const [error, setError] = useState<unknown>()
  const lastRead = useRef<Promise<void>>(Promise.resolve())

  async function readAll(): Promise<void> {
    try {
      const orders = await readOrders(ids)
      setRead({ orders, readAt: new Date().toISOString() })
      setError(undefined)
    } catch (failure) {
      setError(failure)
      throw failure
    }
  }

  /** Reads them once the current query has ended: a new one would cancel it. */
  function reload(): Promise<void> {
    lastRead.current = lastRead.current.then(readAll, readAll)
    return lastRead.current
  }

  // The error is shown if there are no orders; else the next event, or printing, reads them again.
  const refresh = useCoalesced(() => reload().catch(() => undefined))
  const readFirst = useEffectEvent(() => void refresh())
  useEffect(() => readFirst(), [])
  useOrderEvents(({ id }) => {
    if (!id || ids.includes(id)) void refresh()
  })

  return { read, error, reload }
}
