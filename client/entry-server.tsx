import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  type NormalizedCacheObject,
} from '@apollo/client'
import { prerenderStatic } from '@apollo/client/react/ssr'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { from, map } from 'rxjs'
import { App } from './app/app'
import { createRoutes } from './app/routes'
import { createCache } from './lib/apollo'
import type { PageContextValue } from './lib/page-context'
import { writePageState } from './lib/page-state'

/** Runs an operation against the schema in this process, as a visitor. */
export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
) => Promise<Pick<ApolloLink.Result, 'data' | 'errors'>>

export interface RenderRequest {
  /** Absolute. */
  readonly url: string
  readonly execute: Execute
  /** Where the shop is reached from outside. */
  readonly publicUrl: string
}

export interface RenderedPage {
  readonly status: number
  readonly head: string
  readonly html: string
  readonly state: string
  /** Where to send the visitor instead. */
  readonly redirect?: string
}

const handler = createStaticHandler(createRoutes())

function createServerClient(execute: Execute, onFailure: () => void): ApolloClient {
  const link = new ApolloLink(({ query, variables, operationName }) =>
    from(
      execute(query, variables, operationName).catch((error: unknown) => {
        onFailure()
        throw error
      }),
    ).pipe(
      map((result) => {
        if (result.errors?.length) onFailure()
        return result
      }),
    ),
  )
  return new ApolloClient({ ssrMode: true, cache: createCache(), link })
}

// React writes what belongs into the head in front of the page's own markup.
const HEAD = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/

/** The page for an address, the same for everybody. A query that fails shows its page's error state with status 500. */
export async function render({ url, execute, publicUrl }: RenderRequest): Promise<RenderedPage> {
  const context = await handler.query(new Request(url))
  if (context instanceof Response) {
    const redirect = context.headers.get('location') ?? '/'
    return { status: context.status, head: '', html: '', state: '', redirect }
  }
  let failed = false
  const client = createServerClient(execute, () => {
    failed = true
  })
  const page: PageContextValue = { publicUrl: publicUrl.replace(/\/$/, ''), status: 200 }
  const router = createStaticRouter(handler.dataRoutes, context)
  const { result } = await prerenderStatic({
    tree: (
      <App client={client} page={page}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    ),
    renderFunction: renderToString,
  })
  const head = HEAD.exec(result)?.[0] ?? ''
  return {
    status: failed ? 500 : page.status,
    head,
    html: result.slice(head.length),
    state: writePageState({
      publicUrl: page.publicUrl,
      cache: client.cache.extract() as NormalizedCacheObject,
      failed,
    }),
  }
}
