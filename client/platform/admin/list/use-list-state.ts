import { useEffect, useRef, useState } from 'react'
import { useSearchState } from '../../routing/use-search-state'
import type { ListDefinition, Row } from './list-definition'
import {
  type Filter,
  type FilterState,
  type Filters,
  ID_FILTER,
  listFormat,
  listSearch,
  type Values,
} from './list-filters'

/** The number of the page, which another filter sets back. */
const PAGE = 'page'

const PAGE_FILTER: Filter<string> = {
  initial: '1',
  isPrivate: true,
  read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? text : undefined),
}

/** What the address has of a list: its filters, the page and the open row. */
export function listState<
  Data,
  Variables,
  Item extends Row,
  All extends Filters,
  Given extends keyof NonNullable<Variables>,
>(definition: ListDefinition<Data, Variables, Item, All, Given>) {
  const { filters = {} as All, pageSize, panel, views, kept } = definition
  const all: Filters = {
    ...filters,
    ...(pageSize && { [PAGE]: PAGE_FILTER }),
    ...(panel && { [panel.name]: { ...ID_FILTER, isPrivate: true } }),
  }
  const format = listFormat(all)
  /** The filters that leave rows out, except the view. */
  const counted = Object.keys(filters).filter((name) => name !== 'sort' && name !== views?.filter)
  const closed: Values = panel ? { [panel.name]: '' } : {}
  const first: Values = pageSize ? { [PAGE]: PAGE_FILTER.initial } : {}

  /** The search parameters of another view, in which no row is open yet. */
  const searchOf = (state: Values, changes: Values): string =>
    listSearch(all, { ...state, ...first, ...closed, ...changes })

  function useListState() {
    const [values, setValues] = useSearchState<Values>(format)
    const openId = panel && values[panel.name]
    const search = searchOf(values, {})
    useEffect(() => kept?.write({ search }), [search])
    useFocusOnRow(openId)
    return {
      state: values as FilterState<All>,
      values,
      openId,
      page: Number(values[PAGE]),
      pageVariables: pageSize ? { page: Number(values[PAGE]), pageSize } : {},
      change: (changes: Values, options?: { readonly replace: boolean }) =>
        setValues({ ...first, ...changes }, options),
      turnTo: (page: number) => setValues({ [PAGE]: String(page) }),
      close: () => setValues(closed, { replace: true }),
    }
  }

  return { all, counted, searchOf, useListState }
}

/** Once the open row is closed, it has the focus. */
function useFocusOnRow(openId: string | undefined): void {
  const previous = useRef(openId)
  useEffect(() => {
    const closed = openId === '' && previous.current
    previous.current = openId
    if (closed) document.querySelector<HTMLElement>(`[data-row="${closed}"] th a`)?.focus()
  }, [openId])
}

/** Calls when the filters of the list have changed, whatever its page and order. */
export function useOnFilter(values: Values, counted: readonly string[], clear: () => void): void {
  const key = JSON.stringify(counted.map((name) => values[name]))
  const [previousKey, setPreviousKey] = useState(key)
  if (key === previousKey) return
  setPreviousKey(key)
  clear()
}
