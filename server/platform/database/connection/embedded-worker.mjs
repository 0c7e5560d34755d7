// Plain JavaScript: a TypeScript loader for the thread would take longer than starting the database.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

/** @type {import('./embedded').EmbeddedWorkerData} */
const { dataDir, snapshot, socketPath, onlyInitialises } = workerData
if (!parentPort) throw new Error('This file runs in a worker thread only')
const port = parentPort

// The server's one connection, and room for its successor while a broken one is still closing.
const MAX_CONNECTIONS = 5

// The exit status with which PostgreSQL aborts a failed statement and continues.
const STATEMENT_FAILED = 100

// initdb sets 160 MB, all of it resident: too much for a small machine, whose system caches the files
// anyway. Passed at every start, because older data folders still have that setting.
const SHARED_BUFFERS = ['-c', 'shared_buffers=16MB']

const db = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, ...SHARED_BUFFERS],
  initDbStartParams: SHARED_BUFFERS,
  ...(dataDir && { dataDir }),
  ...(snapshot && { loadDataDir: new Blob([snapshot]) }),
  extensions: { pg_trgm },
})

// PGlite does not notice when PostgreSQL exits, for example because of a full disk, and keeps calling
// it forever. Exiting here notifies the server.
const { Module } = db
const runPostgres = Module._PostgresMainLoopOnce
Module._PostgresMainLoopOnce = () => {
  try {
    runPostgres()
  } catch (error) {
    if (error?.status !== STATEMENT_FAILED) process.exit(1)
    throw error
  }
}

async function serve() {
  const server = new PGLiteSocketServer({
    db,
    maxConnections: MAX_CONNECTIONS,
    ...(socketPath ? { path: socketPath } : { host: '127.0.0.1', port: 0 }),
  })
  await server.start()

  /** @param {'stop' | 'snapshot'} message */
  async function respond(message) {
    if (message === 'snapshot') {
      const dump = await db.dumpDataDir('none')
      port.postMessage({ snapshot: new Uint8Array(await dump.arrayBuffer()) })
      return
    }
    await server.stop()
    await db.close()
    port.postMessage({ stopped: true })
    port.close()
  }

  port.on('message', respond)
  port.postMessage({ connection: server.getServerConn() })
}

if (onlyInitialises) {
  await db.close()
  port.postMessage({ stopped: true })
} else {
  await serve()
}
