import { ShelfProductsDocument } from '../gql/listing'
import { PageHead } from '../page/page-head'
import type { LoaderArgs } from '../routing/route'
import { useText } from '../texts/text'
import { Breadcrumb } from '../ui/breadcrumb'
import { EmptyState } from '../ui/empty-state'
import { ListingHead } from './listing-head'
import { isSelection, landingChoice, pageOf } from './listing-address'
import type { Choice } from './filter-choices'
import { ShelfList } from './product-listing'
import { shelfVariables, useProductShelf } from './use-product-listing'

export function loader({ url, context }: LoaderArgs) {
  const variables = shelfVariables(null, url.searchParams)
  return context.query({ query: ShelfProductsDocument, variables })
}

/** The title and description of the page of a brand or an animal. */
function useLandingTexts(): (choice: Choice) => readonly [title: string, description: string] {
  const t = useText()
  return ({ name, value }) => {
    if (name === 'brand') return [value, t('shelf.brandText', { brand: value })]
    return value === 'cat'
      ? [t('shelf.forCats'), t('shelf.forCatsText')]
      : [t('shelf.forDogs'), t('shelf.forDogsText')]
  }
}

/** All products of the shop. Brands and animals have pages of their own. */
export function Component() {
  const t = useText()
  const landingTexts = useLandingTexts()
  const { shelf, list, ...state } = useProductShelf(null)
  const landing = landingChoice(shelf.address)
  const all = { title: t('nav.allProducts'), path: '/shop' }
  const path = landing ? `/shop?${new URLSearchParams([[landing.name, landing.value]])}` : all.path
  const [title, description] = landing
    ? landingTexts(landing)
    : ([all.title, t('shelf.allText')] as const)
  // A brand without products is no page.
  const isIndexed = landing ? list?.totalCount !== 0 : !isSelection(shelf.address)

  return (
    <div className="page wrap">
      <PageHead
        title={title}
        description={description}
        path={pageOf(path, shelf.address)}
        noIndex={!isIndexed}
      />
      <Breadcrumb crumbs={landing ? [all, { title, path }] : [all]} />
      <ListingHead
        title={<bdi>{title}</bdi>}
        count={list?.totalCount}
        failed={state.failed}
        text={description}
      />
      <ShelfList
        shelf={shelf}
        list={list}
        {...state}
        ownOrder="shelf.sort.OLDEST"
        empty={<EmptyState art="no-results" title={t('catalogue.empty')} />}
      />
    </div>
  )
}
