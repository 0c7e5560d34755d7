import { createContext, useMemo, useState } from 'react'
import type { ValueName } from './product-values'

/** A value that was changed; null if there was none, or is none any more. */
export interface SavedValue {
  readonly from: number | null
  readonly to: number | null
}

/** The last change of each value of each product while the page is open. */
export interface SavedValues {
  get(productId: string, name: ValueName): SavedValue | undefined
  /** Undefined if the last change was undone. */
  set(productId: string, name: ValueName, saved: SavedValue | undefined): void
}

/** Of the list that cells are in. */
export const SavedValuesContext = createContext<SavedValues>({
  get: () => undefined,
  set: () => {},
})

export function useSavedValues(): SavedValues {
  const [values, setValues] = useState<ReadonlyMap<string, SavedValue>>(new Map())
  return useMemo(
    () => ({
      get: (productId, name) => values.get(`${name} ${productId}`),
      set: (productId, name, saved) =>
        setValues((current) => {
          const next = new Map(current)
          if (saved) next.set(`${name} ${productId}`, saved)
          else next.delete(`${name} ${productId}`)
          return next
        }),
    }),
    [values],
  )
}
