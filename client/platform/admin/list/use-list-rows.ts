import { useCallback, useMemo } from 'react'
import { refetchSilently } from '../../api/refetch-silently'
import { type FetchMore, PAGINATED, type PageInfo, useNextPage } from '../../api/use-next-page'
import { useShownData } from '../../api/use-shown-data'
import { notifyError } from '../../lib/notify'
import { useText } from '../../texts/text'
import type { ListDefinition, Row } from './list-definition'
import type { Filters } from './list-filters'

const NONE: readonly never[] = []
const NO_MORE: PageInfo = { hasNextPage: false, endCursor: null }

/** Reads the rows of a list, page by page. */
export function useListRows<
  Data,
  Variables,
  Item extends Row,
  All extends Filters,
  Given extends keyof NonNullable<Variables>,
>(
  definition: ListDefinition<Data, Variables, Item, All, Given>,
  variables: Variables,
  onReload: (() => void) | undefined,
) {
  const t = useText()
  const query = definition.useQuery({ variables, ...PAGINATED })
  const { error, refetch } = query
  const fetchMore = query.fetchMore as (
    options: Parameters<FetchMore>[0],
  ) => Promise<{ readonly data?: Data | undefined }>
  const data = useShownData(query)
  const list = useMemo(() => data && definition.rows(data), [data, definition])
  const connection = list && 'nodes' in list ? list : undefined
  const pageInfo = connection?.pageInfo ?? NO_MORE
  const rows = connection?.nodes ?? (list as readonly Item[] | undefined) ?? NONE
  const failed =
    typeof definition.failed === 'string' ? t(definition.failed) : definition.failed(t, error)
  const nextPage = useNextPage({ pageInfo }, fetchMore, () => notifyError(failed))
  const reload = useCallback(() => {
    refetchSilently(refetch)
    onReload?.()
  }, [refetch, onReload])

  /** Loads further pages up to so many rows, and returns them with those that are shown. */
  async function loadUpTo(limit: number): Promise<readonly string[]> {
    const ids = rows.map(({ id }) => id)
    let next = pageInfo
    while (next.hasNextPage && next.endCursor && ids.length < limit) {
      const { data: more } = await fetchMore({ variables: { after: next.endCursor } })
      const page = more && definition.rows(more)
      if (!page || !('nodes' in page)) break
      ids.push(...page.nodes.map(({ id }) => id))
      next = page.pageInfo ?? NO_MORE
    }
    return ids.slice(0, limit)
  }

  return {
    isLoaded: list !== undefined,
    rows,
    total: connection?.totalCount ?? rows.length,
    error,
    failed,
    nextPage,
    reload,
    loadUpTo,
  }
}
