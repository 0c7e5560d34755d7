import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

// Long enough for a request that is already on its way over a new connection.
const GRACE_MILLISECONDS = 500

interface Connection {
  /** The answer to its latest request; none as long as it never carried one. */
  response?: ServerResponse
  /** How much the client had taken when we last looked. */
  taken: number
}

/** Whether the shop still has something to do for the client, or to hand over to it. */
function isUnderWay({ response }: Connection): boolean {
  return Boolean(response?.req.complete && !response.writableFinished)
}

function takenFrom(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength
}

/**
 * Lets a closing server end. Browsers and HTTP clients open connections ahead of need, and Node
 * waits for those that never carried a request as if one were under way; and it waits for whoever
 * does not send the rest of a request, or does not take the answer.
 */
export function closeUnusedConnections(app: FastifyInstance, closingMilliseconds: number): void {
  const connections = new Map<Socket, Connection>()
  let isClosing = false
  const closeSoon = (socket: Socket) => {
    setTimeout(() => {
      if (!connections.get(socket)?.response) socket.destroy()
    }, GRACE_MILLISECONDS)
  }
  const closeSlow = () => {
    for (const [socket, connection] of connections) {
      const taken = takenFrom(socket)
      const isStuck = socket.writableLength > 0 && taken === connection.taken
      if (isStuck || !isUnderWay(connection)) socket.destroy()
      connection.taken = taken
    }
  }
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { taken: 0 })
    socket.once('close', () => connections.delete(socket))
    if (isClosing) closeSoon(socket)
  })
  app.server.on('request', ({ socket }: { readonly socket: Socket }, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (connection) connection.response = response
  })
  app.addHook('preClose', async () => {
    isClosing = true
    // What is answered from now on leaves a connection that nobody would use again.
    app.server.keepAliveTimeout = 1
    for (const [socket, connection] of connections) {
      connection.taken = takenFrom(socket)
      if (!connection.response) closeSoon(socket)
    }
    const looking = setInterval(closeSlow, closingMilliseconds)
    app.server.once('close', () => clearInterval(looking))
  })
}
