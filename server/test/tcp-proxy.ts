import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port'

/** A TCP proxy in front of a server, whose connections a test can break and restore. */
export interface TcpProxy {
  readonly port: number
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>
  restore(): Promise<void>
  /**
   * Forwards nothing while connections stay open, like a network that drops packets silently.
   * Returns the function that resumes forwarding.
   */
  stall(): () => void
}

/** Starts a proxy to the server on a free port of 127.0.0.1. */
export async function startTcpProxy(host: string, port: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [near: Socket, far: Socket]>()
  let server: Server
  let isStalled = false

  const pass = ([near, far]: readonly [Socket, Socket]) => near.pipe(far).pipe(near)

  // A port that nothing else takes while the proxy is cut.
  const nearPort = await freePort()
  async function listen(): Promise<void> {
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
    server.listen(nearPort, '127.0.0.1')
    await once(server, 'listening')
  }

  await listen()
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
    restore: listen,
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
