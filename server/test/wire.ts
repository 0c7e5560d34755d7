import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between the shop and a server of its own, and can be cut and mended. */
export interface Wire {
  readonly port: number
  /** Breaks every connection, and refuses new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Lays a wire to a server, on a port of 127.0.0.1. */
export async function layWire(host: string, port: number): Promise<Wire> {
  const sockets = new Set<Socket>()
  let server: Server

  async function listen(at: number): Promise<number> {
    server = createServer((near) => {
      const far = connect(port, host)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one)
        one.on('error', () => {})
        one.on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
      }
      near.pipe(far).pipe(near)
    })
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }

  const nearPort = await listen(0)
  return {
    port: nearPort,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: async () => void (await listen(nearPort)),
  }
}
