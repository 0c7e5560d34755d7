import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { QueryFailedError } from 'typeorm'
import type { Env } from '../config/env'

/** Where log lines go; standard output by default. */
export interface LogStream {
  write(line: string): void
}

// Of PostgreSQL's and system errors. Their `detail` and a statement's parameters contain personal
// data.
const LOGGED_FIELDS = ['code', 'syscall', 'severity', 'table', 'column', 'constraint', 'statusCode']

interface ErrorLine {
  [field: string]: unknown
  type: string
  message: string
  stack: string
}

/**
 * Serializes an error. An allow list, because libraries attach whole requests, statements and rows to
 * their errors, and with them passwords, tokens and addresses.
 */
export function serializeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, message, stack = '', cause } = error
  const fields = Object.entries(error).filter(([field]) => LOGGED_FIELDS.includes(field))
  const query = error instanceof QueryFailedError ? { query: error.query } : {}
  const driver = error instanceof QueryFailedError ? error.driverError : undefined
  const inner = cause ?? driver
  return {
    type: name,
    message,
    stack,
    ...Object.fromEntries(fields),
    ...query,
    ...(inner !== undefined && { cause: serializeError(inner) }),
  }
}

/** The token of a link that confirms or follows an order, or of a driver, and whatever follows it. */
const LINK_TOKEN = /(?<=[/\\](?:confirm|drive|follow|pay))[^a-z].*/is

/** More would make decoding expensive, and no program does it by mistake. */
const MAX_ENCODINGS = 3

/** Decodes the ASCII characters of a path, also where a program has encoded them again; undefined after too often. */
function decodePath(path: string): string | undefined {
  let decoded = path
  for (let count = 0; count <= MAX_ENCODINGS; count += 1) {
    const before = decoded
    decoded = before.replace(/%[0-7][\da-f]/gi, decodeURIComponent)
    if (decoded === before) return decoded
  }
  return undefined
}

/** A path without its query string and the token of a link, however it is written. */
function withoutSecrets(url: string): string {
  const path = url.replace(/[?#].*/s, '')
  const decoded = decodePath(path)
  if (decoded === undefined) return '…'
  return LINK_TOKEN.test(decoded) ? decoded.replace(LINK_TOKEN, '/…') : path
}

function serializeRequest({ method, url, ip }: FastifyRequest): Record<string, string> {
  return { method, url: withoutSecrets(url), remoteAddress: ip }
}

/** The options of Fastify's logger. */
export function logger(
  { logLevel }: Pick<Env, 'logLevel'>,
  stream: LogStream | undefined,
): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    serializers: { err: serializeError, req: serializeRequest },
    ...(stream && { stream }),
  }
}
