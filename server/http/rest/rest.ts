import '@fastify/accepts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify'
import { varyBy } from '../vary'
import type { documented } from './rest-docs'

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
function prefersPage(request: FastifyRequest): boolean {
  return request.accepts().type(['application/json', 'text/html']) === 'text/html'
}

export function createRestApp(app: FastifyInstance, sendPage: SendPage | undefined): RestApp {
  return Object.assign(Object.create(app) as FastifyInstance, {
    getOrPage(
      path: string,
      options: ReturnType<typeof documented>,
      handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ) {
      app.get(path, options, async (request, reply) => {
        varyBy(reply, 'Accept')
        return sendPage && prefersPage(request) ? sendPage(request, reply) : handler(request, reply)
      })
    },
  }) as RestApp
}
