import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { EntityManager } from 'typeorm'
import { ensureAdmin } from './accounts/accounts/accounts.service'
import { createApp } from './app/app'
import { ENTITIES, FEATURES } from './app/features'
import { listen } from './app/listen'
import { periodicJobs } from './app/periodic-jobs'
import { provide } from './app/runtime'
import {
  createPictureStorage,
  pictureNotice,
  pictureStorage,
} from './catalogue/pictures/picture-storage'
import { paymentNotice } from './orders/payments/providers/providers'
import { createPrivateFilesOnly } from './platform/config/data-folder'
import { type Env, readEnv, readMode } from './platform/config/env'
import { loadSecrets, type Secrets } from './platform/config/secrets'
import { openDatabase } from './platform/database/open'
import { createReadiness } from './platform/http/health'
import { builtPages } from './platform/http/pages/page-source'
import { JobRunner } from './platform/jobs/job-runner'
import { connectToRedis } from './platform/rate-limits/redis'
import { startLog } from './platform/workers/start-log'
import type { WorkerLink } from './platform/workers/worker'
import { mailDelivery, sendsMails } from './shop/mail/mail-dispatcher'
import { builtTemplates } from './shop/mail/mail-templates'
import { createMailTransport } from './shop/mail/mail-transport'
import { currentSettings } from './shop/settings/current-settings'
import { isContactSet } from './shop/shop/contact.service'

const log = startLog(readMode(process.env))

/** Close everything that was opened, in reverse order. */
const closers: (() => Promise<void>)[] = []

async function closeAll(): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close()
}

const readiness = createReadiness()
let drainMilliseconds = 0

/** Prepares the migrated database of a shop that starts. */
async function prepareShop(db: EntityManager, env: Env, secrets: Secrets): Promise<void> {
  if (env.seed === 'demo') {
    // The schemas of the file need not be in the memory of a shop without it.
    const { seed } = await import('./catalogue/sample-catalogue/seed')
    await seed(db, new URL('../data/sample/products.json', import.meta.url))
  }
  for (const { prepare } of FEATURES) await prepare?.(db)
  await ensureAdmin(db, { email: secrets.adminEmail, password: secrets.adminPassword })
}

async function main(): Promise<void> {
  createPrivateFilesOnly()
  const env = readEnv(process.env)
  const secrets = loadSecrets(env)
  const isDevelopment = process.argv.includes('--dev')
  const link = cluster.isWorker
    ? (await import('./platform/workers/worker')).linkToPrimary()
    : undefined
  // Its libraries need not be in the memory of a shop that is not traced.
  const tracing =
    env.tracing && (await import('./platform/tracing/tracing')).startTracing(env.tracing)
  if (tracing) closers.push(tracing.stop)
  const database = await openDatabase(env, { entities: ENTITIES, onFailure: abort })
  closers.push(database.close)
  const db = database.dataSource.manager
  if (!link) await prepareShop(db, env, secrets)
  if (!link && env.workers > 1 && !isDevelopment) {
    // The workers have connections of their own.
    await closeAll()
    const { runWorkers } = await import('./platform/workers/primary')
    runWorkers({ workers: env.workers, script: fileURLToPath(import.meta.url), log })
    return
  }
  // Until the app has its log.
  let warnOfRedis = (error: Error) => log.notice(`Redis is unavailable: ${error.message}`)
  const redis = env.redisUrl
    ? connectToRedis(env.redisUrl, (error) => warnOfRedis(error))
    : undefined
  if (redis) closers.push(async () => redis.disconnect())
  const pages = isDevelopment
    ? (await import('./platform/http/pages/development-pages')).developmentPages
    : builtPages
  const mailTransport = createMailTransport(env, secrets.adminEmail)
  const mailTemplates = isDevelopment
    ? await (await import('./shop/mail/compile-template.mjs')).compileTemplate()
    : await builtTemplates()
  const app = await createApp({
    env,
    dataSource: database.dataSource,
    notifications: database.notifications,
    jwtSecret: secrets.jwtSecret,
    provided: [
      provide(pictureStorage, await createPictureStorage(env)),
      provide(sendsMails, mailTransport.notice === undefined),
      provide(mailDelivery, { transport: mailTransport, templates: mailTemplates }),
    ],
    pages,
    readiness,
    ...(redis && { redis }),
    ...(tracing && { tracing }),
    ...(link && { metricsGroup: link }),
  })
  warnOfRedis = (error) => app.log.warn({ err: error }, 'Redis is unavailable')
  let stopSending = async () => {}
  // Stopped last, because requests may still add messages to the outboxes.
  closers.push(() => stopSending())
  closers.push(() => app.close())
  await listen(app, env)
  const [address] = app.addresses() as AddressInfo[]
  const localUrl = `http://localhost:${address?.port}`
  const workerOptions = {
    env,
    log: app.log,
    publicUrl: env.publicUrl ?? localUrl,
    ownerEmail: secrets.adminEmail,
  }
  const startWork = () => {
    const stops = [
      ...FEATURES.flatMap(({ startWorkers }) => startWorkers?.(app.runtime, workerOptions) ?? []),
      new JobRunner(periodicJobs(app.runtime, workerOptions), {
        db,
        log: app.log,
        metrics: app.runtime.metrics,
      }).start(),
    ]
    stopSending = async () => {
      await Promise.all(stops.map((stop) => stop()))
    }
  }
  const { values: settings } = await app.runtime.get(currentSettings).get(db)
  const sayOpen = () => {
    const password = secrets.adminPasswordFile
      ? `password in ${secrets.adminPasswordFile}`
      : 'your password'
    log.notice(`The shop is open at ${localUrl}`, ` (admin: ${secrets.adminEmail}, ${password})`)
    if (env.mode === 'production' && !isContactSet(settings)) {
      app.log.warn(
        'Shoppers are not told how to reach the shop: set its phone, email, address or hours at /adminsettings',
      )
    }
    const payNotice = paymentNotice(env)
    if (payNotice) app.log.warn(payNotice)
    for (const notice of database.notices) app.log.warn(notice)
    for (const notice of [mailTransport.notice, pictureNotice(env)]) {
      if (notice) log.notice(notice)
    }
  }
  drainMilliseconds = env.drainSeconds * 1000
  if (link) {
    workFor(link, { startWork, sayOpen, log: app.log })
    return
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', stop)
  startWork()
  sayOpen()
}

interface Work {
  readonly startWork: () => void
  readonly sayOpen: () => void
  readonly log: FastifyBaseLogger
}

/** Serves requests as one of several workers, and does the background work if it is asked to. */
function workFor(link: WorkerLink, { startWork, sayOpen, log }: Work): void {
  link.ready({
    lead(isFirst) {
      if (isStopping) return
      log.info('This worker does the background work')
      startWork()
      if (isFirst) sayOpen()
    },
    drain,
    stop,
  })
}

/**
 * First reports that the server is not ready, so that a load balancer sends no more requests; those that
 * still arrive are served. Another signal stops the server at once.
 */
async function drain(): Promise<void> {
  if (!readiness.isStopping) {
    readiness.isStopping = true
    await wait(drainMilliseconds)
  }
  await stop()
}

let isStopping = false

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await closeAll()
  process.exit(0)
}

let hasFailed = false

function abort(error: unknown): never {
  // If the start failed for another reason, it has already been printed.
  if (!hasFailed) log.failure(error)
  process.exit(1)
}

try {
  await main()
} catch (error) {
  hasFailed = true
  log.failure(error)
  await closeAll()
  process.exit(1)
}
