import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** What happened, told to every server of the shop once the transaction has committed. */
export type Notice =
  | { readonly kind: 'orderPlaced' | 'orderChanged'; readonly id: number }
  /** Something lies in the webhooks' outbox. */
  | { readonly kind: 'deliveriesDue' }
  /** What shoppers see of the catalogue is another, of this version. */
  | { readonly kind: 'catalogueChanged'; readonly version: number }
  /** The connection is away: nothing is heard any more. */
  | { readonly kind: 'deaf' }
  /** The connection is back: anything may have happened meanwhile. */
  | { readonly kind: 'missed' }

export interface Notices {
  /** Calls the listener with every notice from now on. Returns the function that ends it. */
  subscribe(listener: (notice: Notice) => void): () => void
}

const CHANNEL = 'mishmish'
// Apart from the others, for every connection of a pool listens to it.
const CATALOGUE_CHANNEL = 'mishmish_catalogue'

/**
 * The SQL expression that tells of something when its transaction commits, and not when it rolls
 * back; `idColumn` names whom it happened to.
 */
export function notify(kind: 'orderPlaced' | 'orderChanged', idColumn: string): string {
  return `pg_notify('${CHANNEL}', json_build_object('kind', '${kind}', 'id', ${idColumn})::text)`
}

/** Spreads what the database tells among the listeners of this process. */
export class NoticeBoard implements Notices {
  private readonly emitter = new EventEmitter().setMaxListeners(0)

  subscribe(listener: (notice: Notice) => void): () => void {
    this.emitter.on('notice', listener)
    return () => this.emitter.off('notice', listener)
  }

  publish(notice: Notice): void {
    this.emitter.emit('notice', notice)
  }

  /** Makes a connection hear everything, and spreads what it hears. */
  async listenOn(client: pg.ClientBase): Promise<void> {
    await this.listenToCatalogueOn(client)
    await client.query(`LISTEN ${CHANNEL}`)
  }

  /**
   * Makes a connection hear of the catalogue. PostgreSQL tells a connection of its own changes before
   * it confirms them: who changes a product with it knows what to forget before anybody is answered.
   */
  async listenToCatalogueOn(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ payload = '' }) => this.publish(JSON.parse(payload) as Notice))
    await client.query(`LISTEN ${CATALOGUE_CHANNEL}`)
  }
}

const RECONNECT_MILLISECONDS = 500
// Nobody speaks on this connection but the server, so that only the network can tell that it is dead;
// the system's own delay is two hours.
const KEEP_ALIVE_DELAY_MILLISECONDS = 30_000
const GOODBYE_MILLISECONDS = 1_000

/**
 * Listens on a connection of its own, as long as the server lives: when the connection breaks, it
 * is made again and the listeners hear that they may have missed something.
 * Returns the function that ends it.
 */
export async function listenToServer(
  url: string,
  board: NoticeBoard,
): Promise<() => Promise<void>> {
  let client: pg.Client
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  const connect = async () => {
    client = new pg.Client({
      connectionString: url,
      application_name: 'mishmish notices',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MILLISECONDS,
    })
    // What breaks it also ends it, and that is heard below.
    client.on('error', () => {})
    client.on('end', reconnect)
    await client.connect()
    await board.listenOn(client)
  }
  const reconnect = () => {
    if (isOver) return
    board.publish({ kind: 'deaf' })
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(() => board.publish({ kind: 'missed' }), reconnect)
    }, RECONNECT_MILLISECONDS)
  }

  await connect()
  return async () => {
    isOver = true
    clearTimeout(timer)
    // A network that swallows everything swallows the goodbye, too.
    await Promise.race([client.end(), wait(GOODBYE_MILLISECONDS, undefined, { ref: false })])
  }
}
