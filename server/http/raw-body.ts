import type { Readable } from 'node:stream'
import { errorCodes } from 'fastify'
import { AppError } from '#domain/errors'

/** How much of a body that is too large is read and thrown away, in bodies of the largest size. */
const DISCARDED_BODIES = 10

/**
 * Reads a body that is a file. One of more than `maxBytes` is read to its end and refused, for a
 * client hears no answer while it is still sending; one without an end is cut off.
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
