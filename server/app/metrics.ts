import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { DataSource, EntityManager } from 'typeorm'
import { z } from 'zod'
import { dedicatedConnections } from '../platform/database/connection/expensive'
import type { Notifications } from '../platform/database/connection/notifications'
import { replicasOf } from '../platform/database/connection/replicas'
import { statement } from '../platform/database/statements/statement'
import type { Feature, Outbox } from '../platform/features/feature'

const readOutboxes = statement({
  name: 'metrics.readOutboxes',
  sql: (outboxes: readonly Outbox[]) =>
    outboxes
      .map(
        ({ name, waiting }) => `SELECT '${name}' AS outbox, count(*)::int AS waiting,
       coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS age FROM ${waiting}`,
      )
      .join(' UNION ALL '),
  row: z.object({ outbox: z.string(), waiting: z.int(), age: z.number() }),
})

function measureOutboxes(
  registry: Registry,
  db: EntityManager,
  features: readonly Feature[],
): void {
  const outboxes = features.flatMap(({ outbox }) => outbox ?? [])
  let reading: ReturnType<typeof readOutboxes> | undefined
  // Once for both metrics, which are collected at the same time.
  const read = () => {
    reading ??= readOutboxes(db, [], outboxes)
      // Without the database the other metrics are needed most.
      .catch(() => [])
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  new Gauge({
    name: 'outbox_oldest_message_age_seconds',
    help: 'Age of the oldest message that waits to be sent; 0 without one.',
    labelNames: ['outbox'],
    // Every worker reads the same outboxes.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      for (const { outbox, age } of await read()) this.set({ outbox }, age)
    },
  })
  new Gauge({
    name: 'outbox_waiting_messages',
    help: 'Messages that wait to be sent, or to be tried again.',
    labelNames: ['outbox'],
    // Every worker reads the same outboxes.
    aggregator: 'max',
    registers: [registry],
    async collect() {
      for (const { outbox, waiting } of await read()) this.set({ outbox }, waiting)
    },
  })
}

/** Part of pg's pool that TypeORM's driver for PostgreSQL has. */
interface Pool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

function poolsOf(dataSource: DataSource): ReadonlyMap<string, Pool> {
  const poolOf = ({ driver }: DataSource) => (driver as unknown as { readonly master: Pool }).master
  const expensive = dedicatedConnections(dataSource)
  return new Map([
    ['main', poolOf(dataSource)],
    ...(expensive ? [['expensive', poolOf(expensive)] as const] : []),
  ])
}

function measurePools(registry: Registry, dataSource: DataSource): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database; those for expensive reads are a pool of their own.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount }] of poolsOf(dataSource)) {
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
      }
    },
  })
  new Gauge({
    name: 'database_pool_waiting_requests',
    help: 'Requests that wait for a connection to the database.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { waitingCount, idleCount }] of poolsOf(dataSource)) {
        // The pool also queues, for a moment, those that get an idle connection.
        this.set({ pool }, Math.max(0, waitingCount - idleCount))
      }
    },
  })
}

function measureReplicas(registry: Registry, dataSource: DataSource): void {
  const replicas = replicasOf(dataSource)
  if (!replicas) return
  new Gauge({
    name: 'database_replica_in_use',
    help: '1 while the catalogue is read from the replica; 0 while it is behind or does not respond.',
    labelNames: ['replica'],
    aggregator: 'min',
    registers: [registry],
    collect() {
      for (const { host, isUsed } of replicas.states) this.set({ replica: host }, Number(isUsed))
    },
  })
}

/**
 * The shop's own metrics. Every server is notified of all orders and counts them: take the maximum of the
 * servers, not their sum.
 */
export function measureShop(
  app: FastifyInstance,
  registry: Registry,
  {
    dataSource,
    notifications,
    features,
  }: {
    readonly dataSource: DataSource
    readonly notifications: Notifications
    readonly features: readonly Feature[]
  },
): void {
  // Before anything else that is measured: what asks the database would count as waiting for it.
  measurePools(registry, dataSource)
  measureOutboxes(registry, dataSource.manager, features)
  measureReplicas(registry, dataSource)
  const orders = new Counter({
    name: 'orders_placed_total',
    help: 'Orders that were placed, on any server of the shop, since this one has started.',
    aggregator: 'max',
    registers: [registry],
  })
  const unsubscribe = notifications.subscribe(({ kind }) => {
    if (kind === 'orderPlaced') orders.inc()
  })
  app.addHook('onClose', async () => unsubscribe())
}
