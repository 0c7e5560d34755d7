import { createContext, useContext } from 'react'

/** What the server and the browser know about the page beyond its address. */
export interface PageContextValue {
  /** Where the shop is reached from outside, without a slash at the end. */
  readonly publicUrl: string
  /** The HTTP status of the server's answer; a component that finds its page missing sets 404. */
  status: number
  readonly answer?: PageAnswer
}

/** The answer to what the page asks, which comes with the HTML. */
export interface PageAnswer {
  /** See keyOf in page-query.ts. */
  readonly key: string
  /** Without data the server could not answer. */
  readonly data?: unknown
}

export const PageContext = createContext<PageContextValue>({ publicUrl: '', status: 200 })

export function usePageContext(): PageContextValue {
  return useContext(PageContext)
}

/** Sets the HTTP status of the server's answer. */
export function usePageStatus(status: number): void {
  usePageContext().status = status
}
