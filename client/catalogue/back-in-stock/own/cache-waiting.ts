import type { ApolloCache } from '@apollo/client'
import { IsWaitingForStockDocument } from '../../../platform/gql/back-in-stock-own'

/** Remembers whether the shopper waits for a product, once they have asked for a mail or taken that back. */
export function cacheWaiting(
  cache: ApolloCache,
  productId: string,
  isWaitingForStock: boolean,
): void {
  cache.writeQuery({
    query: IsWaitingForStockDocument,
    variables: { productId },
    data: { isWaitingForStock },
  })
}
