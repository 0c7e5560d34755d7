import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createDatabase, dropDatabase } from '../server/test/server-database'

export const ADMIN = { email: 'admin@pets.example.com', password: 'owner!of!tests' }

export interface ShopServer {
  /** Such as http://localhost:40123. */
  readonly url: string
  readonly process: ChildProcess
  /** What it has written to its standard error, which should be nothing. */
  complaints(): string
  /** Starts it once more on the same data, after its process has ended. */
  startAgain(): Promise<ShopServer>
  stop(): Promise<void>
}

/** As `npm start` sets them. */
const HEAP_LIMITS = ['--max-old-space-size=1024', '--max-semi-space-size=8']

const OPEN = /The shop is open at (http:\S+)/

async function addressOf(server: ChildProcess, complaints: () => string): Promise<string> {
  if (!server.stdout) throw new Error('The server has no output to read its address from')
  for await (const line of createInterface({ input: server.stdout })) {
    const url = OPEN.exec(line)?.[1]
    if (url) return url
  }
  if (server.exitCode === null) await once(server, 'close')
  throw new Error(`The server ended before it opened: ${complaints()}`)
}

/** A place for a shop: a folder and, with DATABASE_URL, a new database on that server. */
async function preparePlace(
  settings: Record<string, string>,
): Promise<{ readonly databaseUrl?: string; start(): Promise<ShopServer> }> {
  const folder = mkdtempSync(join(tmpdir(), 'mishmish-e2e-'))
  const databaseUrl = process.env.DATABASE_URL
    ? await createDatabase(process.env.DATABASE_URL)
    : undefined
  const start = async (): Promise<ShopServer> => {
    const server = spawn(process.execPath, [...HEAP_LIMITS, 'dist/server/main.js'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DATA_DIR: folder,
        SEED: 'demo',
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...settings,
      },
    })
    let errors = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text
      process.stderr.write(text)
    })
    const url = await addressOf(server, () => errors)
    // Whatever else it prints must not fill the pipe.
    server.stdout?.resume()
    return {
      url,
      process: server,
      complaints: () => errors,
      startAgain: start,
      async stop() {
        if (server.exitCode === null) {
          server.kill('SIGTERM')
          await once(server, 'exit')
        }
        if (databaseUrl) await dropDatabase(databaseUrl)
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  return { ...(databaseUrl && { databaseUrl }), start }
}

/**
 * Starts the built shop as `npm start` does, on a free port, with the sample catalogue: on a new
 * embedded database, or on a new database of DATABASE_URL's server.
 */
export async function startShop(settings: Record<string, string> = {}): Promise<ShopServer> {
  const { start } = await preparePlace(settings)
  return start()
}

/** Servers of one shop, all started at the same moment on a database that is still empty. */
export interface Replicas {
  readonly databaseUrl: string
  readonly servers: readonly ShopServer[]
  /** Ends the servers that still run, and removes what they had. */
  stop(): Promise<void>
}

/** Starts several servers of one shop. Needs DATABASE_URL: the embedded database has one process. */
export async function startReplicas(
  count: number,
  settings: Record<string, string>,
): Promise<Replicas> {
  const { databaseUrl, start } = await preparePlace(settings)
  if (!databaseUrl) throw new Error('Several servers need a database server: set DATABASE_URL')
  const servers = await Promise.all(Array.from({ length: count }, start))
  const stop = async () => {
    const running = servers.filter(({ process: { exitCode, signalCode } }) => {
      return exitCode === null && signalCode === null
    })
    await Promise.all(
      running.slice(1).map(async (server) => {
        server.process.kill('SIGTERM')
        await once(server.process, 'exit')
      }),
    )
    await running[0]?.stop()
  }
  return { databaseUrl, servers, stop }
}
