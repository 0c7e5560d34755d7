import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createDataFolder } from '../../config/data-folder'
import { StartupError } from '../../config/startup-error'
import { prepareDatabaseFolder } from './embedded-folder'
import { lockFolder } from './folder-lock'

/** The input of the worker thread. */
export interface EmbeddedWorkerData {
  /** The folder with the data; without it, the data is in memory only. */
  readonly dataDir?: string
  /** A tar archive of a data folder to start from. */
  readonly snapshot?: Uint8Array
  /** A Unix socket that only its owner can access; otherwise a port of 127.0.0.1. */
  readonly socketPath?: string
  /** Creates the data folder and exits, without accepting connections. */
  readonly onlyInitialises?: true
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

interface WorkerMessage {
  readonly connection?: string
  readonly snapshot?: Uint8Array
  readonly stopped?: true
}

// The build puts it beside this file's bundle.
const WORKER = new URL('./embedded-worker.mjs', import.meta.url)

async function receive(worker: Worker): Promise<WorkerMessage> {
  const ended = once(worker, 'exit').then(() => {
    throw new Error('the worker exited without a response')
  })
  const [message] = (await Promise.race([once(worker, 'message'), ended])) as [WorkerMessage]
  return message
}

const PORT_OF_SOCKET = 5432

/** Runs initdb in its own thread, whose end closes every file. */
async function initialise(dataDir: string): Promise<void> {
  const workerData: EmbeddedWorkerData = { dataDir, onlyInitialises: true }
  const worker = new Worker(WORKER, { workerData })
  try {
    await receive(worker)
  } finally {
    await worker.terminate()
  }
}

function throwError(error: Error): never {
  throw error
}

/**
 * Starts PostgreSQL inside this process, in a worker thread so that HTTP stays responsive; the ordinary
 * pg driver connects to it. Only one process can use a data folder. Throws a StartupError.
 */
export async function startEmbedded(options: {
  readonly dataDir?: string
  readonly snapshot?: Uint8Array
  /** Called when it stops unexpectedly, with a message for people. */
  readonly onFailure?: (error: Error) => void
}): Promise<EmbeddedDatabase> {
  const { dataDir } = options
  if (dataDir) createDataFolder(dataDir)
  const unlock = dataDir ? await lockFolder(dataDir) : () => {}
  // Windows has no Unix sockets that pg could use.
  const socketFolder =
    process.platform === 'win32' ? undefined : mkdtempSync(join(tmpdir(), 'mishmish-'))
  const release = () => {
    if (socketFolder) rmSync(socketFolder, { recursive: true, force: true })
    unlock()
  }
  const startFailure = (cause: unknown) => {
    release()
    if (cause instanceof StartupError) return cause
    return new StartupError(
      `The embedded database${dataDir ? ` in ${dataDir}` : ''} does not start (${(cause as Error).message}). Is its disk full?`,
      { cause },
    )
  }
  let databaseFolder: string | undefined
  try {
    databaseFolder = dataDir && (await prepareDatabaseFolder(dataDir, initialise))
  } catch (error) {
    throw startFailure(error)
  }
  const workerData: EmbeddedWorkerData = {
    ...(databaseFolder && { dataDir: databaseFolder }),
    ...(options.snapshot && { snapshot: options.snapshot }),
    ...(socketFolder && { socketPath: join(socketFolder, `.s.PGSQL.${PORT_OF_SOCKET}`) }),
  }
  const worker = new Worker(WORKER, { workerData })
  let cause: unknown
  const fail = () => {
    release()
    const error = new StartupError(
      `The embedded database${dataDir ? ` in ${dataDir}` : ''} has stopped. If its disk is full, free some space; then start the shop again: everything that was confirmed is saved.`,
      { cause },
    )
    const { onFailure = throwError } = options
    onFailure(error)
  }
  try {
    const { connection } = await receive(worker)
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
        const { snapshot } = await receive(worker)
        if (!snapshot) throw new Error('The embedded database made no snapshot')
        return snapshot
      },
      async stop() {
        worker.off('exit', fail)
        worker.postMessage('stop')
        await receive(worker)
        await worker.terminate()
        release()
      },
    }
  } catch (error) {
    await worker.terminate()
    throw startFailure(error)
  }
}
