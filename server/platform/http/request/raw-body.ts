import type { Readable } from 'node:stream'
import { errorCodes } from 'fastify'
import { AppError } from '#domain/errors'

/** How much of an oversized body is read and discarded, as a multiple of the limit. */
const DISCARDED_BODIES = 10

/**
 * Reads a file upload. Throws 413 for more than `maxBytes`, but reads on first, because most clients
 * see no response until they have sent everything; an endless body is cut off.
 */
export async function readRawBody(payload: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length <= maxBytes) chunks.push(chunk)
      else chunks.length = 0
      if (length > DISCARDED_BODIES * maxBytes) break
    }
  } catch {
    throw new AppError('INVALID', { key: 'fault.badRequest' })
  }
  if (length > maxBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
  return Buffer.concat(chunks)
}
