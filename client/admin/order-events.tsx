import { createEventSource, type FetchLike } from 'eventsource-client'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'

/** What the server tells of orders; without an id anything may have happened. */
export interface OrderEvent {
  readonly kind: 'orderPlaced' | 'orderChanged' | 'missed'
  readonly id?: string
}

type Listener = (event: OrderEvent) => void

const Listeners = createContext<Set<Listener>>(new Set())

function toEvent(kind: string | undefined, data: string): OrderEvent | undefined {
  if (kind === 'missed') return { kind }
  if (kind !== 'orderPlaced' && kind !== 'orderChanged') return undefined
  const { id } = JSON.parse(data) as { readonly id: number }
  return { kind, id: String(id) }
}

/** A refused token ends the stream; anything else is tried again, as server-sent events are. */
const fetchEvents: FetchLike = async (url, init) => {
  const response = await fetch(url, init)
  const isRefused = response.status === 401 || response.status === 403
  return isRefused ? new Response(null, { status: 204 }) : response
}

interface OrderEventsProps {
  /** The owner's; without one nothing is asked for. */
  readonly token: string | undefined
  readonly children: ReactNode
}

/** Keeps one stream of order events open for everything inside. */
export function OrderEvents({ token, children }: OrderEventsProps) {
  const [listeners] = useState(() => new Set<Listener>())
  useEffect(() => {
    if (!token) return
    const tell = (event: OrderEvent) => {
      for (const listener of listeners) listener(event)
    }
    let isFirst = true
    const source = createEventSource({
      url: '/adminorder/events',
      headers: { authorization: `Bearer ${token}` },
      fetch: fetchEvents,
      onConnect: () => {
        if (!isFirst) tell({ kind: 'missed' })
        isFirst = false
      },
      onMessage: ({ event: kind, data }) => {
        const event = toEvent(kind, data)
        if (event) tell(event)
      },
    })
    return () => source.close()
  }, [token, listeners])
  return <Listeners value={listeners}>{children}</Listeners>
}

/** Calls the listener with every order event while the component is shown. */
export function useOrderEvents(listener: Listener): void {
  const listeners = useContext(Listeners)
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    const tell: Listener = (event) => onEvent(event)
    listeners.add(tell)
    return () => {
      listeners.delete(tell)
    }
  }, [listeners])
}
