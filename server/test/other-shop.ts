import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Respond = (response: ServerResponse, request: IncomingMessage) => void

export interface OtherShop {
  /** `127.0.0.1` and its port. */
  readonly host: string
  /** The paths that were requested so far, in order. */
  readonly requested: readonly string[]
  /** The headers of the last request. */
  readonly lastHeaders: () => IncomingMessage['headers']
  /** The address of a path, which is answered with a file or by a function. */
  serve(path: string, body: Buffer | Respond): string
}

/** Starts the server of another shop on a free port; it stops when the test finishes. */
export async function startOtherShop(): Promise<OtherShop> {
  const bodies = new Map<string, Buffer | Respond>()
  const requested: string[] = []
  let headers: IncomingMessage['headers'] = {}
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requested.push(path)
    headers = request.headers
    const body = bodies.get(path)
    if (typeof body === 'function') return body(response, request)
    response.writeHead(body ? 200 : 404, { 'content-type': 'image/jpeg' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    requested,
    lastHeaders: () => headers,
    serve(path, body) {
      bodies.set(path, body)
      return `http://${host}${path}`
    },
  }
}
