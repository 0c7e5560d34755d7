import { unwrapResolverError } from '@apollo/server/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import { LOCALE_SETTINGS, type Locale, splitLocale } from '#domain/messages/locale'
import { accentCss, DEFAULT_ACCENT } from '#domain/settings/accent'
import type { PublicShop } from '#domain/settings/public-shop'
import type { TopLevelDomains } from '#domain/validation/email'
import { isUnavailable, RETRY_AFTER_SECONDS } from '../../database/connection/unavailable'
import { PRIVATE, setPublicCache } from '../cache/cache-policy'
import { CLIENT_CLOSED_REQUEST } from '../errors'
import type { RequestContext } from '../request/request-context'
import { prefersPage, type SendPage } from '../rest/rest'
import { HOLD_EVENTS } from './hold-events'
import { MARK_NEW_VISITOR } from './mark-new-visitor'
import { START_SCRIPTS } from './start-scripts'

/** A page rendered by the React app's server build. */
interface RenderedPage {
  readonly status: number
  readonly head: string
  readonly html: string
  readonly state: string
  /** The stylesheet that the page needs in addition to the one in the template. */
  readonly stylesheet?: 'admin' | undefined
  /** The path pattern of its route, under which the template names its scripts. */
  readonly route?: string | undefined
  /** Whether its path has a token, so that nothing may keep it, list it or tell others its address. */
  readonly isPrivate?: boolean
}

interface CompletePage extends RenderedPage {
  readonly maxAgeSeconds: number | undefined
  readonly accentColor: string | undefined
}

export type RenderPage = (request: {
  readonly url: string
  readonly publicUrl: string
  readonly emailTopLevelDomains: TopLevelDomains
  readonly shop: PublicShop
  readonly execute: (
    document: DocumentNode,
    variables: Record<string, unknown>,
  ) => Promise<ExecutionResult>
}) => Promise<RenderedPage>

/** Takes and returns a path with its query. */
export type AddressOf = (address: string) => string

/** Where pages come from: the built files, or Vite in development. */
export interface PageSource {
  readonly render: RenderPage
  /** The address of a page without what its HTML does not depend on. */
  readonly addressOf: AddressOf
  readonly template: (url: string) => Promise<string>
  /** The GraphQL explorer. */
  readonly explorer: () => Promise<string>
}

/** Of a page whose path has a token. */
const PRIVATE_HEADERS = {
  'cache-control': PRIVATE,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

function htmlTag(locale: Locale): string {
  return `<html lang="${locale}" dir="${LOCALE_SETTINGS[locale].direction}">`
}

// Replacer functions, because a page's text may contain `$&`.
function fillTemplate(
  template: string,
  locale: Locale,
  page: Omit<RenderedPage, 'status'> & Partial<Pick<CompletePage, 'accentColor'>>,
): string {
  const { accentColor } = page
  const accent = accentColor ? `<style>${accentCss(accentColor)}</style>` : ''
  return template
    .replace('<html lang="en" dir="ltr">', htmlTag(locale))
    .replace(/<!--locale-(\w+) (.*?)-->/g, (_, language: string, links: string) =>
      language === locale ? links : '',
    )
    .replace(
      /<!--page-(\S+)-(\w+) (.*?)-->/g,
      (_, route: string, language: string, links: string) =>
        route === page.route && language === locale ? links : '',
    )
    .replace(/<!--admin-styles (.*?)-->/, (_, link: string) =>
      page.stylesheet === 'admin' ? link : '',
    )
    .replace('<!--app-hold-events-->', () => HOLD_EVENTS.html)
    .replace('<!--app-mark-new-visitor-->', () => MARK_NEW_VISITOR.html)
    .replace('<!--app-start-scripts-->', () => START_SCRIPTS.html)
    .replace(`content="${DEFAULT_ACCENT}"`, `content="${accentColor ?? DEFAULT_ACCENT}"`)
    .replace('<!--app-head-->', () => accent + page.head)
    .replace('<!--app-html-->', () => page.html)
    .replace('<!--app-state-->', () => page.state)
}

function localeOf({ url }: FastifyRequest): Locale {
  return splitLocale(url.split('?')[0] ?? '').locale
}

// Assigned, not resolved: a path such as `//host/x` would resolve to another host.
function absoluteUrl(requestUrl: string, publicUrl: string): string {
  const [path = '/', ...query] = requestUrl.split('?')
  return Object.assign(new URL(publicUrl), { pathname: path, search: query.join('?') }).href
}

/**
 * Logs what Apollo Server's plugins log for /graphql, because pages execute their queries directly.
 */
function logQueryError({ log }: FastifyRequest, error: GraphQLError): void {
  const cause = unwrapResolverError(error)
  if (isUnavailable(cause)) log.warn({ err: cause }, 'the database is unavailable')
  else log.error({ err: cause }, 'page query failed')
}

/**
 * Sends the page for a request, rendered as for a visitor: the HTML is the same for everybody.
 * When rendering fails, the browser gets the empty shell and renders the page itself.
 */
export function createSendPage(
  source: PageSource,
  schema: GraphQLSchema,
  settings: {
    readonly publicUrl: () => string
    readonly emailTopLevelDomains: TopLevelDomains
    readonly shop: (locale: Locale) => Promise<PublicShop>
    /** The context of a visitor, even if the request has a token. */
    readonly visitorContext: (request: FastifyRequest, locale: Locale) => RequestContext
    /** Responds to a client that did not ask for HTML at a path without a page. */
    readonly sendNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  },
): SendPage {
  const { publicUrl, emailTopLevelDomains, shop, visitorContext, sendNotFound } = settings
  const inProgress = new Map<string, Promise<CompletePage>>()

  const render = async (request: FastifyRequest): Promise<CompletePage> => {
    let maxAgeSeconds: number | undefined
    let isTemporary = false
    const identity = await shop(localeOf(request))
    const page = await source.render({
      url: absoluteUrl(source.addressOf(request.url), publicUrl()),
      publicUrl: publicUrl(),
      emailTopLevelDomains,
      shop: identity,
      execute: async (document, variableValues) => {
        const contextValue = visitorContext(request, localeOf(request))
        const result = await execute({ schema, document, variableValues, contextValue })
        for (const error of result.errors ?? []) {
          logQueryError(request, error)
          isTemporary ||= isUnavailable(unwrapResolverError(error))
        }
        maxAgeSeconds = contextValue.maxAgeSeconds
        return result
      },
    })
    const status = page.status === 500 && isTemporary ? 503 : page.status
    return { ...page, status, maxAgeSeconds, accentColor: identity.accentColor }
  }

  /**
   * Concurrent requests for a page share one rendering, for example right after a change of the catalogue.
   */
  function renderOnce(request: FastifyRequest): Promise<CompletePage> {
    const { contentVersion, url } = request
    if (contentVersion === undefined) return render(request)
    const key = `${contentVersion} ${source.addressOf(url)}`
    let page = inProgress.get(key)
    if (!page) {
      page = render(request).finally(() => inProgress.delete(key))
      inProgress.set(key, page)
    }
    return page
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.context.hasLeft()) return reply.code(CLIENT_CLOSED_REQUEST).send()
    const template = await source.template(request.url)
    const locale = localeOf(request)
    try {
      const page = await renderOnce(request)
      if (page.status === 404 && !prefersPage(request)) return sendNotFound(request, reply)
      reply.type('text/html; charset=utf-8')
      request.maxAgeSeconds = page.maxAgeSeconds
      if (page.isPrivate) reply.headers(PRIVATE_HEADERS)
      else if (page.status === 200) setPublicCache(reply)
      if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
      return reply.code(page.status).send(fillTemplate(template, locale, page))
    } catch (error) {
      request.log.error({ err: error }, 'page failed to render')
      return reply
        .code(500)
        .type('text/html; charset=utf-8')
        .send(fillTemplate(template, locale, { head: '', html: '', state: '' }))
    }
  }
}
