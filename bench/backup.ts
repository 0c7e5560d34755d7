import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processMemory } from '../e2e/process-memory'
import { findProgram } from '../server/test/cluster'
import { createDatabase, dropDatabase, onDatabase } from '../server/test/server-database'
import { copyLargeShop, LARGE_SHOP, readSize } from './large-shop'
import { writeTable } from './report'

// `npm run bench:backup`: how long a backup and a restore of a large shop take, beside PostgreSQL's own programs. Needs
// DATABASE_URL with a PostgreSQL server that nothing else uses, and its superuser.

const LOOK_MILLISECONDS = 100

interface Run {
  readonly seconds: number
  /** At its peak, in megabytes. */
  readonly memory: number
}

/** Of a process that may have ended. */
function peakOf(pid: number): number {
  return existsSync(`/proc/${pid}/status`) ? processMemory(pid).peak || 0 : 0
}

async function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Run> {
  const startedAt = performance.now()
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  let memory = 0
  const timer = setInterval(() => {
    memory = Math.max(memory, peakOf(child.pid ?? 0))
  }, LOOK_MILLISECONDS)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
  return { seconds: (performance.now() - startedAt) / 1000, memory }
}

/** The rows that a shop needs most, to compare a restored database with its source. */
const countRows = (url: string) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query(
      `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM order_items) AS items,
         (SELECT count(*) FROM cash_entries) AS entries, (SELECT sum(total_piastres) FROM orders) AS total,
         (SELECT count(*) FROM pg_indexes WHERE schemaname = 'public') AS indexes,
         (SELECT count(*) FROM pg_constraint WHERE connamespace = 'public'::regnamespace) AS constraints`,
    )
    return JSON.stringify(rows[0])
  })

const megabytes = (path: string): number => {
  const files = statSync(path).isDirectory()
    ? readdirSync(path).map((name) => join(path, name))
    : [path]
  return files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024 / 1024
}

const print = (text: string) => void process.stdout.write(`${text}\n`)

const serverUrl = process.env.DATABASE_URL
if (!serverUrl) {
  console.error('npm run bench:backup needs DATABASE_URL: it fills a PostgreSQL server.')
  process.exit(2)
}
const size = readSize(process.argv, LARGE_SHOP)
const folder = mkdtempSync(join(tmpdir(), 'mishmish-bench-'))
const databases: string[] = []
const added = async (url: Promise<string>) => {
  databases.push(await url)
  return url
}

async function measureOne(
  name: string,
  source: string,
  {
    file,
    store,
    restore,
  }: {
    readonly file: string
    readonly store: (file: string) => Promise<Run>
    readonly restore: (file: string, url: string) => Promise<Run>
  },
): Promise<string> {
  const path = join(folder, file)
  const stored = await store(path)
  print(`${name}: stored in ${stored.seconds.toFixed(0)} s`)
  const target = await added(createDatabase(serverUrl ?? ''))
  const restored = await restore(path, target)
  if ((await countRows(target)) !== (await countRows(source)))
    throw new Error(`${name} has not restored everything`)
  const cells = [
    name,
    `${stored.seconds.toFixed(0)} s`,
    `${stored.memory} MB`,
    `${megabytes(path).toFixed(0)} MB`,
    `${restored.seconds.toFixed(0)} s`,
    `${restored.memory} MB`,
  ]
  rmSync(path, { recursive: true })
  const line = `| ${cells.join(' | ')} |`
  print(line)
  return line
}

try {
  const source = await added(copyLargeShop(serverUrl, size))
  const command = (url: string, ...args: string[]) =>
    run(process.execPath, ['dist/server/command.js', ...args], {
      DATABASE_URL: url,
      DATA_DIR: join(folder, 'data'),
    })
  const lines = [
    await measureOne('`npm run backup`, `npm run restore`', source, {
      file: 'shop.backup.gz',
      store: (file) => command(source, 'backup', file),
      restore: (file, url) => command(url, 'restore', file),
    }),
    await measureOne('`pg_dump -Fc`, `pg_restore --single-transaction`', source, {
      file: 'shop.dump',
      store: (file) => run(findProgram('pg_dump'), ['-Fc', '-f', file, source]),
      restore: (file, url) =>
        run(findProgram('pg_restore'), ['--single-transaction', '-d', url, file]),
    }),
    await measureOne('`pg_dump -Fd -j 2`, `pg_restore -j 2`', source, {
      file: 'shop.dump.d',
      store: (file) => run(findProgram('pg_dump'), ['-Fd', '-j', '2', '-f', file, source]),
      restore: (file, url) => run(findProgram('pg_restore'), ['-j', '2', '-d', url, file]),
    }),
  ]
  const [products, customers, orders] = [size.products, size.customers, size.orders].map((count) =>
    count.toLocaleString('en'),
  )
  const table = [
    `| ${products} products, ${customers} customers, ${orders} orders | backup | memory | file | restore | memory |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
  print(table)
  if (process.argv.includes('--write')) writeTable('backup', table)
} finally {
  for (const url of databases) await dropDatabase(url)
  rmSync(folder, { recursive: true, force: true })
}
