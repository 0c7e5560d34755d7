import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'

export interface Listening {
  readonly url: string
  /** Closes open connections, too. */
  close(): Promise<void>
}

/** Makes a server listen on a free port. */
export async function listen(server: Server): Promise<Listening> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
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
