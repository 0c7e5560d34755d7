import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

// Long enough for a request that is already on its way over a new connection.
const GRACE_MILLISECONDS = 500

interface Connection {
  /** The response to its latest request; undefined if there was none. */
  response?: ServerResponse
  /** Bytes that the client had received at the last check. */
  receivedBytes: number
}

/** Whether a complete request still waits for the end of its response. */
function isInProgress({ response }: Connection): boolean {
  return Boolean(response?.req.complete && !response.writableFinished)
}

function receivedBytes(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength
}

/**
 * Lets a closing server shut down in time. Browsers and HTTP clients open connections ahead of need, and Node
 * waits for connections that never carried a request. It also waits for clients that do not send the rest of
 * a request or do not read the response.
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
      const received = receivedBytes(socket)
      const isStalled = socket.writableLength > 0 && received === connection.receivedBytes
      if (isStalled || !isInProgress(connection)) socket.destroy()
      connection.receivedBytes = received
    }
  }
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { receivedBytes: 0 })
    socket.once('close', () => connections.delete(socket))
    if (isClosing) closeSoon(socket)
  })
  app.server.on('request', ({ socket }: { readonly socket: Socket }, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (connection) connection.response = response
  })
  app.addHook('preClose', async () => {
    isClosing = true
    // Connections are not kept alive for further requests from now on.
    app.server.keepAliveTimeout = 1
    for (const [socket, connection] of connections) {
      connection.receivedBytes = receivedBytes(socket)
      if (!connection.response) closeSoon(socket)
    }
    const checking = setInterval(closeSlow, closingMilliseconds)
    app.server.once('close', () => clearInterval(checking))
  })
}
