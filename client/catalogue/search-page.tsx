import { Link, useSearchParams } from 'react-router-dom'
import { SEARCH_CURSOR_LENGTH } from '#domain/cursor'
import { MAX_QUERY_LENGTH, PAGE_SIZE } from '#domain/limits'
import {
  SearchProductsDocument,
  type SearchProductsQueryVariables,
  useSearchProductsQuery,
} from '../gql/catalogue'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import type { LoaderArgs } from '../routing/route'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { Message } from '../ui/message'
import { CategoryTitle } from './category-title'
import { cursorParam } from './cursor-param'
import { MoreProducts } from './more-products'
import { ProductCount } from './product-count'
import { ProductGrid, ProductGridSkeleton } from './product-grid'
import './category-chips.css'
import './listing-head.css'

function variablesFor(searchParams: URLSearchParams) {
  const query = (searchParams.get('query') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  return { query, first: PAGE_SIZE, after: cursorParam(searchParams, SEARCH_CURSOR_LENGTH) }
}

export function loader({ url, context }: LoaderArgs) {
  const variables = variablesFor(url.searchParams)
  if (variables.query === '') return undefined
  return context.query({ query: SearchProductsDocument, variables })
}

export function Component() {
  const t = useText()
  const [searchParams] = useSearchParams()
  const variables = variablesFor(searchParams)
  if (variables.query !== '') return <SearchResults variables={variables} />
  return (
    <div className="page wrap">
      <PageHead title={t('search.title')} />
      <EmptyState isPage art="no-results" title={t('search.title')} text={t('search.prompt')} />
    </div>
  )
}

function SearchResults({ variables }: { readonly variables: SearchProductsQueryVariables }) {
  const t = useText()
  const { query, after } = variables
  const { data, failed, retry, fetchMore } = useSearchProductsQuery(variables)
  const heading = t('search.heading', { query })
  const results = data?.search

  return (
    <div className="page wrap">
      <PageHead title={heading} path={`/search?${new URLSearchParams({ query })}`} noIndex />
      <header className="listing-head">
        <h1>
          <Message text="search.heading" values={{ query }} />
        </h1>
        {!failed && results?.nodes.length !== 0 && <ProductCount count={results?.totalCount} />}
        {results?.similar && results.nodes.length > 0 && (
          <p className="listing-head__text">{t('search.similar')}</p>
        )}
      </header>
      {!results && !failed && <ProductGridSkeleton />}
      {failed && <LoadFailed title={t('catalogue.loadFailed')} onRetry={retry} />}
      {results?.nodes.length === 0 && (
        <EmptyState art="no-results" title={t('catalogue.empty')} text={t('search.emptyHint')}>
          <ul className="chips">
            {results.categories.map(({ path }) => (
              <li key={path}>
                <Link className="chip" to={path}>
                  <CategoryTitle path={path} />
                </Link>
              </li>
            ))}
          </ul>
        </EmptyState>
      )}
      {results && results.nodes.length > 0 && (
        <>
          <ProductGrid products={results.nodes} priority />
          <MoreProducts list={results} hasPrevious={after !== null} fetchMore={fetchMore} />
        </>
      )}
    </div>
  )
}
