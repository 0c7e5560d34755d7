import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import type { ApiKeyScope } from '#domain/integrations/api-keys.schema'
import type { Caller, Viewer } from './caller'
import { actingManager, type LoggedActor } from './database/acting-manager'
import type { Resource, Runtime } from './feature'
import type { RequestContext } from './http/request-context'

/** What every resolver and route gets: the caller and the database. One per request. */
export interface Context extends RequestContext {
  /** Its transactions are those of the caller who passed requireAdmin, in the log of changes. */
  readonly db: EntityManager
  /** What a feature keeps in the memory of this server. */
  get<T>(resource: Resource<T>): T
  /** The signed-in account, checked once per request. Throws UNAUTHENTICATED for visitors, FORBIDDEN for API keys. */
  viewer(): Promise<Viewer>
  /**
   * Requires the admin or, where a scope is given, an API key with that scope. Throws
   * UNAUTHENTICATED for visitors, FORBIDDEN for others. Returns who it is.
   */
  requireAdmin(scope?: ApiKeyScope): Promise<Caller>
  /** requireAdmin without the cached result, for event streams: the session may have expired meanwhile. */
  recheckAdmin(scope?: ApiKeyScope): Promise<void>
  /** Whether a caller who passed requireAdmin also has this scope; the admin has every one. */
  permits(scope: ApiKeyScope): Promise<boolean>
  /** Whether the owner is signed in: what API keys do not see, either. Throws UNAUTHENTICATED for an invalid token. */
  isOwner(): Promise<boolean>
  /** Keeps the response out of every cache although no caller is looked up for it. */
  keepPrivate(): void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every request before its handler runs. */
    context: Context
  }
}

export interface RequestOrigin
  extends Pick<RequestContext, 'address' | 'locale' | 'requestId' | 'log'> {
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

function authorizeAdmin(caller: Caller, scope: ApiKeyScope | undefined): Caller {
  if (caller.viewer) {
    if (caller.viewer.role !== 'admin') throw new AppError('FORBIDDEN', { key: 'fault.forbidden' })
  } else if (!scope || !caller.scopes.includes(scope)) {
    throw new AppError('FORBIDDEN', { key: 'apiKey.forbidden' })
  }
  return caller
}

function idOf({ viewer, apiKeyId }: Caller): Pick<LoggedActor, 'accountId' | 'apiKeyId'> {
  return viewer ? { accountId: viewer.id } : { apiKeyId }
}

export function createContext(
  runtime: Runtime,
  { token, address, locale, requestId, log }: RequestOrigin,
): Context {
  const recheck = async () => {
    context.isPrivate = true
    return identify(token, runtime)
  }
  const caller = once(recheck)
  let actor: LoggedActor | undefined
  // Named one by one, without spreads and getters: they take 200 times as long, for every request.
  const context: Context & CacheState = {
    db: actingManager(runtime.db, () => actor),
    get: runtime.get,
    address,
    locale,
    requestId,
    log,
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
    async requireAdmin(scope) {
      const admin = authorizeAdmin(await caller(), scope)
      actor = { ...idOf(admin), address, requestId }
      return admin
    },
    permits: async (scope) => (await caller()).scopes?.includes(scope) ?? true,
    isOwner: async () => token !== undefined && (await caller()).viewer?.role === 'admin',
    keepPrivate() {
      context.isPrivate = true
    },
    recheckAdmin: async (scope) => {
      authorizeAdmin(await recheck(), scope)
    },
  }
  return context
}
