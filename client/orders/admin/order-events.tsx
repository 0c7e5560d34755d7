import { createEventSource, type FetchLike } from 'eventsource-client'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'

/** The kind `resynced` has no id: some events may not have arrived. */
export interface OrderEvent {
  readonly kind: 'orderPlaced' | 'orderChanged' | 'resynced'
  readonly id?: string
}

type Listener = (event: OrderEvent) => void

const Listeners = createContext<Set<Listener>>(new Set())

function toEvent(kind: string | undefined, data: string): OrderEvent | undefined {
  if (kind === 'resynced') return { kind }
  if (kind !== 'orderPlaced' && kind !== 'orderChanged') return undefined
  const { id } = JSON.parse(data) as { readonly id: number }
  return { kind, id: String(id) }
}

/** A rejected token closes the stream with a 204; other failures are retried. */
const fetchEvents: FetchLike = async (url, init) => {
  const response = await fetch(url, init)
  const isRejected = response.status === 401 || response.status === 403
  return isRejected ? new Response(null, { status: 204 }) : response
}

interface OrderEventsProps {
  /** The admin's; without one there is no stream. */
  readonly token: string | undefined
  readonly children: ReactNode
}

/** Shares one stream of order events with all components below. */
export function OrderEvents({ token, children }: OrderEventsProps) {
  const [listeners] = useState(() => new Set<Listener>())
  useEffect(() => {
    if (!token) return
    const publish = (event: OrderEvent) => {
      for (const listener of listeners) listener(event)
    }
    let wasOpen = false
    const source = createEventSource({
      url: '/adminorder/events',
      headers: { authorization: `Bearer ${token}` },
      fetch: fetchEvents,
      onMessage: ({ event: kind, data, id }) => {
        if (kind === 'open') {
          // The server sends what was missed, unless it is of a release that does not know it.
          if (wasOpen && id === undefined) publish({ kind: 'resynced' })
          wasOpen = true
        }
        const event = toEvent(kind, data)
        if (event) publish(event)
      },
    })
    return () => source.close()
  }, [token, listeners])
  return <Listeners value={listeners}>{children}</Listeners>
}

/** Calls the listener with every order event while the component is mounted. */
export function useOrderEvents(listener: Listener): void {
  const listeners = useContext(Listeners)
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const handleEvent: Listener = (event) => onEvent(event)
    listeners.add(handleEvent)
    return () => {
      listeners.delete(handleEvent)
    }
  }, [listeners])
}
