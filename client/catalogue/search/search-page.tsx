import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { PAGE_SIZE } from '#domain/limits'
import { readListAddress } from '#domain/listing/product-list-address'
import { readQuery } from '#domain/validation/read-query'
import { useShownData } from '../../platform/api/use-shown-data'
import {
  SearchProductsDocument,
  type SearchProductsQuery,
  type SearchProductsQueryVariables,
  useSearchProductsQuery,
} from '../../platform/gql/listing'
import { usePageContext } from '../../platform/page/page-context'
import { PageHead } from '../../platform/page/page-head'
import type { LoaderArgs } from '../../platform/routing/route'
import { useText } from '../../platform/texts/text'
import { EmptyState } from '../../platform/ui/empty-state'
import { Message } from '../../platform/ui/message'
import { CategoryTitle } from '../listing/category-title'
import { ListingHead } from '../listing/listing-head'
import { ProductListing } from '../listing/product-listing'
import { useListing } from '../listing/use-listing'
import { ProductGrid } from '../products/product-grid'
import { addRecentSearch } from './recent-searches'
import '../../platform/ui/chips.css'

function variablesFor(searchParams: URLSearchParams): SearchProductsQueryVariables {
  const query = readQuery(searchParams.get('query') ?? '')
  const { sort = null, filter = null, after = null } = readListAddress(searchParams, 'search')
  return { query, first: PAGE_SIZE, after, sort, filter }
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
  // Another query is another list, which keeps nothing of the previous one.
  if (variables.query !== '') return <SearchResults key={variables.query} variables={variables} />
  return (
    <div className="page wrap">
      <PageHead title={t('search.title')} />
      <h1 className="page-title">{t('search.headingEmpty')}</h1>
      <EmptyState art="no-results" title={t('catalogue.empty')} text={t('search.prompt')} />
    </div>
  )
}

function SearchResults({ variables }: { readonly variables: SearchProductsQueryVariables }) {
  const t = useText()
  const { query } = variables
  const own = new URLSearchParams({ query })
  const listing = useListing('search', own)
  const { data, failed, retry, fetchMore } = useSearchProductsQuery(variables)
  const results = useShownData({ data })?.search
  const hasFound = results !== undefined && results.nodes.length > 0
  useEffect(() => {
    if (hasFound) addRecentSearch(query)
  }, [hasFound, query])
  const found = hasFound ? results : undefined
  const similar = found?.isSimilar && t('search.similar')

  return (
    <div className="page wrap">
      <PageHead title={t('search.heading', { query })} path={`/search?${own}`} noIndex />
      <ListingHead
        title={<Message text="search.heading" values={{ query }} />}
        count={results?.totalCount}
        failed={failed || results?.nodes.length === 0}
        text={found?.leftOut.length ? leftOutText(t, query, found.leftOut) : similar}
      />
      <ProductListing
        listing={listing}
        list={results}
        isPending={!data}
        failed={failed}
        retry={retry}
        fetchMore={fetchMore}
        ownOrder="listing.sort.relevance"
        empty={results && <NoResults query={query} results={results} />}
      />
    </div>
  )
}

/** Says which words of a query nothing has, and what is shown instead. */
function leftOutText(t: ReturnType<typeof useText>, query: string, leftOut: readonly string[]) {
  const shown = query.split(/\s+/).filter((word) => !leftOut.includes(word))
  return t('search.leftOut', { words: leftOut.join(' '), shown: shown.join(' ') })
}

interface NoResultsProps {
  readonly query: string
  readonly results: Pick<SearchProductsQuery['search'], 'categories' | 'missingBrand' | 'popular'>
}

function NoResults({ query, results: { categories, missingBrand, popular } }: NoResultsProps) {
  const t = useText()
  return (
    <>
      <EmptyState
        art="no-results"
        title={t('catalogue.empty')}
        {...(!missingBrand && { text: t('search.emptyHint') })}
      >
        <ul className="chips">
          {categories.map(({ path }) => (
            <li key={path}>
              <Link className="chip" to={path}>
                <CategoryTitle path={path} />
              </Link>
            </li>
          ))}
          <li>
            <AskForIt wish={missingBrand?.name ?? query} />
          </li>
        </ul>
      </EmptyState>
      {missingBrand && (
        <section>
          <h2>
            {t(missingBrand.instead.length > 0 ? 'search.insteadOf' : 'search.notStocked', {
              brand: missingBrand.name,
            })}
          </h2>
          <ProductGrid products={missingBrand.instead} />
        </section>
      )}
      {!missingBrand?.instead.length && popular.length > 0 && (
        <section>
          <h2>{t('search.popular')}</h2>
          <ProductGrid products={popular} />
        </section>
      )}
    </>
  )
}

/** Asks the shop for what it does not have: by WhatsApp, or else by mail or phone. */
function AskForIt({ wish }: { readonly wish: string }) {
  const t = useText()
  const { whatsAppNumber, email, phone } = usePageContext().contact
  const text = t('search.askText', { wish })
  const href = whatsAppNumber
    ? `https://wa.me/${whatsAppNumber}?text=${encodeURIComponent(text)}`
    : email
      ? `mailto:${email}?subject=${encodeURIComponent(text)}`
      : phone && `tel:${phone.replace(/[^\d+]/g, '')}`
  if (!href) return null
  return (
    <a className="chip" href={href} target={whatsAppNumber && '_blank'} rel="noreferrer">
      {t('search.ask')}
    </a>
  )
}
