import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { isNotModified } from './negotiation'

// A chunk is a page of rows: a slow client must not collect many of them in memory.
const READ_AHEAD = { highWaterMark: 1 }

/**
 * Streams JSON that is too large to be cached. The version serves as its entity tag: if it changes
 * while streaming, the tag never matches again.
 */
export function streamResponse(
  reply: FastifyReply,
  chunks: AsyncIterable<string>,
  version: number | undefined,
): FastifyReply {
  if (version !== undefined) {
    const etag = `W/"${version}"`
    reply.header('etag', etag)
    if (isNotModified(reply.request, etag)) return reply.code(304).send()
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(chunks, READ_AHEAD))
}
