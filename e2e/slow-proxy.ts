import { createServer, type ServerResponse } from 'node:http'
import { type Listening, listen } from './listen'

/** Small enough that the browser paints many partial pages. */
const CHUNK_BYTES = 4000

async function sendInChunks(
  response: ServerResponse,
  html: Buffer,
  afterChunk: () => Promise<void>,
): Promise<void> {
  let start = html.indexOf('<body')
  response.write(html.subarray(0, start))
  for (; start < html.length; start += CHUNK_BYTES) {
    response.write(html.subarray(start, start + CHUNK_BYTES))
    await afterChunk()
  }
  response.end()
}

/**
 * A proxy that imitates a slow connection: HTML arrives in chunks, and fonts only after the whole HTML. The
 * next chunk is sent when `afterChunk` resolves.
 */
export function startSlowProxy(
  shopUrl: string,
  afterChunk: () => Promise<void>,
): Promise<Listening> {
  let pageSent = Promise.resolve()
  const server = createServer(async ({ url = '/', headers }, response) => {
    const original = await fetch(shopUrl + url, { headers: { accept: headers.accept ?? '*/*' } })
    const body = Buffer.from(await original.arrayBuffer())
    const type = original.headers.get('content-type') ?? ''
    response.writeHead(original.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      pageSent = sendInChunks(response, body, afterChunk)
      await pageSent
      return
    }
    if (type.startsWith('font/')) await pageSent
    response.end(body)
  })
  return listen(server)
}
