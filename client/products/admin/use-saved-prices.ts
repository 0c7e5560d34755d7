import { useState } from 'react'
import type { Pounds } from '#domain/money/units'

/** A price that was changed. */
export interface SavedPrice {
  readonly from: Pounds
  readonly to: Pounds
}

/** The last change of each product's price while the page is open. */
export function useSavedPrices() {
  const [prices, setPrices] = useState<ReadonlyMap<string, SavedPrice>>(new Map())

  function remember(productId: string, saved: SavedPrice | undefined): void {
    setPrices((current) => {
      const next = new Map(current)
      if (saved) next.set(productId, saved)
      else next.delete(productId)
      return next
    })
  }

  return [prices, remember] as const
}
