import { ApolloClient, ApolloLink, type DocumentNode } from '@apollo/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { from } from 'rxjs'
import { LOCALES, localePrefix, splitLocale } from '#domain/messages/locale'
import type { PublicShop } from '#domain/settings/public-shop'
import type { TopLevelDomains } from '#domain/validation/email'
import { App } from './app/app'
import { pageAddress } from './app/page-parameters'
import { router } from './app/routes'
import { createCache } from './platform/api/apollo'
import { loadedApollo } from './platform/api/apollo-loader'
import { type PageQuery, queryKey } from './platform/api/use-page-query'
import type { LoaderData, PageContextValue } from './platform/page/page-context'
import { writeHydrationState } from './platform/routing/hydration-state'
import { Routes } from './platform/routing/router'
import { loadAllTexts } from './platform/texts/load-texts'

/** Executes an operation in this process, as a visitor. */
export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
) => Promise<Pick<ApolloLink.Result, 'data' | 'errors'>>

interface RenderRequest {
  /** The absolute URL. */
  readonly url: string
  readonly execute: Execute
  /** The shop's public origin. */
  readonly publicUrl: string
  readonly emailTopLevelDomains: TopLevelDomains
  readonly shop: PublicShop
}

export interface RenderedPage {
  readonly status: number
  readonly head: string
  readonly html: string
  readonly state: string
  /** The stylesheet that the page needs in addition to the shop's. */
  readonly stylesheet: 'admin' | undefined
  /** The path pattern of its route. */
  readonly route: string | undefined
  /** Whether its path has a token. */
  readonly isPrivate: boolean
}

function createServerClient(execute: Execute): ApolloClient {
  const link = new ApolloLink(({ query, variables, operationName }) =>
    from(execute(query, variables, operationName)),
  )
  return new ApolloClient({ ssrMode: true, cache: createCache(), link })
}

/** Runs the page's loader. Without `data` its query failed. */
async function load(url: URL, client: ApolloClient): Promise<LoaderData | undefined> {
  let loaded: LoaderData | undefined
  async function query(pageQuery: PageQuery): Promise<void> {
    const key = queryKey(pageQuery)
    try {
      const { data } = await client.query(pageQuery)
      loaded = { key, data }
    } catch {
      // The executor has logged the error; the page shows its error state.
      loaded = { key }
    }
  }
  await router.runLoaders(url, { query })
  return loaded
}

await Promise.all(LOCALES.map(loadAllTexts))

// React renders hoistable head elements before the page's markup.
const HEAD = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/

/** Returns the part of a URL, a path with its query, that the HTML of a page depends on. */
export const addressOf = pageAddress

/**
 * Renders a page as visitors see it. A failed query renders the page's error state with status 500.
 */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { execute, publicUrl, emailTopLevelDomains } = request
  const { contact, accentColor: _, ...shop } = request.shop
  const url = new URL(request.url)
  url.search = addressOf(url.pathname + url.search).slice(url.pathname.length)
  const client = createServerClient(execute)
  const apollo = loadedApollo(client)
  const { locale, path } = splitLocale(url.pathname)
  await router.load(path, apollo)
  const loaderData = await load(url, client)
  const failed = loaderData !== undefined && loaderData.data === undefined
  const page: PageContextValue = {
    locale,
    publicUrl: publicUrl.replace(/\/$/, ''),
    emailTopLevelDomains,
    shop,
    contact,
    status: failed ? 500 : 200,
    loaderData,
  }
  const { pathname, search } = url
  const result = renderToString(
    <App apollo={apollo} page={page}>
      <StaticRouter basename={localePrefix(locale)} location={{ pathname, search }}>
        <Routes router={router} />
      </StaticRouter>
    </App>,
  )
  const matches = router.matchesOf(path)
  const head = HEAD.exec(result)?.[0] ?? ''
  return {
    status: page.status,
    head,
    html: result.slice(head.length),
    stylesheet: matches.find(({ handle }) => handle.stylesheet)?.handle.stylesheet,
    route: matches.at(-1)?.path,
    isPrivate: matches.some(({ handle }) => handle.isPrivate),
    state: writeHydrationState({
      publicUrl: page.publicUrl,
      emailTopLevelDomains,
      shop,
      contact,
      loaderData: failed ? undefined : loaderData,
      failed,
    }),
  }
}
