import '@fastify/accepts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import type { Context } from './context'
import type { documented } from './rest-docs'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and the database: set for every request before its handler runs. */
    context: Context
  }
}

/** What a feature registers its routes on. */
export interface RestApp
  extends Pick<FastifyInstance, 'get' | 'post' | 'put' | 'patch' | 'delete'> {
  /** A GET path that is also a page: a browser's navigation gets the page, all else REST. */
  getBesidePage<Route extends RouteGenericInterface>(
    path: string,
    options: ReturnType<typeof documented>,
    handler: (request: FastifyRequest<Route>) => Promise<unknown>,
  ): void
}

/** Sends the page of the request's path. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Whether the caller prefers a page to JSON; no preference means JSON. */
function prefersPage(request: FastifyRequest): boolean {
  return request.accepts().type(['application/json', 'text/html']) === 'text/html'
}

/** Tells caches that the answer depends on Accept, beside what else it depends on. */
export function varyByAccept(reply: FastifyReply): void {
  const others = reply.getHeader('vary')
  reply.header('vary', others ? `${others}, Accept` : 'Accept')
}

export function createRestApp(app: FastifyInstance, sendPage: SendPage | undefined): RestApp {
  return Object.assign(Object.create(app) as FastifyInstance, {
    getBesidePage(
      path: string,
      options: ReturnType<typeof documented>,
      handler: (request: FastifyRequest) => Promise<unknown>,
    ) {
      app.get(path, options, async (request, reply) => {
        varyByAccept(reply)
        return sendPage && prefersPage(request) ? sendPage(request, reply) : handler(request)
      })
    },
  }) as RestApp
}
