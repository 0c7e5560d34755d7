import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from 'graphql'
import { samePublicly } from './answer-cache'
import type { SendPage } from './rest'

/** What the React app's server build renders of one address. */
export interface RenderedPage {
  readonly status: number
  readonly head: string
  readonly html: string
  readonly state: string
}

export type RenderPage = (request: {
  readonly url: string
  readonly publicUrl: string
  readonly execute: (
    document: DocumentNode,
    variables: Record<string, unknown>,
  ) => Promise<ExecutionResult>
}) => Promise<RenderedPage>

/** Where pages come from: the built files, or Vite in development. */
export interface PageSource {
  readonly render: RenderPage
  readonly template: (url: string) => Promise<string>
  /** The page at which GraphQL is explored. */
  readonly explorer: () => Promise<string>
}

// Function replacers: a page's text may hold `$&`.
function fill(template: string, page: Pick<RenderedPage, 'head' | 'html' | 'state'>): string {
  return template
    .replace('<!--app-head-->', () => page.head)
    .replace('<!--app-html-->', () => page.html)
    .replace('<!--app-state-->', () => page.state)
}

// Set, not resolved: resolved, a path such as `//host/x` would name another host.
function addressOf(requestUrl: string, publicUrl: string): string {
  const [path = '/', ...query] = requestUrl.split('?')
  return Object.assign(new URL(publicUrl), { pathname: path, search: query.join('?') }).href
}

/**
 * Sends the page of a request's path, rendered as a visitor sees it: the same HTML for everybody.
 * When rendering fails, the browser gets the empty shell and renders the page itself.
 */
export function createSendPage(
  source: PageSource,
  schema: GraphQLSchema,
  publicUrl: () => string,
): SendPage {
  const underWay = new Map<string, Promise<RenderedPage>>()

  const render = (request: FastifyRequest) =>
    source.render({
      url: addressOf(request.url, publicUrl()),
      publicUrl: publicUrl(),
      execute: async (document, variableValues) =>
        execute({ schema, document, variableValues, contextValue: request.visitorContext() }),
    })

  /** Many ask for a page at the moment when the catalogue has changed: it is rendered once for all of them. */
  function renderOnce(request: FastifyRequest): Promise<RenderedPage> {
    const { catalogueVersion, url } = request
    if (catalogueVersion === undefined) return render(request)
    const key = `${catalogueVersion} ${url}`
    let page = underWay.get(key)
    if (!page) {
      page = render(request).finally(() => underWay.delete(key))
      underWay.set(key, page)
    }
    return page
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const template = await source.template(request.url)
    reply.type('text/html; charset=utf-8')
    try {
      const page = await renderOnce(request)
      if (page.status === 200) samePublicly(reply)
      return reply.code(page.status).send(fill(template, page))
    } catch (error) {
      request.log.error({ err: error }, 'page failed to render')
      return reply.code(500).send(fill(template, { head: '', html: '', state: '' }))
    }
  }
}
