import { createEventSource, type FetchLike } from 'eventsource-client'

/** The kind `resynced` has no id: some events may not have arrived. */
export interface OrderEvent {
  readonly kind: 'orderPlaced' | 'orderChanged' | 'resynced'
  readonly id?: string
}

/** A message of the stream: its position, and an event unless only the position has changed. */
export interface StreamMessage {
  readonly position: string | undefined
  readonly event?: OrderEvent
}

interface StreamStart {
  /** Where to resume: events after it are sent first. */
  readonly position?: string | undefined
  /** Events may have been missed, and their position is unknown. */
  readonly hasGap?: boolean
}

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

/** Opens the server's stream of order events, which resumes after every interruption. Returns a function that closes it. */
export function openOrderStream(
  token: string,
  onMessage: (message: StreamMessage) => void,
  { position, hasGap = false }: StreamStart = {},
): () => void {
  let wasOpen = position !== undefined
  let isIncomplete = hasGap
  const source = createEventSource({
    url: '/adminorder/events',
    headers: { authorization: `Bearer ${token}` },
    fetch: fetchEvents,
    ...(position !== undefined && { initialLastEventId: position }),
    onMessage: ({ event: kind, data, id }) => {
      if (kind === 'open') {
        // The server sends what was missed, unless it is of a release that does not know it.
        const isLost = isIncomplete || (wasOpen && id === undefined)
        wasOpen = true
        isIncomplete = false
        onMessage({ position: id, ...(isLost && { event: { kind: 'resynced' } }) })
        return
      }
      const event = toEvent(kind, data)
      if (event) onMessage({ position: id, event })
    },
  })
  return () => source.close()
}
