import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import {
  CATEGORIES,
  type CategoryKey,
  categoryPath,
  type Category as DomainCategory,
} from '#domain/categories'
import { MAX_QUERY_WORDS, PAGE_SIZE, RELATED_PRODUCTS } from '#domain/limits'
import { translate } from '#domain/messages'
import { invalid } from '#domain/validate'
import type { Context } from '../context'
import { toConnection } from '../http/graphql/connection'
import { DatabaseCost } from '../http/graphql/database-cost'
import { AfterArg, FirstArg } from '../http/graphql/page-arguments'
import { listProducts, type ProductPage, readId } from './catalogue.service'
import { Category, CategoryKeyEnum, Product } from './catalogue.types'
import { findCategories } from './category-search'
import { queryWords } from './name-filter'
import { ProductConnection, SearchConnection } from './product-connection.types'
import { searchProducts } from './search.service'

// Responses are cached for a minute before others are chosen.
const RELATED_MAX_AGE_SECONDS = 60

function toProductConnection(page: ProductPage, { productCounts }: Context): ProductConnection {
  const count = () => productCounts.get(page.condition, page.count)
  return Object.assign(toConnection(page), { count })
}

/** Costs in milliseconds, as docs/performance.md lists them. */
const COSTS = {
  page: 2,
  /** The worst category has many names with all of its words, but none that matches. */
  category: 15,
  /** Words of one or two letters are not indexed: each is searched for in every name. */
  words: (count: number) => 30 + 5 * count,
  /** With the look-up of typos. */
  search: 50,
  count: 35,
  related: 0.6,
} as const

function costOfProducts({ category, search }: Readonly<Record<string, unknown>>): number {
  const words = queryWords(typeof search === 'string' ? search : '', MAX_QUERY_WORDS).length
  return COSTS.page + (category ? COSTS.category : 0) + (words > 0 ? COSTS.words(words) : 0)
}

function toCategory(entry: DomainCategory, locale: Context['locale']): Category {
  return {
    key: entry.key as CategoryKey,
    title: translate(entry.title, {}, locale),
    path: categoryPath(entry),
    parent: entry.parent as CategoryKey | undefined,
  }
}

@Resolver(() => Product)
export class ProductResolver {
  @DatabaseCost(costOfProducts)
  @Query(() => ProductConnection, { description: 'Products in pages, oldest first.' })
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
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only products whose names contain all of these words, in any order.',
    })
    search?: string,
  ): Promise<ProductConnection> {
    const page = await listProducts(context.db, { first, after, offset, category, search })
    return toProductConnection(page, context)
  }

  @DatabaseCost(COSTS.page)
  @Query(() => Product, { nullable: true, description: 'One product; null if it does not exist.' })
  async product(
    @Ctx() { products }: Context,
    @Arg('id', () => ID, { description: 'The ID of the product.' }) id: string,
  ): Promise<Product | null> {
    const productId = readId(id)
    return productId === undefined ? null : products.byId.load(productId)
  }

  @DatabaseCost(COSTS.search)
  @Query(() => SearchConnection, {
    description:
      'Products whose names, in English or Arabic, have all words of the query, in any order and form, or under another name: first the whole phrase, then words that start with those of the query, then the rest. If there are none, similar names.',
  })
  async search(
    @Ctx() context: Context,
    @Arg('query', () => String, { description: 'The words to search for.' }) query: string,
    @FirstArg(PAGE_SIZE) first: number,
    @AfterArg() after?: string,
  ): Promise<SearchConnection> {
    const dictionary = await context.searchDictionary.get(context.db)
    const page = await searchProducts(context.db, { query, first, after }, dictionary)
    return Object.assign(toProductConnection(page, context), { similar: page.similar, query })
  }

  @Query(() => [Category], {
    description:
      'All categories, parents before children, with titles in the language of Accept-Language.',
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
    return context.products.related(product, first)
  }
}

@Resolver(() => ProductConnection)
export class ProductConnectionResolver {
  @DatabaseCost(COSTS.count)
  @FieldResolver(() => Int, { description: 'The number of products in all pages.' })
  totalCount(@Root() { count }: ProductConnection): Promise<number> {
    return count()
  }
}

@Resolver(() => SearchConnection)
export class SearchConnectionResolver {
  @FieldResolver(() => [Category], {
    description:
      'The categories that have all words of the query; if no product was found, the nearest.',
  })
  async categories(
    @Root() { query, nodes }: SearchConnection,
    @Ctx() { db, locale, searchDictionary }: Context,
  ): Promise<Category[]> {
    const dictionary = await searchDictionary.get(db)
    const found = findCategories(query, dictionary, { nearest: nodes.length === 0 })
    return found.map((entry) => toCategory(entry, locale))
  }

  @DatabaseCost(COSTS.count)
  @FieldResolver(() => Int, { description: 'The number of products in all pages.' })
  totalCount(@Root() { count }: SearchConnection): Promise<number> {
    return count()
  }
}
