import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type { OrderEvent } from './order-stream'
import { shareOrderStream } from './shared-order-stream'

type Listener = (event: OrderEvent) => void

const Listeners = createContext<Set<Listener>>(new Set())

interface OrderEventsProps {
  /** The admin's; without one there is no stream. */
  readonly token: string | undefined
  readonly children: ReactNode
}

/** Shares the stream of order events with all components below. */
export function OrderEvents({ token, children }: OrderEventsProps) {
  const [listeners] = useState(() => new Set<Listener>())
  useEffect(() => {
    if (!token) return
    return shareOrderStream(token, (event) => {
      for (const listener of listeners) listener(event)
    })
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
