import type { EntityManager } from 'typeorm'
import type { Permission } from '#domain/accounts/permissions'
import { AppError } from '#domain/errors'
import { actingManager, type LoggedActor } from '../database/statements/acting-manager'
import type { RequestContext } from '../http/request/request-context'
import { type Caller, isAllowed, type Viewer } from './caller'
import type { Resource, Runtime } from './feature'

/** Context of every resolver and route: the caller and the database. One per request. */
export interface Context extends RequestContext {
  /** Its transactions are those of the caller who passed requirePermission, in the log of changes. */
  readonly db: EntityManager
  /** Returns the one instance of a resource on this server. */
  get<T>(resource: Resource<T>): T
  /** Whether the request has a token, which may be invalid. Those of visitors have none. */
  readonly hasToken: boolean
  /** The signed-in account, checked once per request. Throws UNAUTHENTICATED for visitors, FORBIDDEN for API keys. */
  viewer(): Promise<Viewer>
  /** Who sends the request, checked once. Throws UNAUTHENTICATED for visitors. */
  caller(): Promise<Caller>
  /**
   * Requires an account whose role has the permission, or an API key with a scope that has it. Throws
   * UNAUTHENTICATED for visitors, FORBIDDEN for others. Returns who it is. Fields declare what they require
   * with `@Requires`, and routes in their documentation: both are checked before they run.
   */
  requirePermission(permission: Permission): Promise<Caller>
  /** requirePermission without the cached result, for event streams: the session may have expired meanwhile. */
  recheckPermission(permission: Permission): Promise<void>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every request before its handler runs. */
    context: Context
  }
}

export interface RequestOrigin
  extends Pick<
    RequestContext,
    'address' | 'userAgent' | 'locale' | 'requestId' | 'log' | 'hasLeft'
  > {
  readonly token: string | undefined
}

/** The bearer token of an Authorization header. */
export function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +(\S+)$/i)?.[1]
}

/** Calls the function once, and returns its result to every caller. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= load()
    return result
  }
}

/** The part of a context that changes while its request is handled. */
interface CacheState {
  isPrivate: boolean
  maxAgeSeconds: number | undefined
}

/** Throws UNAUTHENTICATED without a valid token. */
function identify(token: string | undefined, runtime: Runtime): Promise<Caller> {
  for (const { authentication } of runtime.features) {
    if (token && authentication?.accepts(token)) return authentication.authenticate(token, runtime)
  }
  throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
}

function authorize(caller: Caller, permission: Permission): Caller {
  if (isAllowed(caller, permission)) return caller
  throw new AppError('FORBIDDEN', { key: caller.viewer ? 'fault.forbidden' : 'apiKey.forbidden' })
}

function idOf({ viewer, apiKeyId }: Caller): Pick<LoggedActor, 'accountId' | 'apiKeyId'> {
  return viewer ? { accountId: viewer.id } : { apiKeyId }
}

export function createContext(
  runtime: Runtime,
  { token, address, userAgent, locale, requestId, log, hasLeft }: RequestOrigin,
): Context {
  const recheck = async () => {
    context.isPrivate = true
    return identify(token, runtime)
  }
  const caller = once(recheck)
  let actor: LoggedActor | undefined
  // Named one by one, without spreads and getters: they take 200 times as long, for every request.
  const context: Context & CacheState = {
    db: actingManager(runtime.db, () => actor, requestId),
    get: runtime.get,
    address,
    userAgent,
    locale,
    requestId,
    log,
    hasLeft,
    hasToken: token !== undefined,
    isPrivate: false,
    maxAgeSeconds: undefined,
    limitMaxAge(seconds) {
      context.maxAgeSeconds = Math.min(seconds, context.maxAgeSeconds ?? seconds)
    },
    async viewer() {
      const { viewer } = await caller()
      if (!viewer) throw new AppError('FORBIDDEN', { key: 'apiKey.noAccount' })
      return viewer
    },
    caller,
    async requirePermission(permission) {
      const allowed = authorize(await caller(), permission)
      actor = { ...idOf(allowed), address, requestId }
      return allowed
    },
    allows: async (permission) => token !== undefined && isAllowed(await caller(), permission),
    keepPrivate() {
      context.isPrivate = true
    },
    recheckPermission: async (permission) => {
      authorize(await recheck(), permission)
    },
  }
  return context
}
