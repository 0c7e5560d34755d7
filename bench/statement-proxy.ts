import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** A TCP proxy to a PostgreSQL server that counts the statements passing through. */
export interface StatementProxy {
  readonly port: number
  readonly statements: number
  close(): void
}

const SIMPLE_QUERY = 'Q'.charCodeAt(0)
const EXECUTE = 'E'.charCodeAt(0)

/**
 * Parses the client's messages of the PostgreSQL protocol. The first message of a connection starts
 * with its length; all others with a type of one byte and then the length, which includes itself.
 */
function createParser(onMessage: (type: number) => void): (chunk: Buffer) => void {
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

export async function startStatementProxy(databaseUrl: string): Promise<StatementProxy> {
  const { hostname, port } = new URL(databaseUrl)
  let statements = 0
  const server = createServer((client) => {
    const upstream = connect(Number(port || 5432), hostname)
    client.on(
      'data',
      createParser((type) => {
        if (type === SIMPLE_QUERY || type === EXECUTE) statements += 1
      }),
    )
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) {
      socket.on('error', () => {})
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
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
