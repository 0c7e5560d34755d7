import { createServer, request } from 'node:http'
import { type Listening, listen } from './listen'

export interface InterruptibleProxy extends Listening {
  /** While interrupted, every connection is cut, as without a network. */
  interrupt(isInterrupted: boolean): void
  /** Sends another service worker than the shop's. */
  replaceWorker(script: string | undefined): void
  /** The paths that were requested. */
  readonly requested: string[]
}

/** A proxy in front of the shop whose connection can be cut. */
export async function startInterruptibleProxy(shopUrl: string): Promise<InterruptibleProxy> {
  let isCut = false
  let worker: string | undefined
  const requested: string[] = []
  const { hostname, port } = new URL(shopUrl)
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming
    if (isCut) {
      incoming.socket.destroy()
      return
    }
    requested.push(path)
    if (path === '/sw.js' && worker !== undefined) {
      const type = 'text/javascript; charset=utf-8'
      outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(worker)
      return
    }
    const upstream = request({ hostname, port, path, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    upstream.on('error', () => outgoing.destroy())
    outgoing.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  })
  return {
    ...(await listen(server)),
    requested,
    interrupt(isInterrupted) {
      isCut = isInterrupted
    },
    replaceWorker(script) {
      worker = script
    },
  }
}
