import { useMatches, useSearchParams } from 'react-router-dom'
import { CATEGORIES, type Category, categoryPath, categoryTrail } from '#domain/categories'
import { PAGE_SIZE } from '#domain/limits'
import { useCategoryProductsQuery } from '../gql/catalogue'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import { Breadcrumb } from '../ui/breadcrumb'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { CategoryChips } from './category-chips'
import { LoadFailed } from './load-failed'
import { MoreProducts } from './more-products'
import { appendPage } from './paging'
import { ProductCount } from './product-count'
import { ProductGrid, ProductGridSkeleton } from './product-grid'

type CategoryEntry = (typeof CATEGORIES)[number]

export function Component() {
  const handle = useMatches().at(-1)?.handle
  const category = CATEGORIES.find(({ key }) => key === handle)
  return category && <CategoryPage key={category.key} category={category} />
}

function CategoryPage({ category }: { readonly category: CategoryEntry }) {
  const t = useText()
  const [parameters] = useSearchParams()
  const after = parameters.get('after')
  const { data, error, fetchMore, refetch } = useCategoryProductsQuery({
    variables: { category: category.key, first: PAGE_SIZE, after },
    notifyOnNetworkStatusChange: true,
  })
  const title = t(category.title)
  const crumbs = categoryTrail(category).map((entry: Category) => ({
    title: t(entry.title),
    path: categoryPath(entry),
  }))

  function loadMore(cursor: string) {
    return fetchMore({
      variables: { after: cursor },
      updateQuery: (list, { fetchMoreResult: next }) => ({
        products: appendPage(list.products, next.products),
      }),
    })
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
      {!data && !error && <ProductGridSkeleton />}
      {!data && error && <LoadFailed onRetry={() => void refetch()} />}
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
