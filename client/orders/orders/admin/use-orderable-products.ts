import { useState } from 'react'
import type { Pounds } from '#domain/money/units'
import { findScanned, readScan } from '#domain/scanning/scan'
import {
  type OrderableProductsQuery,
  useOrderableProductsLazyQuery,
  useOrderableProductsQuery,
} from '../../../platform/gql/orders-admin'
import { useDebounced } from '../../../platform/lib/use-debounced'

const TYPING_PAUSE_MILLISECONDS = 200

/** A product that an order may get. */
export interface OrderableProduct {
  readonly id: string
  readonly name: string
  readonly price: Pounds
  readonly imageUrl: string
  /** Units in stock; null if it is not tracked. */
  readonly stock: number | null
}

type Found = OrderableProductsQuery['orderableProducts'][number]

function toOrderableProduct({ stock, product }: Found): OrderableProduct {
  const { id, name, price, imageUrl } = product
  return { id, name, price, imageUrl, stock }
}

const NONE: readonly Found[] = []

/** Products for a text that is being typed; the previous ones stay until the next ones arrive. */
export function useOrderableProducts(text: string) {
  const typed = text.trim()
  const query = useDebounced(typed, TYPING_PAUSE_MILLISECONDS)
  const isEmpty = typed === ''
  const isPaused = !isEmpty && query === typed
  const { data, error } = useOrderableProductsQuery({
    variables: { query },
    skip: !isPaused,
    fetchPolicy: 'cache-and-network',
  })
  const [latest, setLatest] = useState(NONE)
  const found = error ? NONE : data?.orderableProducts
  if (found && found !== latest) setLatest(found)
  return {
    products: (isEmpty ? NONE : (found ?? latest)).map(toOrderableProduct),
    /** Whether the products are those of the text, and not of an earlier one. */
    isCurrent: isPaused && found !== undefined,
    isFailed: isPaused && error !== undefined,
  }
}

/** Looks up the product with a barcode or SKU; undefined if there is none that can be ordered. Throws when offline. */
export function useNumberLookup() {
  const [find] = useOrderableProductsLazyQuery({ fetchPolicy: 'network-only' })
  return async (text: string): Promise<OrderableProduct | undefined> => {
    const { data, error } = await find({ variables: { query: text } })
    if (error) throw error
    const products = (data?.orderableProducts ?? []).map((found) => ({
      found,
      gtin: found.product.gtin,
      sku: found.inventory?.sku ?? null,
    }))
    const [match, another] = findScanned(readScan(text), products)
    // If two match, a person chooses.
    return match && !another ? toOrderableProduct(match.product.found) : undefined
  }
}
