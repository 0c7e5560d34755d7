import type { FastifyInstance, FastifyRequest } from 'fastify'

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Files may be large, and have the time of the whole request. */
function hasFile({ routeOptions: { config } }: FastifyRequest): boolean {
  const type = config.docs?.body?.type
  return type !== undefined && type !== 'application/json'
}

/** Disconnects clients that take too long to send the body of a request which is no file. */
export function limitBodyTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers
    if ((length !== '0' || encoding !== undefined) && !hasFile(request)) {
      const timer = setTimeout(() => {
        if (raw.complete) return
        if (!reply.raw.headersSent) raw.socket.write(TIMED_OUT)
        raw.destroy()
      }, milliseconds)
      const stop = () => clearTimeout(timer)
      raw.once('end', stop).once('close', stop)
    }
    done()
  })
}
