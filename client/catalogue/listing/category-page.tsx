import { matchPath, useLocation } from 'react-router-dom'
import {
  CATEGORIES,
  type Category,
  categoryPath,
  categoryTrail,
  childCategories,
  findCategory,
} from '#domain/products/categories'
import { ListingProductsDocument } from '../../platform/gql/listing'
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
import { listingVariables, useProductListing } from './use-product-listing'
import '../../platform/ui/chips.css'

type CategoryEntry = (typeof CATEGORIES)[number]

function categoryAt(pathname: string): CategoryEntry | undefined {
  return CATEGORIES.find((category) => matchPath(categoryPath(category), pathname))
}

export function loader({ url, context }: LoaderArgs) {
  const category = categoryAt(url.pathname)
  if (!category) return undefined
  const variables = listingVariables(category.code, url.searchParams)
  return context.query({ query: ListingProductsDocument, variables })
}

export function Component() {
  const category = categoryAt(useLocation().pathname)
  return category && <CategoryPage key={category.key} category={category} />
}

function CategoryPage({ category }: { readonly category: CategoryEntry }) {
  const t = useText()
  const { listing, list, ...state } = useProductListing(category.code)
  const title = t(category.title)
  const description = t(category.description)
  const crumbs = categoryTrail(category).map((entry: Category) => ({
    title: t(entry.title),
    path: categoryPath(entry),
  }))

  return (
    <div className="page wrap">
      <PageHead
        title={title}
        description={description}
        path={pageOf(categoryPath(category), listing.address)}
        noIndex={isSelection(listing.address)}
      />
      <Breadcrumb crumbs={crumbs} />
      <ListingHead title={title} count={list?.totalCount} failed={state.failed} text={description}>
        <CategoryChips category={category} />
      </ListingHead>
      <ProductListing
        listing={listing}
        list={list}
        {...state}
        ownOrder="listing.sort.OLDEST"
        empty={
          <EmptyState art="no-results" title={t(category.empty)}>
            <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
          </EmptyState>
        }
      />
    </div>
  )
}

/** The subcategories, or the siblings of a category without any. */
function siblingCategories(category: Category): readonly Category[] {
  const children = childCategories(category)
  const parent = category.parent && findCategory(category.parent)
  return children.length > 0 || !parent ? children : childCategories(parent)
}

function CategoryChips({ category }: { readonly category: Category }) {
  const t = useText()
  const categories = siblingCategories(category)
  if (categories.length === 0) return null
  return (
    <nav className="subcategories" aria-label={t('catalogue.subcategories')}>
      <ul className="chips">
        {categories.map((entry) => (
          <li key={entry.key}>
            <CurrentLink className="chip" to={categoryPath(entry)}>
              {t(entry.title)}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
