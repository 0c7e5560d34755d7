import type { FastifyBaseLogger } from 'fastify'
import type { Permission } from '#domain/accounts/permissions'
import type { Locale } from '#domain/messages/locale'

/** The part of a request's context that http/ needs; context.ts extends it. */
export interface RequestContext {
  /** The caller's network address. */
  readonly address: string
  /** How the caller's browser or tool describes itself; empty if it does not. */
  readonly userAgent: string
  /** The language of texts in the response. */
  readonly locale: Locale
  /** Identifies the request in the log and in error messages. */
  readonly requestId: string
  readonly log: FastifyBaseLogger
  /** Whether the client has closed its connection, so that nobody reads the response. */
  hasLeft(): boolean
  /** Whether the response is for its caller only, who has been looked up or has the token of a link. */
  readonly isPrivate: boolean
  /** The maximum age of the response; undefined: until the version of the catalogue changes. */
  readonly maxAgeSeconds: number | undefined
  /** Limits the maximum age; the lowest limit applies. */
  limitMaxAge(seconds: number): void
  /** Whether the caller has a permission besides; visitors have none. Throws UNAUTHENTICATED for an invalid token. */
  allows(permission: Permission): Promise<boolean>
  /** Keeps the response out of every cache although no caller is looked up for it. */
  keepPrivate(): void
}
