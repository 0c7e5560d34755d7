import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { Registry } from 'prom-client'
import type { DataSource, EntityManager } from 'typeorm'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import type { Env } from '../platform/config/env'
import { trustProxyOption, warnOfUntrustedProxy } from '../platform/config/trusted-proxies'
import type { Notifications } from '../platform/database/connection/notifications'
import { replicasOf } from '../platform/database/connection/replicas'
import { CatalogueVersion } from '../platform/database/events/catalogue-version'
import { bearerToken, createContext } from '../platform/features/context'
import type { Runtime } from '../platform/features/feature'
import { cacheResponses } from '../platform/http/cache/response-cache'
import { drainConnections } from '../platform/http/draining'
import { sendError } from '../platform/http/errors'
import { CSRF_HEADERS, graphqlRoutes } from '../platform/http/graphql/graphql'
import { measureOperations } from '../platform/http/graphql/operation-metrics'
import { createReadiness, healthRoutes, type Readiness } from '../platform/http/health'
import { type LogStream, logger } from '../platform/http/log'
import { countLookups, type MetricsGroup, metricsRoutes } from '../platform/http/metrics'
import { type AddressOf, createSendPage, type PageSource } from '../platform/http/pages/pages'
import { securityHeaders } from '../platform/http/pages/security-headers'
import { limitBodyTime } from '../platform/http/request/body-time'
import {
  type ConnectionLimits,
  connectionLimits,
  timeoutOptions,
} from '../platform/http/request/connection-limits'
import { parseJsonBodies } from '../platform/http/request/json'
import { checkRequestHeaders } from '../platform/http/request/request-headers'
import {
  logChangedOrders,
  REQUEST_ID_HEADER,
  requestId,
  sendRequestIds,
} from '../platform/http/request/request-id'
import { limitRequests } from '../platform/http/request/request-limit'
import { requestLocale } from '../platform/http/request/request-locale'
import type { RequestTracing } from '../platform/http/request/request-tracing'
import { closeUnusedConnections } from '../platform/http/request/unused-connections'
import { varyBy } from '../platform/http/request/vary'
import { docsRoutes } from '../platform/http/rest/docs.routes'
import { collectRestRoutes } from '../platform/http/rest/openapi'
import { checkPermissions, createRestApp, isForPage } from '../platform/http/rest/rest'
import { refuseUnknownParameters } from '../platform/http/rest/unknown-parameters'
import { clientNetwork } from '../platform/rate-limits/client-network'
import { currentSettings } from '../shop/settings/current-settings'
import { FEATURES } from './features'
import { measureShop } from './metrics'
import { pageShop } from './page-shop'
import { createRuntime, type ProvidedResource } from './runtime'
import { buildSchema } from './schema'

const MAX_BODY_BYTES = 100_000
const GRAPHQL_PATH = '/graphql'

export interface AppOptions {
  readonly env: Pick<
    Env,
    | 'mode'
    | 'logLevel'
    | 'publicUrl'
    | 'hstsSubdomains'
    | 'trustProxy'
    | 'corsOrigins'
    | 'rateLimitPerMinute'
    | 'emailTopLevelDomains'
    | 'smtpUrl'
    | 'mailFrom'
    | 'metricsToken'
    | 'offlinePages'
    | 'seller'
    | 'contact'
    | 'bosta'
    | 'paymob'
    | 'seed'
  >
  readonly dataSource: DataSource
  readonly notifications: Notifications
  readonly jwtSecret: string
  /** Shares the request limit between servers; without it, each server counts separately. */
  readonly redis?: Redis
  /** Resources outside the server; tests replace others, too. */
  readonly provided: readonly ProvidedResource[]
  /** The source of pages; without it the app has the API only. */
  readonly pages?: (app: FastifyInstance) => Promise<PageSource>
  /** Overrides of the default timeouts. */
  readonly limits?: Partial<ConnectionLimits>
  /** Knows whether the server is about to stop. */
  readonly readiness?: Readiness
  /** The workers that this process is one of. */
  readonly metricsGroup?: MetricsGroup
  readonly logStream?: LogStream
  /** Traces requests; without it, nothing is loaded or measured for that. */
  readonly tracing?: RequestTracing
}

declare module 'fastify' {
  interface FastifyInstance {
    /** For background work. */
    runtime: Runtime
  }
}

/** Whether a response has texts in the caller's language; the language of pages is in their paths. */
function isLocalized({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === GRAPHQL_PATH || routeOptions.config.docs !== undefined
}

/** Tracks the catalogue's version until the app closes; polls once the app is listening. */
async function followCatalogue(
  app: FastifyInstance,
  db: EntityManager,
  notifications: Notifications,
): Promise<CatalogueVersion> {
  const version = new CatalogueVersion(db, notifications)
  await version.read()
  const stopReplicas = replicasOf(db.dataSource)?.follow(version, notifications, app.log)
  let stopPolling = () => {}
  app.addHook('onListen', async () => {
    stopPolling = version.poll()
  })
  app.addHook('onClose', async () => {
    stopPolling()
    await stopReplicas?.()
    version.close()
  })
  return version
}

/**
 * The page at /graphql. In production it is GraphiQL, which ships with the shop: Apollo's script would
 * run on the origin whose local storage has the tokens.
 */
async function explorerPage(source: PageSource, mode: Env['mode']): Promise<string> {
  const html = await source.explorer()
  return mode === 'production' ? html.replace('data-explorer="sandbox"', '') : html
}

/** Sent instead of the service worker: it removes the installed worker and its caches. */
function withoutServiceWorker({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  return url === '/sw.js' ? '/sw-off.js' : url
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  varyBy(reply, 'Accept-Language')
  return reply.code(404).send({ message: translate('fault.notFound', {}, request.context.locale) })
}

/** Creates the app with all features, not yet listening. Production and tests use the same. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, jwtSecret, dataSource, notifications, redis } = options
  const db = dataSource.manager
  const schema = buildSchema()
  const isDevelopment = options.pages?.name === 'developmentPages'
  const limits = connectionLimits(options.limits)
  const app = fastify({
    ...timeoutOptions(limits),
    logger: logger(env, options.logStream),
    trustProxy: trustProxyOption(env.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    genReqId: requestId,
    forceCloseConnections: 'idle',
    // A request that arrives while the server closes is served: the database is closed last.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    ...(!env.offlinePages && { rewriteUrl: withoutServiceWorker }),
    // Errors before routing, such as a URL that cannot be decoded.
    frameworkErrors: sendError,
  })
  const publicUrl = () =>
    env.publicUrl ?? `http://localhost:${(app.server.address() as AddressInfo | null)?.port ?? 80}`

  const readiness = options.readiness ?? createReadiness()
  options.tracing?.traceRequests(app)
  closeUnusedConnections(app, limits.closingMilliseconds)
  drainConnections(app, readiness)
  app.setErrorHandler(sendError)
  checkRequestHeaders(app)
  limitBodyTime(app, limits.bodyMilliseconds)
  parseJsonBodies(app)
  const catalogueVersion = await followCatalogue(app, db, notifications)
  const registry = new Registry()
  measureShop(app, registry, { ...options, features: FEATURES })
  const runtime = createRuntime(
    {
      features: FEATURES,
      env,
      jwtSecret,
      publicUrl,
      db,
      notifications,
      redis,
      metrics: registry,
      catalogueVersion,
    },
    options.provided,
  )
  app.decorate('runtime', runtime)
  // Before responses are sent from the cache.
  sendRequestIds(app)
  logChangedOrders(app)
  // Known once the routes are registered.
  let addressOf: AddressOf | undefined
  cacheResponses(app, catalogueVersion, {
    address: (request) => {
      const { url = '' } = request.raw
      return addressOf && url.includes('?') && isForPage(request) ? addressOf(url) : url
    },
    isEnabled: !isDevelopment,
    onLookup: countLookups(registry),
    vary: [...CSRF_HEADERS, ...(env.corsOrigins ? ['origin'] : [])],
    isRateLimited: env.rateLimitPerMinute !== undefined,
    // A request that fails early has no context yet.
    isPrivate: ({ context }) => context?.isPrivate,
    maxAgeSeconds: ({ context }) => context?.maxAgeSeconds,
    variant: (request) => (isLocalized(request) ? requestLocale(request) : ''),
    cacheablePostPaths: [GRAPHQL_PATH],
  })
  warnOfUntrustedProxy(app, env.trustProxy)
  securityHeaders(app, {
    https: env.publicUrl?.startsWith('https:') ?? false,
    hstsSubdomains: env.hstsSubdomains,
    explorer: env.mode === 'production' ? 'graphiql' : 'sandbox',
    development: isDevelopment,
  })
  await app.register(cors, {
    origin: env.corsOrigins ? [...env.corsOrigins] : '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'retry-after',
      'idempotent-replayed',
      'link',
      'x-total-count',
      'x-updated-until',
      REQUEST_ID_HEADER,
    ],
  })
  await app.register(accepts)
  await app.register(compress, { globalDecompression: false })
  if (env.rateLimitPerMinute) {
    limitRequests(app, { perMinute: env.rateLimitPerMinute, redis, keyOf: clientNetwork })
  }

  app.decorateRequest('context')
  const contextOf = (
    request: FastifyRequest,
    token: string | undefined,
    locale: Locale,
    hasLeft: () => boolean,
  ) => {
    const { ip, id, log } = request
    const userAgent = request.headers['user-agent'] ?? ''
    const origin = { token, address: ip, userAgent, locale, requestId: id, log, hasLeft }
    return createContext(runtime, origin)
  }
  app.addHook('onRequest', async (request, reply) => {
    const token = bearerToken(request.headers.authorization)
    request.context = contextOf(
      request,
      token,
      requestLocale(request),
      () => request.raw.socket.destroyed,
    )
    if (isLocalized(request)) varyBy(reply, 'Accept-Language')
  })

  checkPermissions(app)
  refuseUnknownParameters(app)
  const restRoutes = collectRestRoutes(app)
  // Before the route of the metrics, which merges the registries that it finds.
  const operations = measureOperations(registry)
  metricsRoutes(app, registry, { token: env.metricsToken, group: options.metricsGroup })
  healthRoutes(app, dataSource, readiness)
  const source = await options.pages?.(app)
  addressOf = source?.addressOf
  await graphqlRoutes(app, schema, {
    contextOf: ({ context }) => context,
    explorer: source && (() => explorerPage(source, env.mode)),
    plugins: options.tracing ? [operations, options.tracing.traceOperations] : [operations],
  })

  // In memory before the first request.
  await runtime.get(currentSettings).get(db)
  const sendPage =
    source &&
    createSendPage(source, schema, {
      ...env,
      publicUrl,
      shop: pageShop(runtime),
      // Others may wait for the same page.
      visitorContext: (request, locale) => contextOf(request, undefined, locale, () => false),
      sendNotFound,
    })
  const rest = createRestApp(app, sendPage)
  for (const { routes } of FEATURES) await routes?.({ rest, app, publicUrl }, runtime)
  const webhooks = Object.assign({}, ...FEATURES.map((feature) => feature.webhooks))
  await docsRoutes(app, restRoutes, webhooks, publicUrl)

  app.setNotFoundHandler(async (request, reply) => {
    if (sendPage) varyBy(reply, 'Accept')
    if (sendPage && isForPage(request)) return sendPage(request, reply)
    return sendNotFound(request, reply)
  })
  return app
}
