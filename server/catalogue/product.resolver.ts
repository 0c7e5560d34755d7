import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import {
  CATEGORIES,
  type CategoryKey,
  categoryPath,
  type Category as DomainCategory,
} from '#domain/categories'
import { MAX_PAGE_SIZE, PAGE_SIZE, RELATED_PRODUCTS } from '#domain/limits'
import { translate } from '#domain/messages'
import { invalid } from '#domain/validate'
import { toConnection } from '../http/connection'
import type { Context } from '../http/context'
import { listProducts, readId } from './catalogue.service'
import { Category, CategoryKeyEnum, Product } from './catalogue.types'
import { ProductConnection, SearchConnection } from './product-connection.types'
import { searchProducts } from './search.service'

const FIRST = `How many at the most, 1 to ${MAX_PAGE_SIZE}.`
const AFTER = 'The `endCursor` of the page before.'

@Resolver(() => Product)
export class ProductResolver {
  @Query(() => ProductConnection, { description: 'The catalogue in pages, oldest products first.' })
  async products(
    @Ctx() context: Context,
    @Arg('first', () => Int, { defaultValue: PAGE_SIZE, description: FIRST }) first: number,
    @Arg('after', () => String, { nullable: true, description: AFTER }) after?: string,
    @Arg('offset', () => Int, {
      defaultValue: 0,
      description: 'How many to pass over, at most 1000.',
    })
    offset?: number,
    @Arg('category', () => CategoryKeyEnum, { nullable: true, description: 'Only this category.' })
    category?: CategoryKey,
    @Arg('words', () => String, {
      nullable: true,
      description: 'Only names with all of these words, in any order.',
    })
    words?: string,
  ): Promise<ProductConnection> {
    return toConnection(await listProducts(context.db, { first, after, offset, category, words }))
  }

  @Query(() => Product, { nullable: true, description: 'One product; null when there is none.' })
  async product(
    @Ctx() { products }: Context,
    @Arg('id', () => ID, { description: 'Its number.' }) id: string,
  ): Promise<Product | null> {
    const productId = readId(id)
    return productId === undefined ? null : products.byId.load(productId)
  }

  @Query(() => SearchConnection, {
    description:
      'Products whose names have all the words, in any order: the whole phrase first, then names whose words begin so, then the rest. When there are none, names a typo away.',
  })
  async search(
    @Ctx() context: Context,
    @Arg('query', () => String, { description: 'What to look for.' }) query: string,
    @Arg('first', () => Int, { defaultValue: PAGE_SIZE, description: FIRST }) first: number,
    @Arg('after', () => String, { nullable: true, description: AFTER }) after?: string,
  ): Promise<SearchConnection> {
    const page = await searchProducts(context.db, { query, first, after })
    return { ...toConnection(page), similar: page.similar }
  }

  @Query(() => [Category], { description: 'The one table of categories, parents before children.' })
  categories(): Category[] {
    return CATEGORIES.map((entry: DomainCategory) => ({
      key: entry.key as CategoryKey,
      title: translate(entry.title),
      path: categoryPath(entry),
      parent: entry.parent as CategoryKey | undefined,
    }))
  }

  @FieldResolver(() => [Product], { description: 'Other products, chosen at random.' })
  async related(
    @Root() product: Product,
    @Ctx() { products }: Context,
    @Arg('first', () => Int, {
      defaultValue: RELATED_PRODUCTS,
      description: `How many at the most, 1 to ${RELATED_PRODUCTS}.`,
    })
    first: number,
  ): Promise<readonly Product[]> {
    if (first < 1 || first > RELATED_PRODUCTS) {
      throw invalid([
        { field: 'first', key: 'invalid.first', parameters: { max: RELATED_PRODUCTS } },
      ])
    }
    return products.related(product.id, first)
  }
}

@Resolver(() => ProductConnection)
export class ProductConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many there are in all pages.' })
  totalCount(@Root() { count }: ProductConnection): Promise<number> {
    return count()
  }
}

@Resolver(() => SearchConnection)
export class SearchConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many there are in all pages.' })
  totalCount(@Root() { count }: SearchConnection): Promise<number> {
    return count()
  }
}
