import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createDatabase, dropDatabase } from '../server/test/server-database'

export const ADMIN = { email: 'admin@pets.example.com', password: 'admin!of!tests' }

export interface Shop {
  /** Such as http://localhost:40123. */
  readonly url: string
  /** Its data folder. */
  readonly dataDir: string
}

export interface ShopServer extends Shop {
  readonly process: ChildProcess
  /** Its standard output so far. */
  output(): string
  /** Its standard error so far. */
  errorOutput(): string
  /** Starts another process on the same data; the embedded database allows one at a time. */
  startAgain(changes?: StartChanges): Promise<ShopServer>
  /** Removes the data, too, unless another process still runs on it. */
  stop(): Promise<void>
}

interface StartChanges {
  readonly settings?: Record<string, string>
  /** Of another build. */
  readonly script?: string
}

/** For the data folders of the shops; run.ts sets and removes it for the journeys. */
const SHOPS_FOLDER = process.env.SHOPS_FOLDER ?? tmpdir()

type Command = readonly [program: string, ...args: string[]]

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const startOptions: readonly string[] = scripts.start.split(' ').slice(1, -1)

/** With the options of `npm start`. */
const nodeCommand = (script: string): Command => [process.execPath, ...startOptions, script]

const BUILT_SERVER = nodeCommand('dist/server/main.js')

const READY = /The shop is open at (http:[^\s"]+)/

async function readUrl(server: ChildProcess, errorOutput: () => string): Promise<string> {
  const closed = once(server, 'close')
  if (!server.stdout) throw new Error('The server has no standard output')
  for await (const line of createInterface({ input: server.stdout })) {
    const url = READY.exec(line)?.[1]
    if (url) return url
  }
  await closed
  throw new Error(`The server exited before it was ready: ${errorOutput()}`)
}

/** Creates a data folder and, with DATABASE_URL, a database on that server. */
async function prepareStorage(
  settings: Record<string, string>,
  command = BUILT_SERVER,
): Promise<{ readonly databaseUrl?: string; start(changes?: StartChanges): Promise<ShopServer> }> {
  const folder = mkdtempSync(join(SHOPS_FOLDER, 'mishmish-e2e-'))
  const databaseUrl = process.env.DATABASE_URL
    ? await createDatabase(process.env.DATABASE_URL)
    : undefined
  const running = new Set<ChildProcess>()
  const start = async (changes: StartChanges = {}): Promise<ShopServer> => {
    const [program, ...args] = changes.script ? nodeCommand(changes.script) : command
    const server = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: folder,
        SEED: 'demo',
        // Lets the tests register more accounts than one address may.
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...settings,
        ...changes.settings,
      },
    })
    running.add(server)
    server.once('close', () => running.delete(server))
    let output = ''
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    let errors = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text
      process.stderr.write(text)
    })
    const url = await readUrl(server, () => errors)
    // An unread pipe fills up and blocks the server.
    server.stdout?.resume()
    return {
      url,
      process: server,
      dataDir: folder,
      output: () => output,
      errorOutput: () => errors,
      startAgain: start,
      async stop() {
        if (running.has(server)) {
          const closed = once(server, 'close')
          server.kill('SIGTERM')
          await closed
        }
        // The last server removes the data, which the others may still write to.
        if (running.size > 0) return
        if (databaseUrl) await dropDatabase(databaseUrl)
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  return { ...(databaseUrl && { databaseUrl }), start }
}

/**
 * Starts the built shop on a free port with the sample catalogue, on a new embedded database or,
 * with DATABASE_URL, a new database on that server.
 */
export async function startShop(
  settings: Record<string, string> = {},
  script?: string,
): Promise<ShopServer> {
  const { start } = await prepareStorage(settings, script ? nodeCommand(script) : BUILT_SERVER)
  return start()
}

/** The process is npm, whose output closes when the server has exited, too. */
export async function startShopWithNpm(): Promise<ShopServer> {
  const { start } = await prepareStorage({}, ['npm', 'start'])
  return start()
}

/** Servers of one shop, all started at once on an empty database. */
export interface Replicas {
  readonly databaseUrl: string
  readonly servers: readonly ShopServer[]
  /** Stops the servers that are still running, and removes their data. */
  stop(): Promise<void>
}

/**
 * Needs DATABASE_URL, because the embedded database allows one process only. Servers that are to restart on their ports
 * get such that stay free meanwhile.
 */
export async function startReplicas(
  count: number,
  settings: Record<string, string>,
  ports: readonly number[] = [],
): Promise<Replicas> {
  const { databaseUrl, start } = await prepareStorage(settings)
  if (!databaseUrl) throw new Error('Several servers need a database server: set DATABASE_URL')
  const servers = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const port = ports[index]
      return start(port === undefined ? {} : { settings: { PORT: String(port) } })
    }),
  )
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
  return { databaseUrl, servers, stop }
}
