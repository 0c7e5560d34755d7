import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

// Below this, compressing saves no packet.
const MIN_COMPRESSED_BYTES = 1_024
// Each response is compressed once and sent many times, but one visitor waits for it.
const BROTLI_QUALITY = 5

const REJECTS_AN_ENCODING = /;\s*q=0(?:\.0*)?\s*(?:,|$)/

/** The best encoding that a client accepts. */
export function acceptedEncoding({
  'accept-encoding': accepted = '',
}: IncomingHttpHeaders): Encoding {
  const list = String(accepted)
  // Too rare to parse: an uncompressed response is always acceptable.
  if (REJECTS_AN_ENCODING.test(list)) return 'identity'
  if (/\bbr\b/.test(list)) return 'br'
  return /\bgzip\b/.test(list) ? 'gzip' : 'identity'
}

const compressors: Readonly<
  Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>
> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body) => promisify(gzip)(body),
}

/** Compresses a body as the client accepts it. */
export async function encodeBody(
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<{ readonly body: Buffer; readonly encoding: Encoding }> {
  const encoding = body.length < MIN_COMPRESSED_BYTES ? 'identity' : acceptedEncoding(headers)
  return { encoding, body: encoding === 'identity' ? body : await compressors[encoding](body) }
}

/** A weak tag, because it is the same for all encodings. */
export function entityTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether the client already has the response with this tag. */
export function isNotModified({ method, headers }: FastifyRequest, etag: string): boolean {
  const { 'if-none-match': tags } = headers
  if (method === 'POST' || tags === undefined) return false
  return tags === '*' || tags.split(',').some((tag) => tag.trim() === etag)
}
