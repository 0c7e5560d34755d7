import { matchPath, useLocation, useSearchParams } from 'react-router-dom'
import { CATEGORIES, type Category, categoryPath, categoryTrail } from '#domain/categories'
import { PRODUCTS_CURSOR_LENGTH } from '#domain/cursor'
import { PAGE_SIZE } from '#domain/limits'
import { CategoryProductsDocument, useCategoryProductsQuery } from '../gql/catalogue'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import type { LoaderArgs } from '../routing/route'
import { Breadcrumb } from '../ui/breadcrumb'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { CategoryChips } from './category-chips'
import { cursorParam } from './cursor-param'
import { MoreProducts } from './more-products'
import { ProductCount } from './product-count'
import { ProductGrid, ProductGridSkeleton } from './product-grid'
import './listing-head.css'

type CategoryEntry = (typeof CATEGORIES)[number]

function categoryAt(pathname: string): CategoryEntry | undefined {
  return CATEGORIES.find((category) => matchPath(categoryPath(category), pathname))
}

function variablesFor(category: CategoryEntry, searchParams: URLSearchParams) {
  return {
    category: category.code,
    first: PAGE_SIZE,
    after: cursorParam(searchParams, PRODUCTS_CURSOR_LENGTH),
  }
}

export function loader({ url, context }: LoaderArgs) {
  const category = categoryAt(url.pathname)
  if (!category) return undefined
  const variables = variablesFor(category, url.searchParams)
  return context.query({ query: CategoryProductsDocument, variables })
}

export function Component() {
  const category = categoryAt(useLocation().pathname)
  return category && <CategoryPage key={category.key} category={category} />
}

function CategoryPage({ category }: { readonly category: CategoryEntry }) {
  const t = useText()
  const [searchParams] = useSearchParams()
  const variables = variablesFor(category, searchParams)
  const { data, failed, retry, fetchMore } = useCategoryProductsQuery(variables)
  const title = t(category.title)
  const crumbs = categoryTrail(category).map((entry: Category) => ({
    title: t(entry.title),
    path: categoryPath(entry),
  }))

  return (
    <div className="page wrap">
      <PageHead title={title} description={t(category.description)} path={categoryPath(category)} />
      <Breadcrumb crumbs={crumbs} />
      <header className="listing-head">
        <h1>{title}</h1>
        {!failed && <ProductCount count={data?.products.totalCount} />}
        <p className="listing-head__text">{t(category.description)}</p>
        <CategoryChips category={category} />
      </header>
      {!data && !failed && <ProductGridSkeleton />}
      {failed && <LoadFailed title={t('catalogue.loadFailed')} onRetry={retry} />}
      {data?.products.nodes.length === 0 && (
        <EmptyState art="no-results" title={t(category.empty)}>
          <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
        </EmptyState>
      )}
      {data && data.products.nodes.length > 0 && (
        <>
          <ProductGrid products={data.products.nodes} priority />
          <MoreProducts
            list={data.products}
            hasPrevious={variables.after !== null}
            fetchMore={fetchMore}
          />
        </>
      )}
    </div>
  )
}
