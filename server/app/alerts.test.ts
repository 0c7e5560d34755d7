import type { FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../platform/config/env'
import { JobRunner } from '../platform/jobs/job-runner'
import { ALERT_RULES } from '../test/alert-rules'
import { withoutTable } from '../test/broken-table'
import { eventually } from '../test/eventually'
import { createProduct, createShopper, placeOrder } from '../test/factories'
import { type MetricSample, readMetrics } from '../test/metric-samples'
import { minimalPages } from '../test/pages'
import { firingAlerts, type Series } from '../test/promtool'
import { hasServer, restCheckoutOf, setUpProxiedShop } from '../test/proxied-shop'
import { setUpShop } from '../test/shop'
import { periodicJobs } from './periodic-jobs'

// Evaluates the alerts for hours in which every minute is like one that was measured. Only with DATABASE_URL, as it needs
// promtool, which Debian has in its package of Prometheus.

const HOUR = 60
const TARGET = 'job="shop",instance="10.0.0.11:4000"'
const RULES = ALERT_RULES.map(({ expr }) => expr).join('\n')

/** Metrics of Prometheus and the exporters where nothing is wrong: values by minute, in promtool's notation. */
const OTHERS: Series = new Map([
  [`up{${TARGET}}`, '1x3000'],
  [`database_replica_in_use{${TARGET},replica="10.0.0.30:5432"}`, '1x3000'],
  // Of a shop with the keys of a provider, which this one has not: customers pay, and each payment is reported.
  [`payments_waiting{${TARGET},provider="paymob"}`, '2x3000'],
  [`payment_reports_total{${TARGET},provider="paymob",result="accepted"}`, '0+1x3000'],
  [
    'node_filesystem_avail_bytes{job="machine",instance="a",mountpoint="/",fstype="ext4"}',
    '50x3000',
  ],
  [
    'node_filesystem_size_bytes{job="machine",instance="a",mountpoint="/",fstype="ext4"}',
    '100x3000',
  ],
  ['node_memory_MemAvailable_bytes{job="machine",instance="a"}', '50x3000'],
  ['node_memory_MemTotal_bytes{job="machine",instance="a"}', '100x3000'],
  // Each night.
  [
    'shop_backup_last_success_timestamp_seconds{job="machine",instance="a"}',
    '0x1439 86400x1439 172800x120',
  ],
  ['up{job="machine",instance="a"}', '1x3000'],
  ['up{job="postgresql",instance="a"}', '1x3000'],
  ['pg_up{job="postgresql",instance="a"}', '1x3000'],
  ['pg_stat_activity_count{job="postgresql",instance="a",datname="shop",state="idle"}', '40x3000'],
  ['pg_settings_max_connections{job="postgresql",instance="a"}', '100x3000'],
  ['pg_replication_slots_active{job="postgresql",instance="a",slot_name="b"}', '1x3000'],
  ['pg_stat_replication_pg_wal_lsn_diff{job="postgresql",instance="a"}', '4096x3000'],
  ['pg_stat_archiver_failed_count{job="postgresql",instance="a"}', '2x3000'],
  ['probe_success{job="site",instance="https://shop.example.com/healthz"}', '1x3000'],
  // 60 days.
  [
    'probe_ssl_earliest_cert_expiry{job="site",instance="https://shop.example.com/healthz"}',
    '5184000x3000',
  ],
  ['up{job="alertmanager",instance="a"}', '1x3000'],
  ['prometheus_config_last_reload_successful{job="prometheus",instance="a"}', '1x3000'],
  ['prometheus_rule_evaluation_failures_total{job="prometheus",instance="a"}', '0x3000'],
  ['prometheus_notifications_alertmanagers_discovered{job="prometheus",instance="a"}', '1x3000'],
  ['prometheus_notifications_dropped_total{job="prometheus",instance="a"}', '0x3000'],
  [
    'alertmanager_notifications_failed_total{job="alertmanager",instance="a",integration="email"}',
    '0x3000',
  ],
])

/** The value of a metric in each minute, if every minute changes it as the measured one did. */
function repeat(before: MetricSample | undefined, after: MetricSample): string {
  if (after.name === 'job_last_success_timestamp_seconds') return '0+60x3000'
  // Here it is the memory of the process that runs the tests.
  if (after.name === 'process_resident_memory_bytes') return '3e8x3000'
  // The same process all the time.
  if (after.name === 'process_start_time_seconds') return '0x3000'
  const change = after.isCounter ? after.value - (before?.value ?? 0) : 0
  return `${after.value}+${change}x3000`
}

/** The metrics that alerts need, for a server of which each minute is like that between two measurements. */
function seriesOf(before: string, after: string): Map<string, string> {
  const keyOf = ({ name, labels }: MetricSample) => `${name}{${TARGET}${labels && `,${labels}`}}`
  const earlier = new Map(readMetrics(before).map((sample) => [keyOf(sample), sample]))
  return new Map([
    ...OTHERS,
    ...readMetrics(after)
      .filter(({ name }) => RULES.includes(name))
      .map((sample) => [keyOf(sample), repeat(earlier.get(keyOf(sample)), sample)] as const),
  ])
}

const poolOf = ({ driver }: DataSource) =>
  (driver as unknown as { readonly master: { readonly waitingCount: number } }).master

const scrape = async (app: FastifyInstance) => (await app.inject({ url: '/metrics' })).body

describe.skipIf(!hasServer)('Alerts', () => {
  const shop = setUpShop({ pages: async () => minimalPages(), newAppForEachTest: true })

  const countOrders = async () =>
    readMetrics(await scrape(shop.app)).find(({ name }) => name === 'orders_placed_total')?.value

  async function visitAndOrder(): Promise<void> {
    await shop.app.inject({ url: '/', headers: { accept: 'text/html' } })
    await shop.graphql('query Cart { cart { id } }')
    const before = await countOrders()
    const shopper = await createShopper(shop.db)
    await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    await eventually(async () => expect(await countOrders()).not.toBe(before))
  }

  /** Measures a minute in which the work is done. */
  async function measure(work: () => Promise<unknown>): Promise<Map<string, string>> {
    const { runtime, log } = shop.app
    const jobs = periodicJobs(runtime, { env: readEnv({}), log })
    const runner = new JobRunner(
      jobs.filter(({ name }) => name !== 'stored-mails'),
      { db: shop.db, log, metrics: runtime.metrics },
    )
    await runner.runDue()
    const before = await scrape(shop.app)
    await work()
    return seriesOf(before, await scrape(shop.app))
  }

  /** Without the one that always fires, and has to. */
  function firing(series: Series, hours: number): readonly string[] {
    const alerts = firingAlerts(series, hours * HOUR)
    expect(alerts).toContain('Watchdog')
    return alerts.filter((name) => name !== 'Watchdog')
  }

  test('do not fire for a shop that works', async () => {
    expect(firing(await measure(visitAndOrder), 48)).toEqual([])
  })

  test('do not fire for a shop that nobody uses, except that nobody orders', async () => {
    const series = await measure(async () => {})
    expect(firing(series, 4)).toEqual([])
    expect(firing(series, 14)).toEqual(['ShopWithoutOrders'])
  })

  /** Faults that are caused in the shop itself, whose metrics are then measured. */
  const MEASURED: Readonly<Record<string, () => Promise<unknown>>> = {
    async ShopErrors() {
      await withoutTable(shop.db, 'users', () =>
        shop.rest('POST', '/login', { body: { email: 'mona@example.com', password: 'wrong1' } }),
      )
    },
    async ShopOrdersFail() {
      const { token } = await createShopper(shop.db)
      const body = restCheckoutOf(await createProduct(shop.db))
      await withoutTable(shop.db, 'orders', () => shop.rest('POST', '/checkout', { body, token }))
    },
    async ShopOutboxStuck() {
      await visitAndOrder()
      await shop.db.query(`UPDATE mails SET created_at = now() - interval '2 hours'`)
    },
  }

  /** Series as they are with a fault, instead of those without one. */
  const CHANGED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ShopServerDown: { [`up{${TARGET}}`]: '0x3000' },
    // Every five minutes of the last half hour.
    ShopRestarts: { [`process_start_time_seconds{${TARGET}}`]: '0x214 1x4 2x4 3x4 4x4 5x4' },
    ShopSlow: {
      [`http_request_duration_seconds_bucket{${TARGET},le="1",method="POST",route="/graphql",status="200"}`]:
        '0+9x3000',
      [`http_request_duration_seconds_bucket{${TARGET},le="+Inf",method="POST",route="/graphql",status="200"}`]:
        '0+10x3000',
    },
    ShopEventLoop: { [`nodejs_eventloop_lag_p99_seconds{${TARGET}}`]: '0.8x3000' },
    ShopMemory: { [`process_resident_memory_bytes{${TARGET}}`]: '1.5e9x3000' },
    ShopLoginFailures: { [`login_failures_total{${TARGET}}`]: '0+90x3000' },
    ShopJobLate: {
      [`job_last_success_timestamp_seconds{${TARGET},name="old-live-events"}`]: '0x3000',
    },
    ShopReplica: {
      [`database_replica_in_use{${TARGET},replica="10.0.0.30:5432"}`]: '0x3000',
    },
    ShopPaymentReports: {
      [`payment_reports_total{${TARGET},provider="paymob",result="accepted"}`]: '5x3000',
    },
    MachineDiskFull: {
      'node_filesystem_avail_bytes{job="machine",instance="a",mountpoint="/",fstype="ext4"}':
        '10x3000',
    },
    MachineMemory: { 'node_memory_MemAvailable_bytes{job="machine",instance="a"}': '5x3000' },
    ShopBackupLate: {
      'shop_backup_last_success_timestamp_seconds{job="machine",instance="a"}': '0x3000',
    },
    PostgresqlDown: { 'pg_up{job="postgresql",instance="a"}': '0x3000' },
    PostgresqlConnections: {
      'pg_stat_activity_count{job="postgresql",instance="a",datname="shop",state="idle"}':
        '90x3000',
    },
    PostgresqlReplication: {
      'pg_replication_slots_active{job="postgresql",instance="a",slot_name="b"}': '0x3000',
    },
    PostgresqlArchive: {
      'pg_stat_archiver_failed_count{job="postgresql",instance="a"}': '2+1x3000',
    },
    SiteDown: { 'probe_success{job="site",instance="https://shop.example.com/healthz"}': '0x3000' },
    SiteCertificate: {
      // Ten days.
      'probe_ssl_earliest_cert_expiry{job="site",instance="https://shop.example.com/healthz"}':
        '864000x3000',
    },
    NotMeasured: { 'up{job="machine",instance="a"}': '0x3000' },
    PrometheusRules: {
      'prometheus_rule_evaluation_failures_total{job="prometheus",instance="a"}': '0+1x3000',
    },
    AlertsNotSent: {
      'alertmanager_notifications_failed_total{job="alertmanager",instance="a",integration="email"}':
        '0+1x3000',
    },
  }

  /** Alerts of faults that need more time than the others. */
  const HOURS: Readonly<Record<string, number>> = { ShopBackupLate: 40 }

  test.each(Object.entries(MEASURED))('%s fires', async (alert, fault) => {
    expect(firing(await measure(fault), 4)).toContain(alert)
  })

  let working: Series | undefined

  test.each(Object.entries(CHANGED))('%s fires', async (alert, changed) => {
    working ??= await measure(visitAndOrder)
    const series = working
    expect([...series.keys()]).toEqual(expect.arrayContaining(Object.keys(changed)))
    const withFault = new Map([...series, ...Object.entries(changed)])
    expect(firing(withFault, HOURS[alert] ?? 4)).toContain(alert)
  })

  test('are all tried', () => {
    const tried = [...Object.keys(MEASURED), ...Object.keys(CHANGED)]
    const others = ['ShopDatabaseConnections', 'ShopWithoutOrders', 'Watchdog']
    expect([...tried, ...others].toSorted()).toEqual(
      ALERT_RULES.map(({ alert }) => alert).toSorted(),
    )
  })
})

describe.skipIf(!hasServer)('When all connections of a server are in use', () => {
  // One of them is for expensive reads.
  const shop = setUpProxiedShop({ poolSize: 3, limits: { connectMilliseconds: 2_000 } })

  test('ShopDatabaseConnections fires only if requests wait for them', async () => {
    const holders = [1, 2].map(() => shop.connected.dataSource.createQueryRunner())
    for (const holder of holders) await holder.startTransaction()
    const busy = await scrape(shop.app)
    const waiting = shop.send('GET', '/orders')
    await eventually(() => expect(poolOf(shop.connected.dataSource).waitingCount).toBe(1))
    const late = await scrape(shop.app)
    for (const holder of holders) {
      await holder.rollbackTransaction()
      await holder.release()
    }
    await waiting
    expect(firingAlerts(seriesOf(busy, busy), HOUR)).not.toContain('ShopDatabaseConnections')
    expect(firingAlerts(seriesOf(busy, late), HOUR)).toContain('ShopDatabaseConnections')
  })
})
