import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { splitHosts, toDriverUrl } from '../../config/postgres-url'
import { StartupError } from '../../config/startup-error'

/** How pg reaches a database on a server. */
export interface ServerTarget {
  readonly url: string
  /** Connects to the primary among several hosts; without it, pg's own client connects to the URL. */
  readonly Client?: typeof pg.Client
}

/** A {@link ServerTarget} that follows the primary until it is closed. */
export interface OpenTarget extends ServerTarget {
  close(): Promise<void>
}

const WATCH_MILLISECONDS = 1_000
const PROBE_MILLISECONDS = 2_000
const RETRY_MILLISECONDS = 250

const IS_READ_ONLY = `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS "isReadOnly"`

async function isReadOnly(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isReadOnly: boolean }>(IS_READ_ONLY)
  return rows[0]?.isReadOnly !== false
}

function drop(client: pg.Client): void {
  client.connection.stream.destroy()
}

/**
 * Finds the primary among the hosts of a URL, and follows it: when it is gone and a standby has been promoted,
 * all connections to the earlier primary are closed, and new ones lead to the new one.
 */
class PrimaryHost {
  private primary: string
  private watcher: pg.Client | undefined
  private isClosed = false
  private readonly closing = new AbortController()
  private watching = Promise.resolve()
  /** The connections, by the URL of the host that each leads to. */
  private readonly clients = new Map<pg.Client, string>()

  constructor(private readonly urls: readonly string[]) {
    this.primary = urls[0] ?? ''
  }

  /** A client that connects to the primary of the moment. */
  createClass(): typeof pg.Client {
    const current = () => this.primary
    const register = (client: pg.Client, url: string) => {
      this.clients.set(client, url)
      client.once('end', () => this.clients.delete(client))
    }
    return class extends pg.Client {
      constructor(config?: string | pg.ClientConfig) {
        const url = current()
        super({ ...(typeof config === 'object' && config), connectionString: url })
        register(this, url)
      }
    }
  }

  /** Throws if no host accepts writes within the time. */
  async open(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds
    while (!(await this.search())) {
      if (performance.now() > until) {
        throw new StartupError('No host of DATABASE_URL is a database that accepts writes.')
      }
      await wait(RETRY_MILLISECONDS)
    }
    this.watching = this.watch()
  }

  /** The client of the first host that accepts writes. */
  private async search(): Promise<boolean> {
    const probes = this.urls.map(async (url) => {
      const client = new pg.Client({
        connectionString: url,
        application_name: 'mishmish primary',
        connectionTimeoutMillis: PROBE_MILLISECONDS,
        query_timeout: PROBE_MILLISECONDS,
      })
      client.on('error', () => {})
      try {
        await client.connect()
        if (await isReadOnly(client)) throw new Error('The host only reads')
        return { client, url }
      } catch (error) {
        drop(client)
        throw error
      }
    })
    const found = await Promise.any(probes).catch(() => undefined)
    // Not before the others have failed: only one can be the primary.
    for (const probe of probes) {
      void probe.then(
        ({ client }) => {
          if (client !== found?.client) drop(client)
        },
        () => {},
      )
    }
    if (!found) return false
    this.primary = found.url
    this.watcher = found.client
    for (const [client, url] of this.clients) if (url !== found.url) drop(client)
    return true
  }

  private async watch(): Promise<void> {
    const pause = (milliseconds: number) =>
      wait(milliseconds, undefined, { signal: this.closing.signal, ref: false }).catch(() => {})
    while (!this.isClosed) {
      const { watcher } = this
      if (watcher && !(await isReadOnly(watcher).catch(() => true))) {
        await pause(WATCH_MILLISECONDS)
      } else {
        if (watcher) drop(watcher)
        this.watcher = undefined
        if (!this.isClosed && !(await this.search())) await pause(RETRY_MILLISECONDS)
      }
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.closing.abort()
    if (this.watcher) drop(this.watcher)
    await this.watching
    if (this.watcher) drop(this.watcher)
  }
}

/** Opens a URL that names one host, or several of which one is the primary. Throws a StartupError. */
export async function openTarget(url: string, connectMilliseconds: number): Promise<OpenTarget> {
  const [first = url, ...others] = splitHosts(url).map(toDriverUrl)
  if (others.length === 0) return { url: first, close: async () => {} }
  const host = new PrimaryHost([first, ...others])
  await host.open(connectMilliseconds)
  return { url: first, Client: host.createClass(), close: () => host.close() }
}
