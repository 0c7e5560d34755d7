import { createContext, useContext } from 'react'

interface ListContextValue {
  readonly reload: () => void
  /** The values of its filters, by their names. */
  readonly values: Readonly<Record<string, string>>
  /** The name of the open row in the address; undefined if none opens. */
  readonly panel: string | undefined
}

export const ListContext = createContext<ListContextValue>({
  reload: () => {},
  values: {},
  panel: undefined,
})

/** Reads the list again that this is in: what a row, a bulk act or a form of the page has changed. */
export const useReloadList = () => useContext(ListContext).reload

/** The value of a filter of the list that this is in. */
export const useListFilter = (name: string): string => useContext(ListContext).values[name] ?? ''
