import { createServer, type ServerResponse } from 'node:http'
import { type Listening, listen } from './listen'

/** Small enough that a browser shows a page which is half there many times over. */
const PIECE_BYTES = 1500

async function sendInPieces(
  response: ServerResponse,
  html: Buffer,
  afterPiece: () => Promise<void>,
): Promise<void> {
  let start = html.indexOf('<body')
  response.write(html.subarray(0, start))
  for (; start < html.length; start += PIECE_BYTES) {
    response.write(html.subarray(start, start + PIECE_BYTES))
    await afterPiece()
  }
  response.end()
}

/**
 * Stands in front of a shop as a slow line does: a page comes in pieces, and the text face when
 * all of the page is there. `afterPiece` says when the next piece may go.
 */
export function startSlowLine(
  shopUrl: string,
  afterPiece: () => Promise<void>,
): Promise<Listening> {
  let pageSent = Promise.resolve()
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(shopUrl + url, { headers: { accept: headers.accept ?? '*/*' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      pageSent = sendInPieces(response, body, afterPiece)
      await pageSent
      return
    }
    if (type.startsWith('font/')) await pageSent
    response.end(body)
  })
  return listen(server)
}
