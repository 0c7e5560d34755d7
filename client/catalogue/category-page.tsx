import { matchPath } from 'react-router-dom'
import { CATEGORIES, type Category, categoryPath, categoryTrail } from '#domain/categories'
import { PAGE_SIZE } from '#domain/limits'
import { CategoryProductsDocument } from '../gql/catalogue'
import { PageHead } from '../lib/page-head'
import { type PageAddress, usePageAddress } from '../lib/page-module'
import { usePageQuery } from '../lib/page-query'
import { useText } from '../lib/text'
import { Breadcrumb } from '../ui/breadcrumb'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import './category-texts'
import { CategoryChips } from './category-chips'
import { LoadFailed } from './load-failed'
import { MoreProducts } from './more-products'
import { appendPage } from './paging'
import { ProductCount } from './product-count'
import { ProductGrid, ProductGridSkeleton } from './product-grid'

type CategoryEntry = (typeof CATEGORIES)[number]

function categoryAt({ pathname }: PageAddress): CategoryEntry | undefined {
  return CATEGORIES.find((category) => matchPath(categoryPath(category), pathname))
}

function productsOf(category: CategoryEntry, { parameters }: PageAddress) {
  const variables = { category: category.key, first: PAGE_SIZE, after: parameters.get('after') }
  return { query: CategoryProductsDocument, variables }
}

export function pageQuery(address: PageAddress) {
  const category = categoryAt(address)
  return category && productsOf(category, address)
}

export function Component() {
  const category = categoryAt(usePageAddress())
  return category && <CategoryPage key={category.key} category={category} />
}

function CategoryPage({ category }: { readonly category: CategoryEntry }) {
  const t = useText()
  const { data, failed, retry, extend } = usePageQuery(productsOf(category, usePageAddress()))
  const title = t(category.title)
  const crumbs = categoryTrail(category).map((entry: Category) => ({
    title: t(entry.title),
    path: categoryPath(entry),
  }))

  function loadMore(cursor: string) {
    return extend({ after: cursor }, (list, next) => ({
      products: appendPage(list.products, next.products),
    }))
  }

  return (
    <div className="page wrap">
      <PageHead title={title} description={t(category.description)} path={categoryPath(category)} />
      <Breadcrumb crumbs={crumbs} />
      <header className="listing-head">
        <h1>{title}</h1>
        <ProductCount count={data?.products.totalCount} />
        <p className="listing-head__text">{t(category.description)}</p>
        <CategoryChips category={category} />
      </header>
      {!data && !failed && <ProductGridSkeleton />}
      {failed && <LoadFailed onRetry={retry} />}
      {data?.products.nodes.length === 0 && (
        <EmptyState art="no-results" title={t(category.empty)}>
          <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
        </EmptyState>
      )}
      {data && data.products.nodes.length > 0 && (
        <>
          <ProductGrid products={data.products.nodes} priority />
          <MoreProducts
            shown={data.products.nodes.length}
            count={data.products.totalCount}
            pageInfo={data.products.pageInfo}
            onMore={loadMore}
          />
        </>
      )}
    </div>
  )
}
