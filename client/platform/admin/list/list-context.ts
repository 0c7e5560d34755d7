import { createContext, useContext } from 'react'

/** Reads the list again in which it is provided. */
export const ListReload = createContext(() => {})

/** Reads the list again that this is in: what a row, a bulk act or a form of the page has changed. */
export const useReloadList = () => useContext(ListReload)
