import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly url: string
  /** What has come so far, in the order in which it came. */
  readonly messages: readonly ReceivedMessage[]
  /** Decides what is answered from now on: a status, or whatever the function does. */
  answer(how: number | ((response: ServerResponse) => void)): void
  /** Waits until so many have come. */
  received(count: number): Promise<void>
}

/** A third-party tool's end of a webhook, on a port of its own, until the test is over. */
export async function startReceiver(): Promise<Receiver> {
  const messages: ReceivedMessage[] = []
  let reply = (response: ServerResponse): void => void response.writeHead(204).end()
  let waiting: { readonly count: number; readonly resolve: () => void } | undefined
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    messages.push({ headers: request.headers, body })
    if (waiting && messages.length >= waiting.count) waiting.resolve()
    reply(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    answer(how) {
      reply = typeof how === 'function' ? how : (response) => void response.writeHead(how).end()
    },
    received: (count) =>
      new Promise((resolve) => {
        if (messages.length >= count) resolve()
        else waiting = { count, resolve }
      }),
  }
}
