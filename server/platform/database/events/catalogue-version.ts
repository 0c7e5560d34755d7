import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Notification, Notifications } from '../connection/notifications'
import { statement } from '../statements/statement'

const READ_VERSION = 'SELECT version, settings_version AS "settingsVersion" FROM catalogue_version'

// Bigints.
const versionRow = z.object({ version: z.string(), settingsVersion: z.string() })

const readVersion = statement({
  name: 'catalogueVersion.read',
  sql: READ_VERSION,
  row: versionRow,
})

// Every server must know of a change within a second; polling twice as often leaves time for the query.
const POLL_MILLISECONDS = 500

type CatalogueChange = Extract<Notification, { readonly kind: 'catalogueChanged' }>

/** The latest known version of the catalogue in the database. */
export class CatalogueVersion {
  private known: number | undefined
  private notified = 0
  private settingsVersion = 0
  private readonly unsubscribe: () => void

  constructor(
    private readonly db: EntityManager,
    private readonly notifications: Notifications,
  ) {
    this.unsubscribe = notifications.subscribe((notification) => {
      if (notification.kind === 'catalogueChanged') this.onNotification(notification)
      if (notification.kind === 'disconnected') this.known = undefined
      if (notification.kind === 'reconnected') void this.read().catch(() => {})
    })
  }

  /** Undefined while it is unknown: then no cached response may be used. */
  get current(): number | undefined {
    return this.known
  }

  /** The version of the shop's settings, which changes less often; undefined while it is unknown. */
  get settings(): { readonly current: number | undefined } {
    return { current: this.known === undefined ? undefined : this.settingsVersion }
  }

  /** Notifications arrive on every connection and may be out of order. */
  private onNotification({ version, settings = 0 }: CatalogueChange): void {
    this.notified = Math.max(this.notified, version)
    this.settingsVersion = Math.max(this.settingsVersion, settings)
    if (this.known !== undefined) this.known = Math.max(this.known, version)
  }

  /**
   * On a connection of its own if there is one: among requests it would wait longest when the shop is busiest, and without
   * a known version every page would be rendered anew, which kept a busy shop busy.
   */
  private async readRow() {
    const { query } = this.notifications
    const [row] = query ? await query(READ_VERSION) : await readVersion(this.db)
    return row === undefined ? undefined : versionRow.parse(row)
  }

  /** Reads the version. When that fails, the version is unknown and the error is thrown. */
  async read(): Promise<void> {
    try {
      const row = await this.readRow()
      // A notification that arrived in the meantime may be newer than the row.
      this.known = Math.max(Number(row?.version), this.notified)
      this.settingsVersion = Math.max(Number(row?.settingsVersion), this.settingsVersion)
    } catch (error) {
      this.known = undefined
      throw error
    }
  }

  /**
   * Reads the version periodically, in case a notification is lost; it is unknown while the
   * database does not respond in time. Returns a function that stops polling.
   */
  poll(): () => void {
    let isStopped = false
    let timer: NodeJS.Timeout
    const poll = async () => {
      const timeout = setTimeout(() => {
        this.known = undefined
      }, POLL_MILLISECONDS)
      await this.read().catch(() => {})
      clearTimeout(timeout)
      if (!isStopped) timer = setTimeout(() => void poll(), POLL_MILLISECONDS)
    }
    timer = setTimeout(() => void poll(), POLL_MILLISECONDS)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }

  close(): void {
    this.unsubscribe()
  }
}
