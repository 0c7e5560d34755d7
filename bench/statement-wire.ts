import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** A wire to a PostgreSQL server that counts the statements that pass. */
export interface StatementWire {
  readonly port: number
  readonly statements: number
  close(): void
}

const SIMPLE_QUERY = 'Q'.charCodeAt(0)
const EXECUTE = 'E'.charCodeAt(0)

/**
 * Tells of each message that a client sends. The first message of a connection has no type, only a
 * length; each later one has a type of one byte and then its length, which counts itself.
 */
function readMessages(onMessage: (type: number) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isFirst = true
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const typeLength = isFirst ? 0 : 1
      if (rest.length < typeLength + 4) return
      const length = typeLength + rest.readInt32BE(typeLength)
      if (rest.length < length) return
      if (!isFirst) onMessage(rest[0] ?? 0)
      isFirst = false
      rest = rest.subarray(length)
    }
  }
}

export async function layStatementWire(databaseUrl: string): Promise<StatementWire> {
  const { hostname, port } = new URL(databaseUrl)
  let statements = 0
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    near.on(
      'data',
      readMessages((type) => {
        if (type === SIMPLE_QUERY || type === EXECUTE) statements += 1
      }),
    )
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      socket.on('error', () => {})
      socket.on('close', () => {
        near.destroy()
        far.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    get statements() {
      return statements
    },
    close: () => void server.close(),
  }
}
