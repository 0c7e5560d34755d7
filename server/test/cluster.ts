import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port'
import { requireProgram } from './programs'

/** A temporary PostgreSQL server that can be restarted in different ways. */
export interface Cluster {
  readonly url: string
  readonly port: number
  readonly folder: string
  start(): Promise<void>
  /** `fast` ends sessions and shuts down cleanly; `immediate` simulates a power failure. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  restart(mode: 'fast' | 'immediate'): Promise<void>
  /** Copies its data, while it runs, as pg_basebackup does. Returns the folder. */
  copyData(): Promise<string>
  /** Makes a primary of a standby. */
  promote(): Promise<void>
  /** Kills all of its processes at once, as when its machine is gone. */
  kill(): Promise<void>
  remove(): Promise<void>
}

interface ClusterOptions {
  /** Settings of postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>
  /** A cluster to replicate. */
  readonly primary?: Cluster
  /** A copy of the data of another one (`copyData`), from which it recovers with the WAL that was archived since. */
  readonly recoverFrom?: string
  /** The name under which it replicates. */
  readonly name?: string
  /** A certificate and its key, with which it accepts encrypted connections only. */
  readonly tls?: { readonly certificate: string; readonly key: string }
}

/** The user to run servers as, if we are root: PostgreSQL and pgbouncer refuse to run as root. */
export function findUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, name: string) =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      // No such user: try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
}

/** The folder with PostgreSQL's programs, newest first. Installs them on Debian; throws if there are none. */
function findPrograms(): string {
  const versions = '/usr/lib/postgresql'
  const folders = () => {
    const installed = existsSync(versions)
      ? readdirSync(versions)
          .toSorted((a, b) => Number(b) - Number(a))
          .map((version) => join(versions, version, 'bin'))
      : []
    return [...installed, ...(process.env.PATH?.split(delimiter) ?? [])]
  }
  const initdb = requireProgram('initdb', { folders, debianPackage: 'postgresql' })
  return join(initdb, '..')
}

/** The path of one of PostgreSQL's programs, such as pg_dump. */
export const findProgram = (name: string): string => join(findPrograms(), name)

/** Creates a folder for the user that servers run as. */
export function createServerFolder(): string {
  const user = findUser()
  const folder = mkdtempSync(join(tmpdir(), 'mishmish-cluster-'))
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

/** Writes a file that only the user of the servers can read. */
export function writeServerFile(file: string, content: string): void {
  writeFileSync(file, content)
  chmodSync(file, 0o600)
  const user = findUser()
  if (user) chownSync(file, user.uid, user.gid)
}

/** Creates and starts a cluster. */
export async function startCluster({
  settings = {},
  primary,
  recoverFrom,
  name = 'standby',
  tls,
}: ClusterOptions = {}): Promise<Cluster> {
  const programs = findPrograms()
  const user = findUser()
  const folder = createServerFolder()
  const data = join(folder, 'data')
  const port = await freePort()
  const run = async (program: string, ...args: string[]) => {
    // Without pipes, because a server in the background would keep them open.
    const output = openSync(join(folder, 'output'), 'w')
    const stdio = ['ignore', output, output] as const
    const child = spawn(join(programs, program), args, { ...user, cwd: folder, stdio: [...stdio] })
    const [code] = (await once(child, 'exit')) as [number | null]
    closeSync(output)
    if (code === 0) return
    throw new Error(`${program} failed: ${readFileSync(join(folder, 'output'), 'utf8')}`)
  }
  const pgCtl = (command: string, ...args: string[]) =>
    run('pg_ctl', command, '-D', data, '-w', '-l', join(folder, 'log'), ...args)
  if (primary) {
    const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${name}`
    await run('pg_basebackup', '-D', data, '-d', source, '-R', '-X', 'stream', '-c', 'fast')
  } else if (recoverFrom) {
    renameSync(recoverFrom, data)
    writeServerFile(join(data, 'recovery.signal'), '')
  } else {
    const locale = ['-E', 'UTF8', '--locale=C.UTF-8']
    await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...locale)
  }
  if (tls) {
    writeServerFile(join(data, 'server.crt'), tls.certificate)
    writeServerFile(join(data, 'server.key'), tls.key)
    writeServerFile(join(data, 'pg_hba.conf'), 'local all all trust\nhostssl all all all trust\n')
  }
  const all = { ...(tls && { ssl: 'on' }), ...settings }
  appendFileSync(
    join(data, 'postgresql.conf'),
    Object.entries(all)
      .map(([setting, value]) => `\n${setting} = '${value}'`)
      .join(''),
  )
  const options = ['-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`]
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    folder,
    start: () => pgCtl('start', ...options),
    stop: (mode) => pgCtl('stop', '-m', mode),
    restart: (mode) => pgCtl('restart', '-m', mode, ...options),
    async copyData() {
      const copy = join(folder, 'copy')
      const source = `host=127.0.0.1 port=${port} user=postgres`
      await run('pg_basebackup', '-D', copy, '-d', source, '-c', 'fast')
      return copy
    },
    promote: () => pgCtl('promote'),
    async kill() {
      const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' })
      for (const one of [pid, ...children.trim().split(/\s+/)]) process.kill(Number(one), 'SIGKILL')
    },
    async remove() {
      await pgCtl('stop', '-m', 'immediate').catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await cluster.start()
  return cluster
}
