import { createContext, useContext } from 'react'
import type { TopLevelDomains } from '#domain/email'

/** The settings and state of a page, on the server and in the browser. */
export interface PageContextValue {
  /** The shop's public origin, without a trailing slash. */
  readonly publicUrl: string
  /** The allowed top-level domains of emails; with `*` only the server checks them. */
  readonly emailTopLevelDomains: TopLevelDomains
  /** The HTTP status of the server's response. */
  status: number
  readonly loaderData?: LoaderData
}

/** The data that the page's loader fetched, sent with the HTML. */
export interface LoaderData {
  /** See queryKey in use-page-query.ts. */
  readonly key: string
  /** Undefined if the query failed. */
  readonly data?: unknown
}

export const PageContext = createContext<PageContextValue>({
  publicUrl: '',
  emailTopLevelDomains: '*',
  status: 200,
})

export function usePageContext(): PageContextValue {
  return useContext(PageContext)
}

/** Sets the HTTP status of the server's response. */
export function usePageStatus(status: number): void {
  usePageContext().status = status
}
