import type { ClientBase, QueryResult } from 'pg'
import type { Notification } from './notifications'

const READ_VERSION = `SELECT json_build_object('kind', 'catalogueChanged', 'version', version,
  'settings', settings_version) AS notification FROM catalogue_version`

type CatalogueChange = Extract<Notification, { readonly kind: 'catalogueChanged' }>

/** Publishes a change that no connection has published before. */
export function publishNewer(
  publish: (change: CatalogueChange) => void,
): (change: CatalogueChange) => void {
  let latest = { version: 0, settings: 0 }
  return (change) => {
    const { version, settings = 0 } = change
    if (version <= latest.version && settings <= latest.settings) return
    latest = { version, settings }
    publish(change)
  }
}

type Query = (...parameters: unknown[]) => Promise<QueryResult<Record<string, unknown>>>

const WRITES = /\b(?:INSERT\s+INTO|DELETE\s+FROM|UPDATE\s+\S+(?:\s+AS\s+\w+)?\s+SET|TRUNCATE)\b/i

const BEGINS = /^(?:START TRANSACTION|BEGIN)\b/
const ENDS = /^(?:COMMIT|ROLLBACK)$/

/**
 * Follows what a connection through a pooler in transaction mode commits: such a connection cannot listen, so the
 * catalogue's version is read together with each commit, and published before the commit is confirmed.
 */
export function followCommits(
  client: ClientBase,
  publish: (change: CatalogueChange) => void,
): void {
  const query = client.query.bind(client) as unknown as Query
  let isInTransaction = false

  const publishVersion = ({ rows }: QueryResult<Record<string, unknown>>) => {
    const change = rows[0]?.notification as CatalogueChange | undefined
    if (change) publish(change)
  }
  const commit = async () => {
    // One round trip: the version is read in a transaction of its own, after the commit.
    const results = await query(`COMMIT; ${READ_VERSION}`)
    const [committed, version] = results as unknown as QueryResult<Record<string, unknown>>[]
    if (version) publishVersion(version)
    return committed
  }
  const write = async (parameters: unknown[]) => {
    const result = await query(...parameters)
    publishVersion(await query(READ_VERSION))
    return result
  }

  client.query = ((...parameters: unknown[]) => {
    const [text] = parameters
    if (typeof text !== 'string') return query(...parameters)
    if (ENDS.test(text)) {
      const wasInTransaction = isInTransaction
      isInTransaction = false
      return wasInTransaction && text === 'COMMIT' ? commit() : query(...parameters)
    }
    if (BEGINS.test(text)) isInTransaction = true
    else if (!isInTransaction && WRITES.test(text)) return write(parameters)
    return query(...parameters)
  }) as typeof client.query
}
