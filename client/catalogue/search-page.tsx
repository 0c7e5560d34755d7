import { MAX_QUERY_LENGTH, PAGE_SIZE } from '#domain/limits'
import { SearchProductsDocument } from '../gql/catalogue'
import { PageHead } from '../lib/page-head'
import { type PageAddress, usePageAddress } from '../lib/page-module'
import { usePageQuery } from '../lib/page-query'
import { useText } from '../lib/text'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from './load-failed'
import { MoreProducts } from './more-products'
import { appendPage } from './paging'
import { ProductCount } from './product-count'
import { ProductGrid, ProductGridSkeleton } from './product-grid'

function wordsAt({ parameters }: PageAddress): string {
  return (parameters.get('query') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
}

function productsFor(query: string, { parameters }: PageAddress) {
  const variables = { query, first: PAGE_SIZE, after: parameters.get('after') }
  return { query: SearchProductsDocument, variables }
}

export function pageQuery(address: PageAddress) {
  const query = wordsAt(address)
  return query === '' ? undefined : productsFor(query, address)
}

export function Component() {
  const t = useText()
  const query = wordsAt(usePageAddress())
  if (query !== '') return <SearchResults query={query} />
  return (
    <div className="page wrap">
      <PageHead title={t('search.title')} />
      <EmptyState isPage art="no-results" title={t('search.title')} text={t('search.prompt')} />
    </div>
  )
}

function SearchResults({ query }: { readonly query: string }) {
  const t = useText()
  const { data, failed, retry, extend } = usePageQuery(productsFor(query, usePageAddress()))
  const heading = t('search.heading', { query })
  const results = data?.search

  function loadMore(cursor: string) {
    return extend({ after: cursor }, (list, next) => ({
      search: appendPage(list.search, next.search),
    }))
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
      {!results && !failed && <ProductGridSkeleton />}
      {failed && <LoadFailed onRetry={retry} />}
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
