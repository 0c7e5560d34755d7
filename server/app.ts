import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { DataSource, EntityManager } from 'typeorm'
import { AppError } from '#domain/errors'
import { translate } from '#domain/messages'
import { accountsRoutes } from './accounts/accounts.routes'
import type { AccountSettings } from './accounts/accounts.service'
import { cartRoutes } from './cart/cart.routes'
import { catalogueRoutes } from './catalogue/catalogue.routes'
import { CatalogueVersion } from './catalogue/catalogue-version'
import { productCsvRoutes } from './catalogue/product-csv.routes'
import { productEditingRoutes } from './catalogue/product-editing.routes'
import { createProductLoaders } from './catalogue/product-loaders'
import type { Notices } from './database/notices'
import type { Env } from './env'
import { cacheAnswers } from './http/answer-cache'
import { type ConnectionLimits, connectionLimits, limitConnections } from './http/connection-limits'
import { bearerToken, type Context, createContext } from './http/context'
import { docsRoutes } from './http/docs.routes'
import { answerError } from './http/errors'
import { createEventStreams } from './http/event-stream'
import { graphqlRoutes } from './http/graphql'
import { healthRoutes } from './http/health'
import { readJson } from './http/json'
import { type LogStream, logger } from './http/log'
import { metricsRoutes } from './http/metrics'
import { collectRestRoutes } from './http/openapi'
import { createSendPage, type PageSource } from './http/pages'
import { createRestApp, varyByAccept } from './http/rest'
import { buildSchema } from './http/schema'
import { securityHeaders } from './http/security-headers'
import { sitemapRoutes } from './http/sitemap'
import { closeUnusedConnections } from './http/unused-connections'
import { orderEventsRoutes } from './orders/order-events.routes'
import { orderManagementRoutes } from './orders/order-management.routes'
import { ordersRoutes } from './orders/orders.routes'
import { personalDataRoutes } from './orders/personal-data.routes'
import type { PictureStorage } from './pictures/picture-storage'
import { picturesRoutes } from './pictures/pictures.routes'
import { webhookSettings } from './webhooks/webhook-address'

const MAX_BODY_BYTES = 100_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of somebody who is not signed in, whoever asks: what pages are rendered with. */
    visitorContext(): Context
  }
}

export interface AppOptions {
  readonly env: Pick<
    Env,
    'mode' | 'logLevel' | 'publicUrl' | 'trustProxy' | 'corsOrigins' | 'rateLimitPerMinute'
  >
  readonly dataSource: DataSource
  readonly notices: Notices
  readonly accounts: AccountSettings
  /** Counts requests for all servers together; without it each counts its own. */
  readonly redis?: Redis
  readonly pictures: PictureStorage
  /** Where pages come from; without it the app has its API only. */
  readonly pages?: (app: FastifyInstance) => Promise<PageSource>
  /** Those that differ from what clients need. */
  readonly limits?: Partial<ConnectionLimits>
  readonly logStream?: LogStream
}

/** The version of the catalogue, kept up to date as long as the app lives, and asked for once it listens. */
async function followCatalogue(
  app: FastifyInstance,
  db: EntityManager,
  notices: Notices,
): Promise<CatalogueVersion> {
  const version = new CatalogueVersion(db, notices)
  await version.read()
  let stopPolling = () => {}
  app.addHook('onListen', async () => {
    stopPolling = version.poll()
  })
  app.addHook('onClose', async () => {
    stopPolling()
    version.close()
  })
  return version
}

/** Wires the features into one server, not yet listening: the same for production and tests. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, dataSource, notices, accounts, redis } = options
  const settings = { accounts, webhooks: webhookSettings(env) }
  const db = dataSource.manager
  const sources = { db, products: createProductLoaders(db) }
  const schema = buildSchema()
  const isDevelopment = options.pages?.name === 'developmentPages'
  const limits = connectionLimits(options.limits)
  const app = fastify({
    ...limitConnections(limits),
    logger: logger(env, options.logStream),
    trustProxy: env.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    // Refused before any route is found, such as an address that cannot be decoded.
    frameworkErrors: answerError,
  })
  const publicUrl = () =>
    env.publicUrl ?? `http://localhost:${(app.server.address() as AddressInfo | null)?.port ?? 80}`

  closeUnusedConnections(app, limits.closingMilliseconds)
  app.setErrorHandler(answerError)
  readJson(app)
  cacheAnswers(app, await followCatalogue(app, db, notices), {
    keep: !isDevelopment,
    // Without the first, a GET of GraphQL is refused: another site's page may have sent it.
    vary: ['apollo-require-preflight', ...(env.corsOrigins ? ['origin'] : [])],
    countsRequests: env.rateLimitPerMinute !== undefined,
    readWithPost: ['/graphql'],
  })
  securityHeaders(app, {
    https: env.publicUrl?.startsWith('https:') ?? false,
    development: isDevelopment,
  })
  await app.register(cors, {
    origin: env.corsOrigins ? [...env.corsOrigins] : '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['retry-after'],
  })
  await app.register(accepts)
  await app.register(compress)
  if (env.rateLimitPerMinute) {
    await app.register(rateLimit, {
      max: env.rateLimitPerMinute,
      timeWindow: '1 minute',
      // Shared by all servers; while Redis is away nobody is turned away.
      ...(redis && { redis, nameSpace: 'rate-limit-', skipOnError: true }),
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('TOO_MANY_ATTEMPTS', {
          key: 'fault.tooManyRequests',
          parameters: { seconds: Math.ceil(ttl / 1000) },
          retryAfterSeconds: Math.ceil(ttl / 1000),
        }),
    })
  }

  app.decorateRequest('context')
  app.decorateRequest('visitorContext', function visitorContext() {
    const { ip: address, id: requestId, log } = this
    return createContext(sources, settings, { token: undefined, address, requestId, log })
  })
  app.addHook('onRequest', async (request) => {
    const { ip: address, id: requestId, log, headers } = request
    const token = bearerToken(headers.authorization)
    request.context = createContext(sources, settings, { token, address, requestId, log })
  })

  const restRoutes = collectRestRoutes(app)
  metricsRoutes(app)
  healthRoutes(app, dataSource)
  sitemapRoutes(app, db, publicUrl)
  const source = await options.pages?.(app)
  await graphqlRoutes(app, schema, source?.explorer)

  const sendPage = source && createSendPage(source, schema, publicUrl)
  const rest = createRestApp(app, sendPage)
  catalogueRoutes(rest)
  accountsRoutes(rest)
  cartRoutes(rest)
  ordersRoutes(rest)
  personalDataRoutes(rest)
  productEditingRoutes(rest)
  await productCsvRoutes(app)
  orderManagementRoutes(rest)
  await picturesRoutes(app, options.pictures)
  orderEventsRoutes(rest, notices, createEventStreams(app))
  await docsRoutes(app, restRoutes)

  const limitNotFound = env.rateLimitPerMinute ? { preHandler: app.rateLimit() } : {}
  app.setNotFoundHandler(limitNotFound, async (request, reply) => {
    if (sendPage) varyByAccept(reply)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (
      sendPage &&
      isRead &&
      request.accepts().type(['text/html', 'application/json']) === 'text/html'
    ) {
      return sendPage(request, reply)
    }
    return reply.code(404).send({ message: translate('fault.notFound') })
  })
  return app
}
