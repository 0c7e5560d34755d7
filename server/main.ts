import type { AddressInfo } from 'node:net'
import { ensureAdmin } from './accounts/accounts.service'
import { createLoginLimiter } from './accounts/login-limiter'
import { createApp } from './app'
import { openDatabase } from './database/open'
import { seed } from './database/seed'
import { readEnv, SettingsError } from './env'
import { builtPages } from './http/page-source'
import { createPictureStorage } from './pictures/picture-storage'
import { connectToRedis } from './redis'
import { loadSecrets } from './secrets'
import { WebhookDispatcher } from './webhooks/dispatcher'
import { webhookSettings } from './webhooks/webhook-address'

async function main(): Promise<void> {
  const env = readEnv(process.env)
  const secrets = loadSecrets(env)
  const database = await openDatabase(env, { onFailure: end })
  const db = database.dataSource.manager
  if (env.seed === 'demo') await seed(db)
  await ensureAdmin(db, { email: secrets.adminEmail, password: secrets.adminPassword })
  const redis = env.redisUrl ? connectToRedis(env.redisUrl) : undefined
  const pages = process.argv.includes('--dev')
    ? (await import('./http/development-pages')).developmentPages
    : builtPages
  const app = await createApp({
    env,
    dataSource: database.dataSource,
    notices: database.notices,
    accounts: { jwtSecret: secrets.jwtSecret, loginLimiter: createLoginLimiter(redis) },
    pictures: await createPictureStorage(env),
    pages,
    ...(redis && { redis }),
  })
  redis?.on('error', (error) => app.log.warn({ err: error }, 'Redis is away'))
  await app.listen({ port: env.port, host: env.host })
  const stopWebhooks = new WebhookDispatcher({
    db,
    settings: webhookSettings(env),
    log: app.log,
  }).start(database.notices)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await app.close()
    await stopWebhooks()
    redis?.disconnect()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const [address] = app.addresses() as AddressInfo[]
  const password = secrets.adminPasswordFile
    ? `password in ${secrets.adminPasswordFile}`
    : 'your password'
  process.stdout.write(
    `The shop is open at http://localhost:${address?.port} (admin: ${secrets.adminEmail}, ${password})\n`,
  )
}

function end(error: unknown): never {
  const isExplained =
    error instanceof SettingsError || (error instanceof Error && /^The |^This /.test(error.message))
  console.error(isExplained ? (error as Error).message : error)
  process.exit(1)
}

main().catch(end)
