import { readFileSync } from 'node:fs'
import type { DataSource } from 'typeorm'
import { inject } from 'vitest'
import { startEmbedded } from '../database/embedded'
import type { Notices } from '../database/notices'
import { connect } from '../database/open'
import { createDatabase, dropDatabase } from './server-database'
import { StatementLog } from './statement-log'

export interface TestDatabase {
  readonly dataSource: DataSource
  readonly statements: StatementLog
  readonly notices: Notices
  /** One session, which runs everything in turns: nothing ever waits for a lock there. */
  readonly isEmbedded: boolean
  close(): Promise<void>
}

/** A migrated, empty database of this test file's own, of the kind the run is for. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const source = inject('testDatabase')
  const statements = new StatementLog()
  const open = async (
    target: Parameters<typeof connect>[0],
    stop: () => Promise<void>,
  ): Promise<TestDatabase> => {
    const connected = await connect(target, { poolSize: 10, logger: statements })
    const close = async () => {
      await connected.close()
      await stop()
    }
    return { ...connected, statements, isEmbedded: 'embedded' in target, close }
  }
  if ('template' in source) {
    const url = await createDatabase(
      source.template.replace(/\/[^/]*$/, '/postgres'),
      source.template,
    )
    return open({ url }, () => dropDatabase(url))
  }
  const embedded = await startEmbedded({ snapshot: readFileSync(source.snapshotFile) })
  return open({ embedded: embedded.connection }, () => embedded.stop())
}

const TABLES =
  'users, products, search_words, search_pairs, cart_lines, orders, order_items, order_status_changes, idempotency_keys, api_keys, webhooks, webhook_deliveries'

export async function emptyDatabase(dataSource: DataSource): Promise<void> {
  await dataSource.query(`TRUNCATE ${TABLES} RESTART IDENTITY`)
}
