import { useParams, useSearchParams } from 'react-router-dom'
import { useShownData } from '../../platform/api/use-shown-data'
import {
  CollectionProductsDocument,
  type CollectionProductsQuery,
  type CollectionProductsQueryVariables,
  useCollectionProductsQuery,
} from '../../platform/gql/listing'
import { usePageStatus } from '../../platform/page/page-context'
import { PageHead } from '../../platform/page/page-head'
import { CurrentLink } from '../../platform/routing/current-link'
import type { LoaderArgs } from '../../platform/routing/route'
import { useText } from '../../platform/texts/text'
import { Breadcrumb } from '../../platform/ui/breadcrumb'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { isSelection, pageOf } from './listing-address'
import { ListingHead } from './listing-head'
import { ProductListing } from './product-listing'
import { useListing } from './use-listing'
import { listVariables } from './use-product-listing'
import '../../platform/ui/chips.css'

const NO_PARAMETERS = new URLSearchParams()

type Collection = NonNullable<CollectionProductsQuery['collection']>

function collectionVariables(
  slug: string,
  parameters: URLSearchParams,
): CollectionProductsQueryVariables {
  return { slug, ...listVariables(parameters) }
}

export function loader({ url, params, context }: LoaderArgs) {
  const variables = collectionVariables(params.slug ?? '', url.searchParams)
  return context.query({ query: CollectionProductsDocument, variables })
}

/** The products of a collection that the owner has put together. */
export function Component() {
  const t = useText()
  const { slug = '' } = useParams()
  const [parameters] = useSearchParams()
  const listing = useListing('products', NO_PARAMETERS)
  const { data, failed, retry, fetchMore } = useCollectionProductsQuery(
    collectionVariables(slug, parameters),
  )
  const shown = useShownData({ data })
  if (data?.collection === null) return <CollectionNotFound />
  const collection = shown?.collection ?? undefined
  const { title = '', description, path = '', parent } = collection ?? {}
  const text = description ?? t('collection.text', { title })

  return (
    <div className="page wrap">
      {collection && (
        <PageHead
          title={title}
          description={text}
          path={pageOf(path, listing.address)}
          noIndex={isSelection(listing.address)}
        />
      )}
      <Breadcrumb crumbs={[...(parent ? [parent] : []), { title, path }]} />
      <ListingHead
        title={<bdi>{title}</bdi>}
        count={shown?.products.totalCount}
        failed={failed}
        text={text}
      >
        {collection && <CollectionChips collection={collection} />}
      </ListingHead>
      <ProductListing
        listing={listing}
        list={shown?.products}
        isPending={!data}
        failed={failed}
        retry={retry}
        fetchMore={fetchMore}
        ownOrder="listing.sort.OLDEST"
        empty={
          <EmptyState art="no-results" title={t('catalogue.empty')}>
            <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
          </EmptyState>
        }
      />
    </div>
  )
}

/** Links to the collections inside it, or else to those beside it. */
function CollectionChips({ collection }: { readonly collection: Collection }) {
  const t = useText()
  const { parent, children } = collection
  const others = children.length > 0 ? children : (parent?.children ?? [])
  if (others.length === 0) return null
  return (
    <nav className="subcategories" aria-label={t('catalogue.subcategories')}>
      <ul className="chips">
        {others.map(({ id, title, path }) => (
          <li key={id}>
            <CurrentLink className="chip" to={path}>
              {title}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CollectionNotFound() {
  const t = useText()
  usePageStatus(404)
  return (
    <>
      <PageHead title={t('collection.notFound')} />
      <EmptyState
        isPage
        art="not-found"
        title={t('collection.notFound')}
        text={t('collection.notFoundText')}
      >
        <ButtonLink to="/shop">{t('nav.allProducts')}</ButtonLink>
      </EmptyState>
    </>
  )
}
