import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from '../platform/config/env'
import { createAdmin, createProduct, createShopper } from '../test/factories'
import { setUpShop } from '../test/shop'
import { periodicJobs } from './periodic-jobs'

const shop = setUpShop()

const jobs = () => periodicJobs(shop.app.runtime, { env: readEnv({}), log: shop.app.log })

async function run(name: string): Promise<void> {
  const job = jobs().find((one) => one.name === name)
  if (!job) throw new Error(`There is no job ${name}`)
  await job.run((error) => {
    throw error
  })
}

test('The shop has these periodic jobs', () => {
  const minutes = Object.fromEntries(jobs().map((job) => [job.name, job.minutes]))
  expect(minutes).toEqual({
    'clock-comparison': 10,
    fills: 5,
    'abandoned-imports': 60,
    'expired-sessions': 60,
    'old-idempotency-keys': 1440,
    'unpaid-orders': 5,
    'unused-visitors': 1440,
    'expired-driver-links': 60,
    'food-reminders': 15,
    'old-live-events': 60,
    'removed-pictures': 10,
    'payment-inquiries': 1,
    'old-changes': 1440,
    'unused-carts': 1440,
    'missed-searches': 5,
    'old-back-in-stock-requests': 60,
    'old-questions': 60,
    'expired-batches': 5,
    'old-request-keys': 1440,
    'old-webhook-deliveries': 60,
    'stale-pushes': 60,
    'units-sold': 60,
    'old-mails': 60,
    'stored-mails': 60,
  })
})

test('Files, clocks and counters are per server: with a shared database and no bucket, so are pictures', () => {
  const perServer = (env: NodeJS.ProcessEnv) =>
    periodicJobs(shop.app.runtime, { env: readEnv(env), log: shop.app.log })
      .filter(({ isPerServer }) => isPerServer)
      .map(({ name }) => name)
  expect(perServer({})).toEqual(['clock-comparison', 'missed-searches', 'stored-mails'])
  expect(perServer({ DATABASE_URL: 'postgres://localhost/shop' })).toEqual([
    'clock-comparison',
    'missed-searches',
    'removed-pictures',
    'stored-mails',
  ])
})

/** The files with timers, none of which repeats work of the shop. */
const TIMERS = [
  'platform/http/event-stream.ts',
  'platform/http/request/unused-connections.ts',
  'platform/jobs/job-claims.ts',
  'platform/jobs/job-runner.ts',
  'shop/mail/outbox.service.ts',
]

test('No other file repeats work at intervals', () => {
  const folder = new URL('..', import.meta.url).pathname
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !path.startsWith('test/'))
    .filter((path) => readFileSync(join(folder, path), 'utf8').includes('setInterval('))
  expect(files.sort()).toEqual(TIMERS)
})

async function count(table: string): Promise<number> {
  const [row] = await shop.db.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${table}`,
  )
  return row?.count ?? 0
}

describe('What has expired is removed, and nothing else:', () => {
  test('sessions of staff, and links for new passwords', async () => {
    const { id } = await createAdmin(shop.db)
    await shop.db.query('DELETE FROM staff_sessions')
    await shop.db.query(
      `INSERT INTO staff_sessions (id, user_id, address, agent, created_at)
       SELECT gen_random_uuid(), $1, '', '', now() - age
       FROM unnest(ARRAY[interval '6 days', interval '8 days']) AS age`,
      [id],
    )
    await shop.db.query(
      `INSERT INTO password_resets (user_id, token_hash, expires_at)
       VALUES ($1, 'a', now() + interval '1 minute'), ($1, 'b', now() - interval '1 minute')`,
      [id],
    )
    await run('expired-sessions')
    expect(await count('staff_sessions')).toBe(1)
    expect(await count(`password_resets WHERE token_hash = 'a'`)).toBe(1)
    expect(await count('password_resets')).toBe(1)
  })

  test('idempotency keys after 90 days, in batches', async () => {
    const { id } = await createShopper(shop.db)
    await shop.db.query(
      `INSERT INTO idempotency_keys (user_id, key, request_hash, created_at)
       SELECT $1, 'key ' || number, '', now() - interval '91 days'
       FROM generate_series(1, 2500) AS number
       UNION ALL SELECT $1::int, 'new', '', now() - interval '89 days'`,
      [id],
    )
    await run('old-idempotency-keys')
    expect(await count('idempotency_keys')).toBe(1)
    expect(await count(`idempotency_keys WHERE key = 'new'`)).toBe(1)
  })

  test('requests for mails about sold-out products after 90 days', async () => {
    const { id } = await createProduct(shop.db, { stock: 0 })
    await shop.db.query(
      `INSERT INTO back_in_stock_requests (product_id, email, locale, requested_at)
       VALUES ($1, 'a@example.com', 'en', now() - interval '91 days'),
         ($1, 'b@example.com', 'en', now() - interval '89 days')`,
      [id],
    )
    await run('old-back-in-stock-requests')
    expect(await count('back_in_stock_requests')).toBe(1)
    expect(await count(`back_in_stock_requests WHERE email = 'b@example.com'`)).toBe(1)
  })

  test('questions that nobody has answered after 90 days', async () => {
    const { id } = await createProduct(shop.db)
    await shop.db.query(
      `INSERT INTO product_questions (product_id, text, locale, answer, asked_at)
       VALUES ($1, 'Old', 'en', NULL, now() - interval '91 days'),
         ($1, 'New', 'en', NULL, now() - interval '89 days'),
         ($1, 'Answered', 'en', 'Yes', now() - interval '91 days')`,
      [id],
    )
    await run('old-questions')
    expect(await count('product_questions')).toBe(2)
    expect(await count(`product_questions WHERE text = 'Old'`)).toBe(0)
  })
})
