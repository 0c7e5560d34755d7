import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  readonly url: string
  close(): Promise<void>
}

/**
 * Stands in front of several servers as a proxy does: each new connection goes to the next of them,
 * and on to another one where nobody answers.
 */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const ports = urls.map((url) => Number(new URL(url).port))
  const sockets = new Set<Socket>()
  let turn = 0

  function connectToNext(near: Socket, attemptsLeft: number): void {
    turn = (turn + 1) % ports.length
    const far = connect(ports[turn] ?? 0, 'localhost')
    let isOpen = false
    far.once('connect', () => {
      isOpen = true
      near.pipe(far).pipe(near)
    })
    far.on('error', () => {})
    far.on('close', () => {
      if (!isOpen && attemptsLeft > 0) connectToNext(near, attemptsLeft - 1)
      else near.destroy()
    })
    near.on('close', () => far.destroy())
  }

  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => {})
    near.on('close', () => sockets.delete(near))
    connectToNext(near, ports.length)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
