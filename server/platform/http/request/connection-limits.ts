import type { FastifyServerOptions } from 'fastify'

/** Timeouts for clients. The time that the shop itself takes to respond does not count. */
export interface ConnectionLimits {
  readonly headersMilliseconds: number
  /** To receive the whole request. */
  readonly requestMilliseconds: number
  /** To receive a body that is no file. */
  readonly bodyMilliseconds: number
  /** Without any traffic on the connection during a request. */
  readonly idleMilliseconds: number
  /** Interval between checks of the first two. */
  readonly checkMilliseconds: number
  /** During a shutdown, for the rest of a request or response. */
  readonly closingMilliseconds: number
}

const LIMITS: ConnectionLimits = {
  headersMilliseconds: 15_000,
  // A picture or a file of 10 MB over a line of 300 kbit/s.
  requestMilliseconds: 300_000,
  // The longest, of 100 kB, over a line of 30 kbit/s.
  bodyMilliseconds: 30_000,
  // Event streams and imports send something more often than that.
  idleMilliseconds: 60_000,
  checkMilliseconds: 5_000,
  closingMilliseconds: 5_000,
}

export function connectionLimits(special: Partial<ConnectionLimits> = {}): ConnectionLimits {
  return { ...LIMITS, ...special }
}

/** The limits as server options of Fastify and Node. */
export function timeoutOptions(
  limits: ConnectionLimits,
): Pick<FastifyServerOptions, 'requestTimeout' | 'connectionTimeout'> & { readonly http: object } {
  return {
    requestTimeout: limits.requestMilliseconds,
    connectionTimeout: limits.idleMilliseconds,
    http: {
      headersTimeout: limits.headersMilliseconds,
      connectionsCheckingInterval: limits.checkMilliseconds,
    },
  }
}
