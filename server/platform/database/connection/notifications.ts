import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import type { ServerTarget } from './primary-host'

/** Sent to every server of the shop when the transaction that causes it commits. */
export type Notification =
  | {
      readonly kind: 'orderPlaced' | 'orderChanged'
      readonly id: number
      /** Its place among all events; servers of earlier releases send none. */
      readonly position?: number
    }
  /** The webhook outbox has a delivery to send. */
  | { readonly kind: 'deliveriesDue' }
  /** The mail outbox has a mail to send. */
  | { readonly kind: 'mailsDue' }
  /** Push notifications to devices of staff are due. */
  | { readonly kind: 'pushesDue' }
  /** A parcel is to be created at its carrier. */
  | { readonly kind: 'carrierShipmentsDue' }
  /** Pictures of other sites are to be fetched. */
  | { readonly kind: 'picturesDue' }
  /** Mails are gone from the outbox: servers remove what they have stored of them. */
  | { readonly kind: 'mailsRemoved' }
  /** The public part of the catalogue has changed; this is its new version. */
  | {
      readonly kind: 'catalogueChanged'
      readonly version: number
      /** The version of the shop's settings. */
      readonly settings?: number
    }
  /** Sent by a server to itself, to see whether its notifications arrive. */
  | { readonly kind: 'probe'; readonly id: string }
  /** The connection is lost: notifications may be missed from now on. */
  | { readonly kind: 'disconnected' }
  /** The connection is back: anything may have happened in between. */
  | { readonly kind: 'reconnected' }

export interface Notifications {
  /** Calls the listener with every notification from now on. Returns a function that unsubscribes it. */
  subscribe(listener: (notification: Notification) => void): () => void
  /**
   * Runs a short read on the connection that listens, which no request waits for or keeps busy; undefined where that is
   * the connection of all requests.
   */
  readonly query?: ((sql: string) => Promise<readonly unknown[]>) | undefined
}

const CHANNEL = 'mishmish'
// A separate channel, because every connection of a pool listens to it.
const CATALOGUE_CHANNEL = 'mishmish_catalogue'

/**
 * The SQL expression that sends a notification when its transaction commits, and none when it rolls
 * back.
 */
export function notify(
  kind:
    | 'deliveriesDue'
    | 'mailsDue'
    | 'pushesDue'
    | 'mailsRemoved'
    | 'carrierShipmentsDue'
    | 'picturesDue',
): string {
  return `pg_notify('${CHANNEL}', '${toPayload({ kind })}')`
}

export const toPayload = (notification: Notification): string => JSON.stringify(notification)

/** The same for a parameter with any number of payloads; an array of {@link NOTIFIED}. */
export function notifyAll(payloads: string): string {
  return `ARRAY(SELECT pg_notify('${CHANNEL}', payload)::text FROM unnest(${payloads}::text[]) AS payload)`
}

/** The value of the expression of {@link notify}: a void, which pg returns as text. */
export const NOTIFIED = z.literal('')

/** Listens on database connections and passes notifications on to the subscribers of this process. */
export class NotificationListener implements Notifications {
  private readonly emitter = new EventEmitter().setMaxListeners(0)
  query: Notifications['query']

  subscribe(listener: (notification: Notification) => void): () => void {
    this.emitter.on('notification', listener)
    return () => this.emitter.off('notification', listener)
  }

  publish(notification: Notification): void {
    this.emitter.emit('notification', notification)
  }

  /** Listens on a connection for every notification. */
  async listenOn(client: pg.ClientBase): Promise<void> {
    await this.listenToCatalogueOn(client)
    await client.query(`LISTEN ${CHANNEL}`)
  }

  /**
   * Listens on a connection for changes of the catalogue. PostgreSQL notifies a connection of its own
   * changes before it confirms the commit, so stale cached responses are dropped before the response to
   * the request that changed a product.
   */
  async listenToCatalogueOn(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ payload = '' }) =>
      this.publish(JSON.parse(payload) as Notification),
    )
    await client.query(`LISTEN ${CATALOGUE_CHANNEL}`)
  }
}

const RECONNECT_MILLISECONDS = 500
// A statement on a dead connection fails, but only TCP keep-alive ends it, so that it is opened anew. The system's
// default delay is two hours.
const KEEP_ALIVE_DELAY_MILLISECONDS = 30_000
const CLOSE_TIMEOUT_MILLISECONDS = 1_000

/**
 * Listens on a dedicated connection and reconnects when it breaks; subscribers are notified, because
 * they may have missed something. Returns a function that stops listening. Throws if the first connection does not
 * respond within the time.
 */
export async function listenToServer(
  { url, Client = pg.Client }: ServerTarget,
  listener: NotificationListener,
  connectMilliseconds: number,
): Promise<() => Promise<void>> {
  let client: pg.Client
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const connect = async () => {
    client = new Client({
      connectionString: url,
      application_name: 'mishmish notifications',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MILLISECONDS,
      connectionTimeoutMillis: connectMilliseconds,
      // A pooler accepts a connection, but its first statement waits while all sessions of the pool are in
      // use.
      query_timeout: connectMilliseconds,
    })
    // An error also ends the connection, which is handled below.
    client.on('error', () => {})
    client.on('end', reconnect)
    try {
      await client.connect()
      await listener.listenOn(client)
      const connected = client
      listener.query = async (sql) => (await connected.query(sql)).rows
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
  }
  const reconnect = () => {
    if (isClosed) return
    listener.publish({ kind: 'disconnected' })
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(() => listener.publish({ kind: 'reconnected' }), reconnect)
    }, RECONNECT_MILLISECONDS)
  }

  const stop = () => {
    isClosed = true
    clearTimeout(timer)
  }
  try {
    await connect()
  } catch (error) {
    stop()
    throw error
  }
  return async () => {
    stop()
    // A network that drops every packet drops the close message, too.
    await Promise.race([client.end(), wait(CLOSE_TIMEOUT_MILLISECONDS, undefined, { ref: false })])
  }
}
