import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import {
  MAX_BRANDS_SHOWN,
  MAX_PAGE_SIZE,
  MAX_PRODUCTS_PER_PREVIEW,
  PAGE_SIZE,
} from '#domain/limits'
import type { CategoryKey } from '#domain/products/categories'
import type { ProductSort, StockLevel } from '#domain/products/product.schema'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import {
  findAdminProduct,
  listAdminProducts,
  listProductBrands,
  listProductSuppliers,
} from './admin-products.service'
import {
  AdminProduct,
  AdminProductPage,
  ProductBrand,
  ProductSortEnum,
  ProductSupplier,
  StockLevelEnum,
  toAdminProduct,
} from './admin-products.types'
import { CategoryKeyEnum } from './category.types'

const HIDDEN = 'Only products that are hidden from shoppers, or only those that are not.'

@Resolver(() => AdminProductPage)
export class AdminProductsResolver {
  @Requires('products.read')
  @Query(() => AdminProductPage, {
    description: 'Products with their stock, in numbered pages.',
  })
  async adminProducts(
    @Ctx() { db, requirePermission }: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page number, from 1.' })
    page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: PAGE_SIZE,
      description: `The number of products per page, 1 to ${MAX_PAGE_SIZE}.`,
    })
    pageSize: number,
    @Arg('sort', () => ProductSortEnum, {
      defaultValue: 'NEWEST',
      description: 'The sort order.',
    })
    sort: ProductSort,
    @Arg('outOfStock', () => Boolean, {
      defaultValue: false,
      description: 'Only products that are out of stock.',
    })
    outOfStock: boolean,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Only products whose names contain all of these words, in any order, or whose barcode or SKU this is.',
    })
    search?: string,
    @Arg('isHidden', () => Boolean, { nullable: true, description: HIDDEN })
    isHidden?: boolean | null,
    @Arg('hidden', () => Boolean, {
      nullable: true,
      description: HIDDEN,
      deprecationReason: 'Use `isHidden`. Removed on 2027-07-01.',
    })
    hidden?: boolean | null,
    @Arg('family', () => String, {
      nullable: true,
      description: 'Only the sizes of one product: those with exactly this `family`.',
    })
    family?: string,
    @Arg('brand', () => String, {
      nullable: true,
      description: 'Only products of exactly this brand.',
    })
    brand?: string,
    @Arg('category', () => CategoryKeyEnum, {
      nullable: true,
      description: 'Only products of this category, hidden ones included.',
    })
    category?: CategoryKey,
    @Arg('stockLevel', () => StockLevelEnum, {
      nullable: true,
      description: 'Only products with this stock.',
    })
    stockLevel?: StockLevel,
    @Arg('supplier', () => String, {
      nullable: true,
      description: 'Only products from exactly this supplier; for those who see the inventory.',
    })
    supplier?: string,
  ): Promise<AdminProductPage> {
    if (supplier != null) await requirePermission('products.inventory')
    const list = await listAdminProducts(db, {
      page,
      pageSize,
      sort,
      outOfStock,
      search,
      hidden: isHidden ?? hidden,
      family,
      brand,
      supplier,
      category,
      stockLevel,
    })
    return { ...list, nodes: list.nodes.map(toAdminProduct) }
  }

  @Requires('products.read')
  @Query(() => AdminProduct, {
    nullable: true,
    description: 'One product with its stock; null if it does not exist.',
  })
  async adminProduct(
    @Ctx() { db }: Context,
    @Arg('id', () => ID, { description: 'The ID of the product.' }) id: string,
  ): Promise<AdminProduct | null> {
    const product = await findAdminProduct(db, id)
    return product && toAdminProduct(product)
  }

  @Requires('products.read')
  @Query(() => [ProductBrand], {
    description: `The brands of all products, by name; at most ${MAX_BRANDS_SHOWN}.`,
  })
  async productBrands(@Ctx() { db }: Context): Promise<readonly ProductBrand[]> {
    return listProductBrands(db)
  }

  @Requires('products.inventory')
  @Query(() => [ProductSupplier], {
    description: `The suppliers of all products, by name; at most ${MAX_BRANDS_SHOWN}.`,
  })
  async productSuppliers(@Ctx() { db }: Context): Promise<readonly ProductSupplier[]> {
    return listProductSuppliers(db)
  }

  @FieldResolver(() => [ID], {
    description: `The IDs of the first ${MAX_PRODUCTS_PER_PREVIEW} products of all pages, to change them together.`,
  })
  ids(@Root() { ids }: AdminProductPage): Promise<readonly number[]> {
    return ids()
  }

  @FieldResolver(() => Int, { description: 'The number of products in all pages.' })
  totalCount(@Root() { count }: AdminProductPage): Promise<number> {
    return count()
  }
}
