import '@fastify/accepts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import { varyBy } from '../request/vary'
import type { documented } from './rest-docs'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the path is also a page, which everybody may load. */
    readonly isPage?: true
  }
}

/** The app on which features register their routes. */
export interface RestApp
  extends Pick<FastifyInstance, 'get' | 'post' | 'put' | 'patch' | 'delete'> {
  /** A GET path that is also a page: browsers navigating to it get the page, other clients JSON. */
  getOrPage<Route extends RouteGenericInterface>(
    path: string,
    options: ReturnType<typeof documented>,
    handler: (request: FastifyRequest<Route>, reply: FastifyReply) => Promise<unknown>,
  ): void
}

/** Sends the page at the request's path. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Whether the client prefers HTML to JSON; no preference means JSON. */
export function prefersPage(request: FastifyRequest): boolean {
  return request.accepts().type(['application/json', 'text/html']) === 'text/html'
}

/**
 * Whether the response to a GET or HEAD is a page. Clients without a preference get JSON where there is a route, and
 * otherwise the page that says so.
 */
export function isForPage(request: FastifyRequest): boolean {
  const { method, routeOptions } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (routeOptions.url === undefined) {
    return request.accepts().type(['text/html', 'application/json']) === 'text/html'
  }
  return routeOptions.config.isPage === true && prefersPage(request)
}

/**
 * Checks the permission that a route declares in its documentation: after the limits on requests, and before the
 * body is read, so that nobody else can make the server buffer a large one.
 */
export function checkPermissions(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ routeOptions: { config }, context }) => {
    if (config.docs?.permission && !config.isPage) {
      await context.requirePermission(config.docs.permission)
    }
  })
}

export function createRestApp(app: FastifyInstance, sendPage: SendPage | undefined): RestApp {
  return Object.assign(Object.create(app) as FastifyInstance, {
    getOrPage(
      path: string,
      options: ReturnType<typeof documented>,
      handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ) {
      const { docs } = options.config
      app.get(path, { config: { docs, isPage: true } }, async (request, reply) => {
        varyBy(reply, 'Accept')
        if (sendPage && isForPage(request)) return sendPage(request, reply)
        if (docs.permission) await request.context.requirePermission(docs.permission)
        return handler(request, reply)
      })
    },
  }) as RestApp
}
