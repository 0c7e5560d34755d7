import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between the shop and a server of its own, and can be cut and mended. */
export interface Wire {
  readonly port: number
  /** Breaks every connection, and refuses new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
  /**
   * Swallows everything, as a network that has gone away without a word: connections stay open, and
   * new ones are made. Returns the function that lets all of it pass.
   */
  stall(): () => void
}

/** Lays a wire to a server, on a port of 127.0.0.1. */
export async function layWire(host: string, port: number): Promise<Wire> {
  const pairs = new Set<readonly [near: Socket, far: Socket]>()
  let server: Server
  let isStalled = false

  const pass = ([near, far]: readonly [Socket, Socket]) => near.pipe(far).pipe(near)

  async function listen(at: number): Promise<number> {
    server = createServer((near) => {
      const far = connect(port, host)
      const pair = [near, far] as const
      pairs.add(pair)
      for (const socket of pair) {
        socket.on('error', () => {})
        socket.on('close', () => {
          pairs.delete(pair)
          near.destroy()
          far.destroy()
        })
      }
      if (!isStalled) pass(pair)
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
      for (const [near, far] of pairs) {
        near.destroy()
        far.destroy()
      }
      await closed
    },
    mend: async () => void (await listen(nearPort)),
    stall() {
      isStalled = true
      for (const [near, far] of pairs) {
        near.unpipe().pause()
        far.unpipe().pause()
      }
      return () => {
        isStalled = false
        for (const pair of pairs) pass(pair)
      }
    },
  }
}
