import type { EntityManager } from 'typeorm'
import type { Notices } from '../database/notices'

// Half of the second within which every server is to know.
const POLL_MILLISECONDS = 500

/** The version of the catalogue in the database, as far as this server knows. */
export class CatalogueVersion {
  private known: number | undefined
  private heard = 0
  private readonly unsubscribe: () => void

  constructor(
    private readonly db: EntityManager,
    notices: Notices,
  ) {
    this.unsubscribe = notices.subscribe((notice) => {
      if (notice.kind === 'catalogueChanged') this.hear(notice.version)
      if (notice.kind === 'deaf') this.known = undefined
      if (notice.kind === 'missed') void this.read().catch(() => {})
    })
  }

  /** Undefined while nobody can tell: then nothing that was read before may be shown again. */
  get current(): number | undefined {
    return this.known
  }

  /** Every connection tells of it, and the slowest perhaps after a newer one was heard of. */
  private hear(version: number): void {
    this.heard = Math.max(this.heard, version)
    if (this.known !== undefined) this.known = Math.max(this.known, version)
  }

  /** Asks the database. Throws what the database says; then the version is unknown. */
  async read(): Promise<void> {
    try {
      const [row] = await this.db.query<{ version: string }[]>(
        'SELECT version FROM catalogue_version',
      )
      // What was heard meanwhile may be newer than the answer.
      this.known = Math.max(Number(row?.version), this.heard)
    } catch (error) {
      this.known = undefined
      throw error
    }
  }

  /**
   * Asks again and again, so that a lost notice is found; an answer that does not come in time is
   * no knowledge. Returns the function that ends it.
   */
  poll(): () => void {
    let isOver = false
    let timer: NodeJS.Timeout
    const ask = async () => {
      const lateness = setTimeout(() => {
        this.known = undefined
      }, POLL_MILLISECONDS)
      await this.read().catch(() => {})
      clearTimeout(lateness)
      if (!isOver) timer = setTimeout(() => void ask(), POLL_MILLISECONDS)
    }
    timer = setTimeout(() => void ask(), POLL_MILLISECONDS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }

  close(): void {
    this.unsubscribe()
  }
}
