import { ApolloClient, ApolloLink, type DocumentNode } from '@apollo/client'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { from } from 'rxjs'
import { App } from './app/app'
import { loadPages, matchPages } from './app/routes'
import { Shop } from './app/shop'
import { createCache } from './lib/apollo'
import { readyClient } from './lib/client-source'
import type { PageAnswer, PageContextValue } from './lib/page-context'
import { keyOf, type Question } from './lib/page-query'
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
}

function createServerClient(execute: Execute): ApolloClient {
  const link = new ApolloLink(({ query, variables, operationName }) =>
    from(execute(query, variables, operationName)),
  )
  return new ApolloClient({ ssrMode: true, cache: createCache(), link })
}

/** What the page at an address asks that anybody may know. */
async function questionOf({ pathname, searchParams }: URL): Promise<Question | undefined> {
  for (const { page, params } of matchPages({ pathname })) {
    const { pageQuery } = await page.load()
    const question = pageQuery?.({ pathname, parameters: searchParams, params })
    if (question) return question
  }
  return undefined
}

/** Without data where the question could not be answered. */
async function answerTo(question: Question, client: ApolloClient): Promise<PageAnswer> {
  const key = keyOf(question)
  try {
    const { data } = await client.query(question)
    return { key, data }
  } catch {
    // The schema has logged why; the page says that it is so.
    return { key }
  }
}

// React writes what belongs into the head in front of the page's own markup.
const HEAD = /^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)*/

/** The page for an address, the same for everybody. A query that fails shows its page's error state with status 500. */
export async function render({ url, execute, publicUrl }: RenderRequest): Promise<RenderedPage> {
  const address = new URL(url)
  const client = createServerClient(execute)
  const source = readyClient(client)
  await loadPages(address, source)
  const question = await questionOf(address)
  const answer = question && (await answerTo(question, client))
  const failed = answer !== undefined && answer.data === undefined
  const page: PageContextValue = {
    publicUrl: publicUrl.replace(/\/$/, ''),
    status: failed ? 500 : 200,
    answer,
  }
  const { pathname, search } = address
  const result = renderToString(
    <App source={source} page={page}>
      <StaticRouter location={{ pathname, search }}>
        <Shop />
      </StaticRouter>
    </App>,
  )
  const head = HEAD.exec(result)?.[0] ?? ''
  return {
    status: page.status,
    head,
    html: result.slice(head.length),
    state: writePageState({
      publicUrl: page.publicUrl,
      answer: failed ? undefined : answer,
      failed,
    }),
  }
}
