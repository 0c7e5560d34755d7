import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { QueryFailedError } from 'typeorm'
import type { Env } from '../env'

/** Where log lines go: standard output, unless somebody wants to read them. */
export interface LogStream {
  write(line: string): void
}

// Of PostgreSQL's and the system's errors; a `detail` or the parameters of a statement would be data.
const TELLING = ['code', 'syscall', 'severity', 'table', 'column', 'constraint', 'statusCode']

interface ErrorLine {
  [field: string]: unknown
  type: string
  message: string
  stack: string
}

/**
 * What is logged of an error. Named one by one, for libraries put whole requests, statements and rows
 * into theirs: with them passwords, tokens and addresses.
 */
function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, message, stack = '', cause } = error
  const told = Object.entries(error).filter(([field]) => TELLING.includes(field))
  const query = error instanceof QueryFailedError ? { query: error.query } : {}
  const driver = error instanceof QueryFailedError ? error.driverError : undefined
  const deeper = cause ?? driver
  return {
    type: name,
    message,
    stack,
    ...Object.fromEntries(told),
    ...query,
    ...(deeper !== undefined && { cause: describeError(deeper) }),
  }
}

/** What is logged of a request: not what was asked, which may be a secret in the wrong place. */
function describeRequest({ method, url, ip }: FastifyRequest): Record<string, string> {
  return { method, url: url.replace(/\?.*/s, ''), remoteAddress: ip }
}

/** Fastify's logger as this shop wants it. */
export function logger(
  { logLevel }: Pick<Env, 'logLevel'>,
  stream: LogStream | undefined,
): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    serializers: { err: describeError, req: describeRequest },
    ...(stream && { stream }),
  }
}
