import type { EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import type { ApiKeyScope } from '#domain/integrations/api-keys.schema'
import {
  type AccountSettings,
  authenticate,
  requireAdmin,
  type Viewer,
} from './accounts/accounts.service'
import type { VersionCache } from './database/version-cache'
import type { DeliveryRateView } from './delivery/delivery.service'
import type { CodeLimiter } from './discounts/code-limiter'
import type { Seller } from './env'
import type { PersonalDataProvider } from './feature'
import type { RequestContext } from './http/request-context'
import { authenticateApiKey, isApiKey } from './integrations/api-keys.service'
import type { WebhookSettings } from './integrations/webhook-address'
import type { ListingIndex } from './listing/listing-index'
import type { ProductMatches } from './listing/product-matches'
import type { ProductLoaders } from './products/product-loaders'
import type { ReviewLimiter } from './reviews/review-limiter'
import type { ReviewLoaders } from './reviews/review-loaders'
import type { SearchDictionary } from './search/search-dictionary'

/** Settings that resolvers and routes need. */
export interface ContextSettings {
  readonly accounts: AccountSettings
  readonly webhooks: WebhookSettings
  readonly personalData: readonly PersonalDataProvider[]
  readonly codeLimiter: CodeLimiter
  readonly reviewLimiter: ReviewLimiter
  readonly seller: Seller
}

/** What every resolver and route gets: the caller and the database. One per request. */
export interface Context extends RequestContext, ContextSettings {
  readonly db: EntityManager
  readonly products: ProductLoaders
  readonly reviews: ReviewLoaders
  readonly listing: ListingIndex
  readonly matches: ProductMatches
  readonly searchDictionary: VersionCache<SearchDictionary>
  readonly deliveryRates: VersionCache<readonly DeliveryRateView[]>
  /** The signed-in account, checked once per request. Throws UNAUTHENTICATED for visitors, FORBIDDEN for API keys. */
  viewer(): Promise<Viewer>
  /**
   * Requires the admin or, where a scope is given, an API key with that scope. Throws
   * UNAUTHENTICATED for visitors, FORBIDDEN for others.
   */
  requireAdmin(scope?: ApiKeyScope): Promise<void>
  /** requireAdmin without the cached result, for event streams: the session may have expired meanwhile. */
  recheckAdmin(scope?: ApiKeyScope): Promise<void>
  /** Whether a caller who passed requireAdmin also has this scope; the admin has every one. */
  permits(scope: ApiKeyScope): Promise<boolean>
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every request before its handler runs. */
    context: Context
  }
}

export interface Caller extends Pick<RequestContext, 'address' | 'locale' | 'requestId' | 'log'> {
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

export function createContext(
  {
    db,
    products,
    reviews,
    listing,
    matches,
    searchDictionary,
    deliveryRates,
  }: Pick<
    Context,
    'db' | 'products' | 'reviews' | 'listing' | 'matches' | 'searchDictionary' | 'deliveryRates'
  >,
  { accounts, webhooks, personalData, codeLimiter, reviewLimiter, seller }: ContextSettings,
  { token, address, locale, requestId, log }: Caller,
): Context {
  const loadViewer = async () => {
    context.isPrivate = true
    if (!isApiKey(token)) return authenticate(db, accounts.jwtSecret, token)
    await authenticateApiKey(db, token)
    throw new AppError('FORBIDDEN', { key: 'apiKey.noAccount' })
  }
  const loadScopes = async () => {
    context.isPrivate = true
    return isApiKey(token) ? authenticateApiKey(db, token) : undefined
  }
  const viewer = once(loadViewer)
  const scopes = once(loadScopes)
  async function authorizeAdmin(
    scope: ApiKeyScope | undefined,
    caller: { readonly viewer: typeof viewer; readonly scopes: typeof scopes },
  ): Promise<void> {
    const granted = await caller.scopes()
    if (!granted) requireAdmin(await caller.viewer())
    else if (!scope || !granted.includes(scope)) {
      throw new AppError('FORBIDDEN', { key: 'apiKey.forbidden' })
    }
  }
  // Named one by one, without spreads and getters: they take 200 times as long, for every request.
  const context: Context & CacheState = {
    db,
    products,
    reviews,
    listing,
    matches,
    searchDictionary,
    deliveryRates,
    accounts,
    webhooks,
    personalData,
    codeLimiter,
    reviewLimiter,
    seller,
    address,
    locale,
    requestId,
    log,
    isPrivate: false,
    maxAgeSeconds: undefined,
    limitMaxAge(seconds) {
      context.maxAgeSeconds = Math.min(seconds, context.maxAgeSeconds ?? seconds)
    },
    viewer,
    requireAdmin: (scope) => authorizeAdmin(scope, { viewer, scopes }),
    permits: async (scope) => (await scopes())?.includes(scope) ?? true,
    recheckAdmin: (scope) => authorizeAdmin(scope, { viewer: loadViewer, scopes: loadScopes }),
  }
  return context
}
