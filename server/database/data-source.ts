import 'reflect-metadata'
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

const CONNECT_TIMEOUT_MILLISECONDS = 10_000
const STATEMENT_TIMEOUT_MILLISECONDS = 15_000
const LOCK_TIMEOUT_MILLISECONDS = 5_000
const IDLE_TRANSACTION_TIMEOUT_MILLISECONDS = 15_000

export type DatabaseTarget = { readonly url: string } | { readonly embedded: EmbeddedConnection }

// The embedded database runs one statement at a time, and its socket mixes up the messages of
// prepared statements that arrive on two connections at once: one connection, in turns, is as fast.
const EMBEDDED_POOL_SIZE = 1

// The embedded database has one session, so what SET says would hold for every connection: none there.
const SERVER_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
  lock_timeout: LOCK_TIMEOUT_MILLISECONDS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MILLISECONDS,
}

/** How the schema came about, oldest first, each under the name it is known by in the database. */
export const MIGRATIONS = [
  Shop1763600000001,
  ShopManagement1763700000002,
  ApiKeys1763800000003,
  Webhooks1763900000004,
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
  },
): DataSource {
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
      connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
      application_name: 'mishmish',
      ...('url' in target && SERVER_LIMITS),
      ...(options.onConnect && { onConnect: options.onConnect }),
    },
  })
}
