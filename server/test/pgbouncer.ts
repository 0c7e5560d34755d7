import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createServerFolder, findUser, writeServerFile } from './cluster'
import { freePort } from './free-port'
import { requireProgram } from './programs'

const PASSWORD = 'of-the-pooler'
const RETRY_MILLISECONDS = 20

export interface PgBouncer {
  /** Of the database, through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

/** Replaces the values of settings that the file has, and no others. */
function configure(file: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm')
    if (!line.test(text)) throw new Error(`deploy/pgbouncer.ini has no ${name}`)
    return text.replace(line, () => `${name} = ${value}`)
  }, file)
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * Starts pgbouncer in front of a database, with the settings of deploy/pgbouncer.ini and few connections. Installs it
 * on Debian.
 */
export async function startPgBouncer(
  databaseUrl: string,
  {
    poolSize,
    settings = {},
  }: { readonly poolSize: number; readonly settings?: Readonly<Record<string, string>> },
): Promise<PgBouncer> {
  const program = requireProgram('pgbouncer')
  const folder = createServerFolder()
  const port = await freePort()
  const { hostname, port: databasePort, pathname, username } = new URL(databaseUrl)
  const database = pathname.slice(1)
  const shipped = readFileSync(new URL('../../deploy/pgbouncer.ini', import.meta.url), 'utf8')
  const [, limits = ''] = /connect_query='([^']+)'/.exec(shipped) ?? []
  const userlist = join(folder, 'userlist.txt')
  writeServerFile(userlist, `"${username}" "${PASSWORD}"\n`)
  const file = join(folder, 'pgbouncer.ini')
  const own = {
    shop: `host=${hostname} port=${databasePort || '5432'} dbname=${database} connect_query='${limits}'`,
    listen_port: String(port),
    unix_socket_dir: folder,
    logfile: join(folder, 'log'),
    pidfile: join(folder, 'pid'),
    auth_file: userlist,
    default_pool_size: String(poolSize),
    ...settings,
  }
  writeServerFile(file, configure(shipped, own))
  const child = spawn(program, ['-q', file], { ...findUser(), cwd: folder, stdio: 'ignore' })
  const exited = once(child, 'exit')
  while (!(await isListening(port))) {
    if (child.exitCode !== null) {
      throw new Error(`pgbouncer does not start: ${readFileSync(join(folder, 'log'), 'utf8')}`)
    }
    await wait(RETRY_MILLISECONDS)
  }
  return {
    url: `postgres://${username}:${PASSWORD}@127.0.0.1:${port}/shop`,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
