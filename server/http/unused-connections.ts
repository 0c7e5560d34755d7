import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

// Long enough for a request that is already on its way over a new connection.
const GRACE_MILLISECONDS = 500

/**
 * Lets a closing server end: browsers and HTTP clients open connections ahead of need, and Node
 * waits for those that never carried a request as if one were under way.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  let isClosing = false
  const closeSoon = (socket: Socket) => {
    setTimeout(() => {
      if (unused.has(socket)) socket.destroy()
    }, GRACE_MILLISECONDS)
  }
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
    if (isClosing) closeSoon(socket)
  })
  app.server.on('request', ({ socket }: { readonly socket: Socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    isClosing = true
    // What is answered from now on leaves a connection that nobody would use again.
    app.server.keepAliveTimeout = 1
    for (const socket of unused) closeSoon(socket)
  })
}
