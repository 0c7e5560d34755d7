import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import {
  MAX_ALTERNATIVES,
  MAX_PRODUCT_IDS,
  MAX_QUERY_WORDS,
  PAGE_SIZE,
  POPULAR_PRODUCTS,
  RELATED_PRODUCTS,
} from '#domain/limits'
import { isFiltered, type ListSort } from '#domain/listing/product-filter'
import { CATEGORIES, type CategoryKey } from '#domain/products/categories'
import { readId } from '#domain/validation/text.schema'
import { invalid } from '#domain/validation/validate'
import type { Context } from '../../platform/features/context'
import { toConnection } from '../../platform/http/graphql/connection'
import { DatabaseCost, SummaryCost, UsualLength } from '../../platform/http/graphql/database-cost'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { queryWords } from '../../platform/text/name-filter'
import { wordsOf } from '../../platform/text/search-text'
import { findAlternatives } from '../listing/alternatives'
import { createSummaryResolver } from '../listing/list-summary.resolver'
import {
  MissingBrand,
  ProductConnection,
  SearchConnection,
} from '../listing/product-connection.types'
import {
  FilterArg,
  type ProductFilterInput,
  ProductListSortEnum,
} from '../listing/product-filter.types'
import { listProducts } from '../listing/product-list.service'
import { listSources, type ProductPage } from '../listing/product-page'
import { findRelated } from '../listing/related-products'
import { missedSearchCounter } from '../missed-searches/missed-search-counter'
import { Category, CategoryKeyEnum, toCategory } from '../products/category.types'
import { Product } from '../products/product.types'
import { productLoaders } from '../products/product-loaders'
import { findCategories } from './category-search'
import { findInsteadOf } from './missing-brand.service'
import { findPopularProducts } from './popular-products.service'
import { searchProducts } from './search.service'
import { searchDictionary } from './search-dictionary'

// Responses are cached for a minute before others are chosen.
const RELATED_MAX_AGE_SECONDS = 60

function toProductConnection(page: ProductPage): ProductConnection {
  return Object.assign(toConnection(page), { summary: page })
}

/** Costs in milliseconds, as docs/performance.md lists them. */
const COSTS = {
  page: 2,
  /** Passing all names, sorted, until enough of them are selected. */
  nameSort: 20,
  /** Words of one or two letters are not indexed: each is searched for in every name. */
  words: (count: number) => 30 + 5 * count,
  /** With the look-up of typos. */
  search: 45,
  /** More than it takes to read them, so that related products of related products stay few. */
  related: 0.6,
  /** Passing all products once, for one that is sold out. */
  alternatives: 1,
  /** Reading all that matches words, for the total or facets of a page that reads only as far as it needs. */
  matches: 30,
  /** Two pages that are selected in memory. */
  instead: 4,
  /** Of a list that is selected in memory. */
  selected: 1,
} as const

type Arguments = Readonly<Record<string, unknown>>

const costOfSort = ({ sort }: Arguments) => (sort === 'NAME_ASC' ? COSTS.nameSort : 0)

function costOfProducts(args: Arguments): number {
  const { search } = args
  const words = queryWords(typeof search === 'string' ? search : '', MAX_QUERY_WORDS).length
  return COSTS.page + costOfSort(args) + (words > 0 ? COSTS.words(words) : 0)
}

const isWhole = ({ category, collection, filter }: Arguments) =>
  category == null && collection == null && (filter == null || !isFiltered(filter as object))

function costOfProductsSummary(args: Arguments): number {
  const { search, sort } = args
  const hasWords = typeof search === 'string' && queryWords(search, MAX_QUERY_WORDS).length > 0
  const isReadApart = hasWords && sort === 'OLDEST' && isWhole(args)
  return isReadApart ? COSTS.matches : COSTS.selected
}

function costOfSearchSummary(args: Arguments): number {
  return args.sort == null && isWhole(args) ? COSTS.matches : COSTS.selected
}

function costOfSearch(args: Arguments): number {
  return COSTS.search + costOfSort(args)
}

@Resolver(() => Product)
export class ProductResolver {
  @DatabaseCost(costOfProducts)
  @SummaryCost(costOfProductsSummary)
  @Query(() => ProductConnection, {
    description: 'Products in pages, oldest first unless `sort` says otherwise.',
  })
  async products(
    @Ctx() context: Context,
    @FirstArg(PAGE_SIZE) first: number,
    @AfterArg() after?: string,
    @Arg('offset', () => Int, {
      defaultValue: 0,
      description: 'The number of products to skip, at most 1000.',
    })
    offset?: number,
    @Arg('category', () => CategoryKeyEnum, {
      nullable: true,
      description: 'Only products of this category.',
    })
    category?: CategoryKey,
    @Arg('collection', () => String, {
      nullable: true,
      description:
        'The slug of a collection: only products of it and those inside it; none if it does not exist.',
    })
    collection?: string,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only products whose names contain all of these words, in any order.',
    })
    search?: string,
    @Arg('sort', () => ProductListSortEnum, {
      defaultValue: 'OLDEST',
      description: 'The order.',
    })
    sort?: ListSort,
    @FilterArg() filter?: ProductFilterInput,
  ): Promise<ProductConnection> {
    const input = { first, after, offset, category, collection, search, sort, filter }
    return toProductConnection(await listProducts(listSources(context), input))
  }

  @DatabaseCost(COSTS.page)
  @Query(() => Product, { nullable: true, description: 'One product; null if it does not exist.' })
  async product(
    @Ctx() { get }: Context,
    @Arg('id', () => ID, { description: 'The ID of the product.' }) id: string,
  ): Promise<Product | null> {
    const productId = readId(id)
    return productId === undefined ? null : get(productLoaders).byId.load(productId)
  }

  @DatabaseCost(COSTS.page)
  @Query(() => [Product], {
    description:
      'The products with these IDs, in this order, each once; those that do not exist are left out.',
  })
  async productsByIds(
    @Ctx() { get }: Context,
    @Arg('ids', () => [ID], { description: `IDs of products, at most ${MAX_PRODUCT_IDS}.` })
    ids: readonly string[],
  ): Promise<readonly Product[]> {
    if (ids.length > MAX_PRODUCT_IDS) {
      throw invalid([
        { field: 'ids', key: 'invalid.tooManyLines', parameters: { max: MAX_PRODUCT_IDS } },
      ])
    }
    const known = new Set(ids.map(readId).filter((id) => id !== undefined))
    const found = await Promise.all([...known].map((id) => get(productLoaders).byId.load(id)))
    return found.filter((product) => product !== null)
  }

  @DatabaseCost(costOfSearch)
  @SummaryCost(costOfSearchSummary)
  @Query(() => SearchConnection, {
    description:
      'Products whose names, in English or Arabic, have all words of the query, in any order and form, or under another name: first the whole phrase, then words that start with those of the query, then the rest. If there are none, those that have them in their facts or descriptions, then similar names, then those with most of the words.',
  })
  async search(
    @Ctx() context: Context,
    @Arg('query', () => String, { description: 'The words to search for.' }) query: string,
    @FirstArg(PAGE_SIZE) first: number,
    @AfterArg() after?: string,
    @Arg('sort', () => ProductListSortEnum, {
      nullable: true,
      description: 'The order; without it, best matches first.',
    })
    sort?: ListSort | null,
    @Arg('category', () => CategoryKeyEnum, {
      nullable: true,
      description: 'Only products of this category.',
    })
    category?: CategoryKey,
    @FilterArg() filter?: ProductFilterInput,
  ): Promise<SearchConnection> {
    const dictionary = await context.get(searchDictionary).get(context.db)
    const input = { query, first, after, sort, category, filter }
    const page = await searchProducts(listSources(context), input, dictionary)
    const isFirst = after == null && isWhole({ category, filter })
    const isEmpty = isFirst && page.nodes.length === 0
    // Suggestions ask for less while somebody is typing.
    if (first >= PAGE_SIZE && (isEmpty || (isFirst && page.leftOut.length > 0))) {
      context.get(missedSearchCounter).add(query, page.leftOut)
    }
    return Object.assign(toProductConnection(page), {
      similar: page.similar,
      leftOut: page.leftOut,
      query,
      isEmpty,
      brand: page.missingBrand,
      units: page.query.units,
    })
  }

  @Query(() => [Category], {
    description:
      'One for each category of the shop, parents before children, with titles in the language of Accept-Language.',
  })
  categories(@Ctx() { locale }: Context): Category[] {
    return CATEGORIES.map((entry) => toCategory(entry, locale))
  }

  @DatabaseCost(COSTS.related, 'perParent')
  @FieldResolver(() => [Product], {
    description: 'Random other products, those for the same animal first.',
  })
  async related(
    @Root() product: Product,
    @Ctx() context: Context,
    @FirstArg(RELATED_PRODUCTS, RELATED_PRODUCTS) first: number,
  ): Promise<readonly Product[]> {
    if (first < 1 || first > RELATED_PRODUCTS) {
      throw invalid([
        { field: 'first', key: 'invalid.first', parameters: { max: RELATED_PRODUCTS } },
      ])
    }
    context.limitMaxAge(RELATED_MAX_AGE_SECONDS)
    const sources = { ...listSources(context), loaders: context.get(productLoaders) }
    return findRelated(sources, product, first)
  }

  @DatabaseCost(COSTS.alternatives, 'perParent')
  @FieldResolver(() => [Product], {
    description:
      'Alternatives in stock to a product that is sold out: its other sizes, then products of the same category, for the same animal and age, those of the nearest price first. None of a product that can be ordered.',
  })
  async alternatives(
    @Root() product: Product,
    @Ctx() context: Context,
    @FirstArg(MAX_ALTERNATIVES, MAX_ALTERNATIVES) first: number,
  ): Promise<readonly Product[]> {
    if (first < 1 || first > MAX_ALTERNATIVES) {
      throw invalid([
        { field: 'first', key: 'invalid.first', parameters: { max: MAX_ALTERNATIVES } },
      ])
    }
    if (product.quantityAvailable !== 0) return []
    const sources = { ...listSources(context), loaders: context.get(productLoaders) }
    return findAlternatives(sources, product, first)
  }
}

function withoutWords(query: string, leftOut: readonly string[]): string {
  if (leftOut.length === 0) return query
  const without = new Set(leftOut.flatMap(wordsOf))
  return wordsOf(query)
    .filter((word) => !without.has(word))
    .join(' ')
}

@Resolver(() => SearchConnection)
export class SearchConnectionResolver extends createSummaryResolver(SearchConnection) {
  @DatabaseCost(COSTS.instead)
  @FieldResolver(() => MissingBrand, {
    nullable: true,
    description:
      'The brand that the query names, if nothing was found and the shop has nothing of this brand.',
  })
  async missingBrand(
    @Root() { brand, units }: SearchConnection,
    @Ctx() context: Context,
  ): Promise<MissingBrand | null> {
    if (!brand) return null
    const instead = await findInsteadOf(listSources(context), brand, units)
    return { name: context.locale === 'ar' ? brand.nameAr : brand.name, instead }
  }

  @DatabaseCost(COSTS.page)
  @UsualLength(POPULAR_PRODUCTS)
  @FieldResolver(() => [Product], {
    description:
      'If nothing was found, with no filter, the best-selling products in stock; otherwise none.',
  })
  async popular(
    @Root() { isEmpty, units }: SearchConnection,
    @Ctx() context: Context,
  ): Promise<readonly Product[]> {
    return isEmpty ? findPopularProducts(listSources(context), units) : []
  }

  @FieldResolver(() => [Category], {
    description:
      'The categories that have all words of the query that were not left out; if no product was found, the nearest.',
  })
  async categories(
    @Root() { query, nodes, leftOut }: SearchConnection,
    @Ctx() { db, locale, get }: Context,
  ): Promise<Category[]> {
    const dictionary = await get(searchDictionary).get(db)
    const found = findCategories(withoutWords(query, leftOut), dictionary, {
      nearest: nodes.length === 0,
    })
    return found.map((entry) => toCategory(entry, locale))
  }
}
