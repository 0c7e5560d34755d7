import { createContext, useContext } from 'react'

interface ListContextValue {
  readonly reload: () => void
  /** The values of its filters, by their names. */
  readonly values: Readonly<Record<string, string>>
}

export const ListContext = createContext<ListContextValue>({ reload: () => {}, values: {} })

/** Reads the list again that this is in: what a row, a bulk act or a form of the page has changed. */
export const useReloadList = () => useContext(ListContext).reload

/** The value of a filter of the list that this is in. */
export const useListFilter = (name: string): string => useContext(ListContext).values[name] ?? ''
