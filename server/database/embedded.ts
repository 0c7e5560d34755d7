import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './folder-lock'

/** What the worker thread is started with. */
export interface EmbeddedWorkerData {
  /** The folder that keeps the data; none keeps it in memory. */
  readonly dataDir?: string
  /** A data folder as a tar archive, to start from instead of an empty one. */
  readonly snapshot?: Uint8Array
  /** A Unix socket only its owner can reach; without one, a port of 127.0.0.1. */
  readonly socketPath?: string
}

/** How pg reaches the embedded database. */
export interface EmbeddedConnection {
  readonly host: string
  readonly port: number
}

export interface EmbeddedDatabase {
  readonly connection: EmbeddedConnection
  /** The whole data folder as a tar archive. */
  snapshot(): Promise<Uint8Array>
  stop(): Promise<void>
}

interface WorkerAnswer {
  readonly connection?: string
  readonly snapshot?: Uint8Array
  readonly stopped?: true
}

// Bundled, the worker is a file beside the server's; from source it needs the TypeScript loader.
function startWorker(workerData: EmbeddedWorkerData): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData })
  }
  const source = new URL('./embedded-worker.ts', import.meta.url).href
  const load = `import('tsx/esm/api').then(({ register }) => {
    register()
    return import(${JSON.stringify(source)})
  })`
  return new Worker(load, { workerData, eval: true })
}

async function answer(worker: Worker): Promise<WorkerAnswer> {
  const ended = once(worker, 'exit').then(() => {
    throw new Error('it ended without an answer')
  })
  const [message] = (await Promise.race([once(worker, 'message'), ended])) as [WorkerAnswer]
  return message
}

const PORT_OF_SOCKET = 5432

function throwError(error: Error): never {
  throw error
}

/**
 * Starts PostgreSQL inside this process, in a worker thread so that HTTP stays responsive, and
 * reached by the ordinary pg driver. One process owns a data folder; a second one is refused.
 */
export async function startEmbedded(options: {
  readonly dataDir?: string
  readonly snapshot?: Uint8Array
  /** Called when it has ended by itself, with a sentence for people. */
  readonly onFailure?: (error: Error) => void
}): Promise<EmbeddedDatabase> {
  const { dataDir } = options
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = dataDir ? lockFolder(dataDir) : () => {}
  // Windows has no Unix sockets that pg could use.
  const socketFolder =
    process.platform === 'win32' ? undefined : mkdtempSync(join(tmpdir(), 'mishmish-'))
  const release = () => {
    if (socketFolder) rmSync(socketFolder, { recursive: true, force: true })
    unlock()
  }
  const worker = startWorker({
    ...(dataDir && { dataDir: join(dataDir, 'postgres') }),
    ...(options.snapshot && { snapshot: options.snapshot }),
    ...(socketFolder && { socketPath: join(socketFolder, `.s.PGSQL.${PORT_OF_SOCKET}`) }),
  })
  let cause: unknown
  const fail = () => {
    release()
    const error = new Error(
      `The embedded database${dataDir ? ` in ${dataDir}` : ''} has stopped. If its disk is full, make room; then start the shop again: whatever it has confirmed is kept.`,
      { cause },
    )
    const { onFailure = throwError } = options
    onFailure(error)
  }
  try {
    const { connection } = await answer(worker)
    worker.on('error', (error) => {
      cause = error
    })
    worker.once('exit', fail)
    const port = connection?.split(':').at(-1)
    return {
      connection: socketFolder
        ? { host: socketFolder, port: PORT_OF_SOCKET }
        : { host: '127.0.0.1', port: Number(port) },
      async snapshot() {
        worker.postMessage('snapshot')
        const { snapshot } = await answer(worker)
        if (!snapshot) throw new Error('The embedded database made no snapshot')
        return snapshot
      },
      async stop() {
        worker.postMessage('stop')
        await answer(worker)
        worker.off('exit', fail)
        await worker.terminate()
        release()
      },
    }
  } catch (error) {
    await worker.terminate()
    release()
    const { message } = error as Error
    throw new Error(
      `The embedded database${dataDir ? ` in ${dataDir}` : ''} does not start (${message}). Is its disk full?`,
      { cause: error },
    )
  }
}
