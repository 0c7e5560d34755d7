import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { onTestFinished } from 'vitest'

const AUTHENTICATED_AND_READY = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I')
const TERMINATE = 'X'.charCodeAt(0)
const READY_FOR_QUERY = 'Z'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)

/** Returns, for each chunk from a session, whether the session is now ready outside of a transaction. */
function createStatusReader(): (chunk: Buffer) => boolean {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    let isIdle = false
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
      isIdle = rest[0] === READY_FOR_QUERY && rest[5] === IDLE
      rest = rest.subarray(1 + rest.readInt32BE(1))
    }
    return isIdle
  }
}

interface Session {
  readonly stream: Duplex
  client: Socket | undefined
}

/**
 * Starts a connection pooler in transaction mode: each transaction, or statement outside of one, gets the
 * idle session that was used last or, with `roundRobin`, the least recently used one. Returns its URL.
 */
export async function startTransactionPooler(
  url: string,
  { size, roundRobin = false }: { readonly size: number; readonly roundRobin?: boolean },
): Promise<string> {
  const idle: Session[] = []
  const waiting = new Map<Socket, readonly Buffer[]>()
  const held = new Map<Socket, Session>()

  const send = (client: Socket, chunk: Buffer) => {
    const session = held.get(client) ?? (roundRobin ? idle.shift() : idle.pop())
    if (!session) {
      waiting.set(client, [...(waiting.get(client) ?? []), chunk])
      return
    }
    held.set(client, session)
    session.client = client
    session.stream.write(chunk)
  }
  const release = (session: Session) => {
    if (session.client) held.delete(session.client)
    session.client = undefined
    idle.push(session)
    const [next] = waiting
    if (!next) return
    const [client, chunks] = next
    waiting.delete(client)
    for (const chunk of chunks) send(client, chunk)
  }

  for (let count = 0; count < size; count += 1) {
    const backend = new pg.Client({ connectionString: url })
    backend.on('error', () => {})
    await backend.connect()
    const { stream } = backend.connection
    const session: Session = { stream, client: undefined }
    const readStatus = createStatusReader()
    stream.removeAllListeners('data')
    stream.on('data', (chunk: Buffer) => {
      session.client?.write(chunk)
      if (readStatus(chunk)) release(session)
    })
    idle.push(session)
    onTestFinished(() => void stream.destroy())
  }

  const server = createServer((client) => {
    client.on('error', () => {})
    client.once('data', () => {
      client.write(AUTHENTICATED_AND_READY)
      client.on('data', (chunk) => {
        if (chunk[0] !== TERMINATE) send(client, chunk)
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href
}
