import { useState } from 'react'

/**
 * Options of paginated queries: the first page is refreshed on mount, appended pages are read from
 * the cache.
 */
export const PAGINATED = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
} as const

export interface PageInfo {
  readonly hasNextPage: boolean
  readonly endCursor: string | null
}

export type FetchMore = (options: {
  readonly variables: { readonly after: string }
}) => Promise<unknown>

export interface NextPage {
  readonly hasNextPage: boolean
  readonly isLoading: boolean
  readonly loadNextPage: () => Promise<void>
}

/** Appends the next page of a connection to its list, one page at a time. */
export function useNextPage(
  connection: { readonly pageInfo: PageInfo } | undefined,
  fetchMore: FetchMore,
  onError: (error: unknown) => void,
): NextPage {
  const [isLoading, setIsLoading] = useState(false)
  const { hasNextPage = false, endCursor = null } = connection?.pageInfo ?? {}

  async function loadNextPage(): Promise<void> {
    if (isLoading || !endCursor) return
    setIsLoading(true)
    try {
      await fetchMore({ variables: { after: endCursor } })
    } catch (error) {
      onError(error)
    } finally {
      setIsLoading(false)
    }
  }

  return { hasNextPage: hasNextPage && endCursor !== null, isLoading, loadNextPage }
}
