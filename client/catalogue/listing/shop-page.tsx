import { type ListingFacetFragment, ListingProductsDocument } from '../../platform/gql/listing'
import { PageHead } from '../../platform/page/page-head'
import type { LoaderArgs } from '../../platform/routing/route'
import { useText } from '../../platform/texts/text'
import { Breadcrumb } from '../../platform/ui/breadcrumb'
import { EmptyState } from '../../platform/ui/empty-state'
import { type Choice, facetChoices, isSame } from './filter-choices'
import { isSelection, landingChoice, pageOf } from './listing-address'
import { ListingHead } from './listing-head'
import { ProductListing } from './product-listing'
import { listingVariables, useProductListing } from './use-product-listing'

export function loader({ url, context }: LoaderArgs) {
  const variables = listingVariables(null, url.searchParams)
  return context.query({ query: ListingProductsDocument, variables })
}

/** The title and description of the page of a brand or an animal. */
function useLandingTexts(
  facets: readonly ListingFacetFragment[],
): (choice: Choice) => readonly [title: string, description: string] {
  const t = useText()
  return (choice) => {
    const { name, value } = choice
    if (name === 'brand') {
      // Its name in the language of the page, once the products are loaded.
      const brand = facets.flatMap(facetChoices).find(isSame(choice))?.label ?? value
      return [brand, t('listing.brandText', { brand })]
    }
    return value === 'cat'
      ? [t('listing.forCats'), t('listing.forCatsText')]
      : [t('listing.forDogs'), t('listing.forDogsText')]
  }
}

/** All products of the shop. Brands and animals have pages of their own. */
export function Component() {
  const t = useText()
  const { listing, list, ...state } = useProductListing(null)
  const landingTexts = useLandingTexts(list?.facets ?? [])
  const landing = landingChoice(listing.address)
  const all = { title: t('nav.allProducts'), path: '/shop' }
  const path = landing ? `/shop?${new URLSearchParams([[landing.name, landing.value]])}` : all.path
  const [title, description] = landing
    ? landingTexts(landing)
    : ([all.title, t('listing.allText')] as const)
  // A brand without products is no page.
  const isIndexed = landing ? list?.totalCount !== 0 : !isSelection(listing.address)

  return (
    <div className="page wrap">
      <PageHead
        title={title}
        description={description}
        path={pageOf(path, listing.address)}
        noIndex={!isIndexed}
      />
      <Breadcrumb crumbs={landing ? [all, { title, path }] : [all]} />
      <ListingHead
        title={<bdi>{title}</bdi>}
        count={list?.totalCount}
        failed={state.failed}
        text={description}
      />
      <ProductListing
        listing={listing}
        list={list}
        {...state}
        ownOrder="listing.sort.OLDEST"
        empty={<EmptyState art="no-results" title={t('catalogue.empty')} />}
      />
    </div>
  )
}
