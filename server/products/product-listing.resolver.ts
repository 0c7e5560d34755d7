import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { MAX_MORE_PICTURES, MAX_SIZES } from '#domain/limits'
import { type CategoryKey, categoriesOf } from '#domain/products/categories'
import type { Context } from '../context'
import { DatabaseCost } from '../http/graphql/database-cost'
import { AdminProduct } from './admin-products.types'
import { Category, CategoryKeyEnum, Product, toCategory } from './catalogue.types'
import { productLoaders } from './product-loaders'

// Of a read that all details of a product share: product-content.resolver.ts counts most of it.
const COST_PER_PRODUCT_MILLISECONDS = 0.02
const SIZES_COST_MILLISECONDS = 0.1

@Resolver(() => Product)
export class ProductListingResolver {
  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => [String], {
    description: `The URLs of all pictures, at most ${MAX_MORE_PICTURES + 1}; \`imageUrl\` is the first.`,
  })
  async imageUrls(
    @Root() { id, imageUrl }: Product,
    @Ctx() { get }: Context,
  ): Promise<readonly string[]> {
    const { moreImageUrls } = await get(productLoaders).details.load(id)
    return [imageUrl, ...moreImageUrls]
  }

  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The article number in its barcode: a GTIN of 8, 12, 13 or 14 digits.',
  })
  async gtin(@Root() { id }: Product, @Ctx() { get }: Context): Promise<string | null> {
    return (await get(productLoaders).details.load(id)).gtin
  }

  @DatabaseCost(SIZES_COST_MILLISECONDS, 'perParent')
  @FieldResolver(() => [Product], {
    description: `The sizes of the product, itself included, smallest first, at most ${MAX_SIZES}; none if it has one size.`,
  })
  sizes(@Root() { id }: Product, @Ctx() { get }: Context): Promise<readonly Product[]> {
    return get(productLoaders).sizes.load(id)
  }

  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => [Category], {
    description: 'The categories that it is in, parents before children.',
  })
  async categories(
    @Root() { id, name }: Product,
    @Ctx() { get, locale }: Context,
  ): Promise<Category[]> {
    const { categoryKeys } = await get(productLoaders).details.load(id)
    return categoriesOf({ name, categoryKeys }).map((entry) => toCategory(entry, locale))
  }
}

@Resolver(() => AdminProduct)
export class AdminProductListingResolver {
  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The same text for all sizes of one product; null if it has one size.',
  })
  async family(@Root() { id }: AdminProduct, @Ctx() { get }: Context): Promise<string | null> {
    return (await get(productLoaders).details.load(id)).family
  }

  @DatabaseCost(COST_PER_PRODUCT_MILLISECONDS, 'perParent')
  @FieldResolver(() => [CategoryKeyEnum], {
    nullable: true,
    description: 'The chosen categories, without those above them; null if its name decides.',
  })
  async chosenCategories(
    @Root() { id }: AdminProduct,
    @Ctx() { get }: Context,
  ): Promise<readonly CategoryKey[] | null> {
    return (await get(productLoaders).details.load(id)).categoryKeys
  }
}
