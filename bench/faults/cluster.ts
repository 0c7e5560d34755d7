import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary PostgreSQL server that can be restarted in different ways. */
export interface Cluster {
  readonly url: string
  start(): Promise<void>
  /** `fast` ends sessions and shuts down cleanly; `immediate` simulates a power failure. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  restart(mode: 'fast' | 'immediate'): Promise<void>
  remove(): Promise<void>
}

/** Returns the folder with initdb and pg_ctl, if they are installed. */
function findPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : []
  const inPath = process.env.PATH?.split(':') ?? []
  return [...installed, ...inPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  )
}

/** Returns the user to run PostgreSQL as, if we are root: it refuses to run as root. */
function findUser(): { readonly uid: number; readonly gid: number } | undefined {
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Creates and starts a cluster; undefined if PostgreSQL is not installed. */
export async function startCluster(): Promise<Cluster | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  const user = findUser()
  const folder = mkdtempSync(join(tmpdir(), 'mishmish-cluster-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = async (program: string, ...args: string[]) => {
    // Without pipes, because a server in the background would keep them open.
    const child = spawn(join(programs, program), args, { ...user, cwd: folder, stdio: 'ignore' })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`${program} ${args[0]} exited with ${code}`)
  }
  const pgCtl = (command: string, ...args: string[]) =>
    run('pg_ctl', command, '-D', data, '-w', '-l', join(folder, 'log'), ...args)
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  const options = ['-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`]
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => pgCtl('start', ...options),
    stop: (mode) => pgCtl('stop', '-m', mode),
    restart: (mode) => pgCtl('restart', '-m', mode, ...options),
    async remove() {
      await pgCtl('stop', '-m', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await cluster.start()
  return cluster
}
