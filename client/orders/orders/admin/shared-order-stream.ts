import { accountOf } from '../../../platform/session/session'
import { type OrderEvent, openOrderStream, type StreamMessage } from './order-stream'

/** How long the leading tab may take to answer before another takes its place: browsers stop tabs in the background. */
const ANSWER_MILLISECONDS = 5000

/** A message between tabs: `asked` by one that needs the position, and messages of the stream by the leader. */
type TabMessage = 'asked' | StreamMessage

/**
 * Listens to order events through one stream for all tabs of an account: a browser opens at most six connections to a
 * server over HTTP/1.1, and a stream in each tab would take them all. The tab that holds the lock leads: it has the stream
 * and forwards its events to the others. When it is closed, the next one resumes after the last event forwarded; when it
 * no longer responds, a visible tab takes its place. Returns a function that stops listening.
 */
export function shareOrderStream(token: string, onEvent: (event: OrderEvent) => void): () => void {
  const publish = ({ event }: StreamMessage) => event && onEvent(event)
  // Browsers have locks only on secure pages, so not on a plain address in the shop's own network.
  if (!navigator.locks) return openOrderStream(token, publish)

  const name = `order-events ${accountOf(token)}`
  const channel = new BroadcastChannel(name)
  const tell = (message: TabMessage) => channel.postMessage(message)
  let position: string | undefined
  let isFollowing = false
  let isStopped = false
  let turn = new AbortController()
  let stopLeading: (() => void) | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  function lead(): Promise<void> {
    clearTimeout(patience)
    if (isStopped) return Promise.resolve()
    const close = openOrderStream(
      token,
      (message) => {
        position = message.position ?? position
        tell({ ...message, position })
        publish(message)
      },
      { position, hasGap: isFollowing && position === undefined },
    )
    return new Promise((resolve) => {
      stopLeading = () => {
        stopLeading = undefined
        isFollowing = true
        close()
        resolve()
      }
    })
  }

  /** Waits for the lead, again whenever another tab has taken it. */
  async function takeTurns(): Promise<void> {
    let steal = false
    while (!isStopped) {
      turn = new AbortController()
      try {
        await navigator.locks.request(name, steal ? { steal } : { signal: turn.signal }, lead)
      } catch (error) {
        // Another tab has taken the lead, or this one has timed out; otherwise, locks do not work in this browser.
        const isOver = error instanceof DOMException && error.name === 'AbortError'
        if (!isOver) return lead()
      }
      steal = turn.signal.aborted
      stopLeading?.()
    }
  }

  function ask(): void {
    if (stopLeading || isStopped) return
    tell('asked')
    clearTimeout(patience)
    if (!document.hidden) patience = setTimeout(() => turn.abort(), ANSWER_MILLISECONDS)
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'asked') {
      if (stopLeading) tell({ position })
      return
    }
    isFollowing = true
    clearTimeout(patience)
    position = data.position ?? position
    publish(data)
  })
  document.addEventListener('visibilitychange', ask)
  void takeTurns()
  ask()

  return () => {
    isStopped = true
    clearTimeout(patience)
    document.removeEventListener('visibilitychange', ask)
    turn.abort()
    stopLeading?.()
    channel.close()
  }
}
