import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL of this run's own, in a temporary folder, that can be restarted in every way. */
export interface Cluster {
  readonly url: string
  start(): Promise<void>
  /** `fast` ends sessions and writes everything down; `immediate` is as if the power failed. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  restart(mode: 'fast' | 'immediate'): Promise<void>
  remove(): Promise<void>
}

/** The folder of initdb and pg_ctl; undefined where there is none. */
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

/** PostgreSQL refuses to run as root: then it runs as somebody who may do little. */
function findOwner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, name: string) =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      // No such user here: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither postgres nor nobody.')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Makes and starts a cluster; undefined where PostgreSQL's programs are not installed. */
export async function startCluster(): Promise<Cluster | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  const owner = findOwner()
  const folder = mkdtempSync(join(tmpdir(), 'mishmish-cluster-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = async (program: string, ...words: string[]) => {
    // Only the program itself: a server in the background would keep a pipe open.
    const child = spawn(join(programs, program), words, { ...owner, cwd: folder, stdio: 'ignore' })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`${program} ${words[0]} ended with ${code}`)
  }
  const control = (command: string, ...words: string[]) =>
    run('pg_ctl', command, '-D', data, '-w', '-l', join(folder, 'log'), ...words)
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  const options = ['-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`]
  const cluster: Cluster = {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start: () => control('start', ...options),
    stop: (mode) => control('stop', '-m', mode),
    restart: (mode) => control('restart', '-m', mode, ...options),
    async remove() {
      await control('stop', '-m', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await cluster.start()
  return cluster
}
