import { useSearchParams } from 'react-router-dom'
import { MAX_QUERY_LENGTH, PAGE_SIZE } from '#domain/limits'
import { useSearchProductsQuery } from '../gql/catalogue'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from './load-failed'
import { MoreProducts } from './more-products'
import { appendPage } from './paging'
import { ProductCount } from './product-count'
import { ProductGrid, ProductGridSkeleton } from './product-grid'

export function Component() {
  const t = useText()
  const [parameters] = useSearchParams()
  const query = (parameters.get('query') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  if (query !== '') return <SearchResults query={query} after={parameters.get('after')} />
  return (
    <div className="page wrap">
      <PageHead title={t('search.title')} />
      <EmptyState isPage art="no-results" title={t('search.title')} text={t('search.prompt')} />
    </div>
  )
}

interface SearchResultsProps {
  readonly query: string
  readonly after: string | null
}

function SearchResults({ query, after }: SearchResultsProps) {
  const t = useText()
  const { data, error, fetchMore, refetch } = useSearchProductsQuery({
    variables: { query, first: PAGE_SIZE, after },
    notifyOnNetworkStatusChange: true,
  })
  const heading = t('search.heading', { query })
  const results = data?.search

  function loadMore(cursor: string) {
    return fetchMore({
      variables: { after: cursor },
      updateQuery: (list, { fetchMoreResult: next }) => ({
        search: appendPage(list.search, next.search),
      }),
    })
  }

  return (
    <div className="page wrap">
      <PageHead title={heading} />
      <header className="listing-head">
        <h1>{heading}</h1>
        {results?.nodes.length !== 0 && <ProductCount count={results?.totalCount} />}
        {results?.similar && results.nodes.length > 0 && (
          <p className="listing-head__text">{t('search.similar')}</p>
        )}
      </header>
      {!results && !error && <ProductGridSkeleton />}
      {!results && error && <LoadFailed onRetry={() => void refetch()} />}
      {results?.nodes.length === 0 && (
        <EmptyState art="no-results" title={t('catalogue.empty')} text={t('search.emptyHint')} />
      )}
      {results && results.nodes.length > 0 && (
        <>
          <ProductGrid products={results.nodes} priority />
          <MoreProducts
            shown={results.nodes.length}
            count={results.totalCount}
            pageInfo={results.pageInfo}
            onMore={loadMore}
          />
        </>
      )}
    </div>
  )
}
