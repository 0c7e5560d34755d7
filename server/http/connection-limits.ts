import type { FastifyServerOptions } from 'fastify'

/** How long a client may take. What the shop itself takes for an answer is not counted. */
export interface ConnectionLimits {
  readonly headersMilliseconds: number
  /** For the whole request. */
  readonly requestMilliseconds: number
  /** With nothing sent and nothing taken, while a request is under way. */
  readonly silenceMilliseconds: number
  /** Between two looks for those that are over the first two limits. */
  readonly checkMilliseconds: number
  /** Of a server that is closing, for what is still to be received, or taken. */
  readonly closingMilliseconds: number
}

const LIMITS: ConnectionLimits = {
  headersMilliseconds: 15_000,
  // A picture or a file of 10 MB over a line of 300 kbit/s.
  requestMilliseconds: 300_000,
  // Server-sent events and imports say something more often than that.
  silenceMilliseconds: 60_000,
  checkMilliseconds: 5_000,
  closingMilliseconds: 5_000,
}

export function connectionLimits(special: Partial<ConnectionLimits> = {}): ConnectionLimits {
  return { ...LIMITS, ...special }
}

/** The limits as Fastify and Node take them. */
export function limitConnections(
  limits: ConnectionLimits,
): Pick<FastifyServerOptions, 'requestTimeout' | 'connectionTimeout'> & { readonly http: object } {
  return {
    requestTimeout: limits.requestMilliseconds,
    connectionTimeout: limits.silenceMilliseconds,
    http: {
      headersTimeout: limits.headersMilliseconds,
      connectionsCheckingInterval: limits.checkMilliseconds,
    },
  }
}
