import { useSearchParams } from 'react-router-dom'
import { PAGE_SIZE } from '#domain/limits'
import { readListAddress } from '#domain/listing/product-list-address'
import { useShownData } from '../../platform/api/use-shown-data'
import {
  type CategoryKey,
  type ListingProductsQueryVariables,
  useListingProductsQuery,
} from '../../platform/gql/listing'
import { useListing } from './use-listing'

const NO_PARAMETERS = new URLSearchParams()

/** The page of a list at an address, with its order and filters. */
export function listVariables(parameters: URLSearchParams) {
  const { sort = 'OLDEST', filter = null, after = null } = readListAddress(parameters, 'products')
  return { first: PAGE_SIZE, after, sort, filter } as const
}

/** The page of products at an address; of all products, if there is no category. */
export function listingVariables(
  category: CategoryKey | null,
  parameters: URLSearchParams,
): ListingProductsQueryVariables {
  return { category, ...listVariables(parameters) }
}

/** The products of a category, or all, as the page's address filters and sorts them. */
export function useProductListing(category: CategoryKey | null) {
  const [parameters] = useSearchParams()
  const listing = useListing('products', NO_PARAMETERS)
  const { data, failed, retry, fetchMore } = useListingProductsQuery(
    listingVariables(category, parameters),
  )
  const list = useShownData({ data })?.products
  return { listing, list, isPending: !data, failed, retry, fetchMore }
}
