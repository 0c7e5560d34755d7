import 'reflect-metadata'
import { Socket } from 'node:net'
import type { ClientBase } from 'pg'
import { DataSource, type DataSourceOptions } from 'typeorm'
import { UserEntity } from '../accounts/user.entity'
import { ApiKeyEntity } from '../api-keys/api-key.entity'
import { CartLineEntity } from '../cart/cart-line.entity'
import { ProductEntity } from '../catalogue/product.entity'
import { IdempotencyKeyEntity } from '../orders/idempotency-key.entity'
import { OrderEntity } from '../orders/order.entity'
import { OrderItemEntity } from '../orders/order-item.entity'
import { OrderStatusChangeEntity } from '../orders/order-status-change.entity'
import { WebhookEntity } from '../webhooks/webhook.entity'
import { WebhookDeliveryEntity } from '../webhooks/webhook-delivery.entity'
import type { EmbeddedConnection } from './embedded'
import { Shop1763600000001 } from './migrations/0001-shop'
import { ShopManagement1763700000002 } from './migrations/0002-shop-management'
import { ApiKeys1763800000003 } from './migrations/0003-api-keys'
import { Webhooks1763900000004 } from './migrations/0004-webhooks'
import { CatalogueVersion1764000000005 } from './migrations/0005-catalogue-version'
import { LargeCatalogue1764100000006 } from './migrations/0006-large-catalogue'
import { WordPairs1764200000007 } from './migrations/0007-word-pairs'
import { WordsOfChangedNames1764300000008 } from './migrations/0008-words-of-changed-names'

/** How long a request may wait for the database; 0 is without end. */
export interface DatabaseLimits {
  /** For a connection of the pool, or for a new one. */
  readonly connectMilliseconds: number
  readonly statementMilliseconds: number
  readonly lockMilliseconds: number
  readonly idleTransactionMilliseconds: number
  /** For a sign of life: a network that swallows everything lets no other limit be heard of. */
  readonly silenceMilliseconds: number
}

const LIMITS: DatabaseLimits = {
  connectMilliseconds: 10_000,
  statementMilliseconds: 15_000,
  lockMilliseconds: 5_000,
  idleTransactionMilliseconds: 15_000,
  silenceMilliseconds: 20_000,
}

export type DatabaseTarget = { readonly url: string } | { readonly embedded: EmbeddedConnection }

// The embedded database runs one statement at a time, and its socket mixes up the messages of
// prepared statements that arrive on two connections at once: one connection, in turns, is as fast.
const EMBEDDED_POOL_SIZE = 1

/** A socket that breaks when nothing passes for too long: pg, and so the pool, then drop it. */
function impatientSocket(silenceMilliseconds: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMilliseconds, () => {
    const error = new Error(`The database said nothing for ${silenceMilliseconds} ms`)
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  })
}

// The embedded database has one session, so what SET says would hold for every connection: none there.
function serverLimits(limits: DatabaseLimits) {
  return {
    statement_timeout: limits.statementMilliseconds,
    lock_timeout: limits.lockMilliseconds,
    idle_in_transaction_session_timeout: limits.idleTransactionMilliseconds,
    stream: () => impatientSocket(limits.silenceMilliseconds),
  }
}

/** How the schema came about, oldest first, each under the name it is known by in the database. */
export const MIGRATIONS = [
  Shop1763600000001,
  ShopManagement1763700000002,
  ApiKeys1763800000003,
  Webhooks1763900000004,
  CatalogueVersion1764000000005,
  LargeCatalogue1764100000006,
  WordPairs1764200000007,
  WordsOfChangedNames1764300000008,
].map((migration) => ({ migration, name: new migration().name }))

/** The one way to the database, embedded or not: TypeORM over pg. Not yet connected. */
export function createDataSource(
  target: DatabaseTarget,
  options: {
    readonly poolSize: number
    readonly logger?: DataSourceOptions['logger']
    /** How many of the migrations there are to be: all, unless a backup has fewer. */
    readonly migrations?: number
    /** Prepares each new connection of the pool before it is used. */
    readonly onConnect?: (client: ClientBase) => Promise<void>
    /** Those that differ from what requests need. */
    readonly limits?: Partial<DatabaseLimits>
  },
): DataSource {
  const limits = { ...LIMITS, ...options.limits }
  return new DataSource({
    type: 'postgres',
    ...('url' in target
      ? { url: target.url }
      : { ...target.embedded, username: 'postgres', password: 'postgres', database: 'postgres' }),
    entities: [
      UserEntity,
      ProductEntity,
      CartLineEntity,
      OrderEntity,
      OrderItemEntity,
      OrderStatusChangeEntity,
      IdempotencyKeyEntity,
      ApiKeyEntity,
      WebhookEntity,
      WebhookDeliveryEntity,
    ],
    migrations: MIGRATIONS.slice(0, options.migrations).map(({ migration }) => migration),
    migrationsTableName: 'migrations',
    // TypeORM asks for extensions its column types need; the migration makes the one we use.
    installExtensions: false,
    poolSize: 'url' in target ? options.poolSize : EMBEDDED_POOL_SIZE,
    ...(options.logger && { logger: options.logger, logging: ['query', 'error'] }),
    extra: {
      connectionTimeoutMillis: limits.connectMilliseconds,
      application_name: 'mishmish',
      ...('url' in target && serverLimits(limits)),
      ...(options.onConnect && { onConnect: options.onConnect }),
    },
  })
}
