import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureAdmin } from './accounts/accounts.service'
import { createLoginLimiter } from './accounts/login-limiter'
import { createRegistrationLimiter } from './accounts/registration-limiter'
import { createResetLimiter } from './accounts/reset-limiter'
import { createApp } from './app'
import { createPrivateFilesOnly } from './data-folder'
import { compareClocks } from './database/clock'
import { openDatabase } from './database/open'
import { createCodeLimiter } from './discounts/code-limiter'
import { readEnv } from './env'
import { ENTITIES, FEATURES } from './features'
import { createReadiness } from './http/health'
import { builtPages } from './http/pages/page-source'
import { createWebhookDispatcher } from './integrations/dispatcher'
import { webhookSettings } from './integrations/webhook-address'
import { listen } from './listen'
import { createMailDispatcher, mailsOf } from './mail/mail-dispatcher'
import { builtTemplates } from './mail/mail-templates'
import { createMailTransport } from './mail/mail-transport'
import { removeStoredMails } from './mail/stored-mails.service'
import { createPictureStorage, pictureNotice } from './pictures/picture-storage'
import { discardAbandonedImports } from './product-files/staged-import.service'
import { connectToRedis } from './redis'
import { repeat } from './repeat'
import { deleteRemovedPictures } from './reviews/removed-pictures.service'
import { createReviewLimiter } from './reviews/review-limiter'
import { countUnitsSold } from './sales/units-sold.service'
import { loadSecrets } from './secrets'
import { createReadContact, hasSampleProducts, isContactSet } from './shop/contact.service'
import { printFailure } from './startup-error'

/** Close everything that was opened, in reverse order. */
const closers: (() => Promise<void>)[] = []

async function closeAll(): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close()
}

const readiness = createReadiness()
let drainMilliseconds = 0

async function main(): Promise<void> {
  createPrivateFilesOnly()
  const env = readEnv(process.env)
  const secrets = loadSecrets(env)
  const database = await openDatabase(env, { entities: ENTITIES, onFailure: abort })
  closers.push(database.close)
  const db = database.dataSource.manager
  if (env.seed === 'demo') {
    // The schemas of the file need not be in the memory of a shop without it.
    const { seed } = await import('./sample-catalogue/seed')
    await seed(db, new URL('../data/sample/products.json', import.meta.url))
  }
  await discardAbandonedImports(db)
  await ensureAdmin(db, { email: secrets.adminEmail, password: secrets.adminPassword })
  const redis = env.redisUrl ? connectToRedis(env.redisUrl) : undefined
  if (redis) closers.push(async () => redis.disconnect())
  const isDevelopment = process.argv.includes('--dev')
  const pages = isDevelopment
    ? (await import('./http/pages/development-pages')).developmentPages
    : builtPages
  const pictures = await createPictureStorage(env)
  // Several servers can use the database, each with a folder of its own.
  const hasOtherFolders = pictureNotice(env) !== undefined
  const app = await createApp({
    env,
    dataSource: database.dataSource,
    notifications: database.notifications,
    accounts: {
      jwtSecret: secrets.jwtSecret,
      loginLimiter: createLoginLimiter(redis),
      registrationLimiter: createRegistrationLimiter(redis),
      resetLimiter: createResetLimiter(redis),
    },
    codeLimiter: createCodeLimiter(redis),
    reviewLimiter: createReviewLimiter(redis),
    pictures,
    pages,
    readiness,
    ...(redis && { redis }),
  })
  redis?.on('error', (error) => app.log.warn({ err: error }, 'Redis is unavailable'))
  const webhooks = createWebhookDispatcher({ db, settings: webhookSettings(env), log: app.log })
  const mailTransport = createMailTransport(env, secrets.adminEmail)
  const mailTemplates = isDevelopment
    ? await (await import('./mail/compile-template.mjs')).compileTemplate()
    : await builtTemplates()
  let stopSending = async () => {}
  // Stopped after the last request, which may add messages to the outboxes.
  closers.push(() => stopSending())
  closers.push(() => app.close())
  await listen(app, env)
  const [address] = app.addresses() as AddressInfo[]
  const localUrl = `http://localhost:${address?.port}`
  const mails = createMailDispatcher({
    db,
    templates: mailTemplates,
    transport: mailTransport,
    mails: mailsOf(FEATURES),
    contact: createReadContact(env, () => hasSampleProducts(db)),
    secret: secrets.jwtSecret,
    ownerEmail: secrets.adminEmail,
    publicUrl: env.publicUrl ?? localUrl,
    log: app.log,
  })
  const removeMails = () =>
    removeStoredMails(db, mailTransport).catch((err: unknown) =>
      app.log.error({ err }, 'Stored mails cannot be removed'),
    )
  database.notifications.subscribe(({ kind }) => {
    if (kind === 'mailsRemoved' || kind === 'reconnected') void removeMails()
  })
  const stops = [
    ...[webhooks, mails].map((outbox) => outbox.start(database.notifications)),
    repeat(() => countUnitsSold(db), {
      minutes: 60,
      onError: (err) => app.log.error({ err }, 'The units sold cannot be counted'),
    }),
    repeat(async () => void (await compareClocks(db, app.log)), {
      minutes: 10,
      onError: (err) => app.log.error({ err }, 'The clocks cannot be compared'),
    }),
    repeat(() => deleteRemovedPictures(db, pictures, { hasOtherFolders }), {
      minutes: 10,
      onError: (err) => app.log.error({ err }, 'Removed pictures cannot be deleted'),
    }),
  ]
  stopSending = async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
  drainMilliseconds = env.drainSeconds * 1000
  process.on('SIGTERM', drain)
  process.on('SIGINT', stop)

  const password = secrets.adminPasswordFile
    ? `password in ${secrets.adminPasswordFile}`
    : 'your password'
  process.stdout.write(
    `The shop is open at ${localUrl} (admin: ${secrets.adminEmail}, ${password})\n`,
  )
  if (env.mode === 'production' && !isContactSet(env)) {
    app.log.warn(
      'Shoppers are not told how to reach the shop: set SHOP_PHONE, SHOP_EMAIL, SHOP_ADDRESS or SHOP_HOURS',
    )
  }
  for (const notice of [mailTransport.notice, pictureNotice(env)]) {
    if (notice) process.stdout.write(`${notice}\n`)
  }
}

/**
 * Says first that the server is not ready, so that a load balancer sends no more requests; those that it still sends
 * are served. Another signal stops it at once.
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
  // If the start failed for another reason, that was printed already.
  if (!hasFailed) printFailure(error)
  process.exit(1)
}

try {
  await main()
} catch (error) {
  hasFailed = true
  printFailure(error)
  await closeAll()
  process.exit(1)
}
