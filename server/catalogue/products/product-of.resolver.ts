import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import { type ClassType, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { BATCHED } from '../../platform/database/statements/batched'
import type { Context } from '../../platform/features/context'
import { resource } from '../../platform/features/feature'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { type Reference, referenceTo } from '../../platform/http/graphql/reference'
import { NullWithout } from '../../platform/http/graphql/requires'
import { findAdminProducts } from './admin-products.service'
import { AdminProduct, toAdminProduct } from './admin-products.types'

/** In milliseconds, in a batch. */
export const ADMIN_PRODUCT_COST = 0.02

/** Products as the team sees them, by their IDs, read at once; null for those that do not exist. */
export const adminProductLoader = resource(
  ({ db }) =>
    new DataLoader<number, AdminProduct | null>(async (ids) => {
      const products = await findAdminProducts(db, ids)
      return ids.map((id) => {
        const product = products.get(id)
        return product ? toAdminProduct(product) : null
      })
    }, BATCHED),
)

interface AboutProduct {
  readonly productId: number | null
}

/** Adds the field `product` to a type of the team whose objects have the ID of a product. */
export function createProductResolver(
  parent: ClassType<AboutProduct>,
  description = 'The product, hidden or not.',
) {
  @Resolver(() => parent)
  class ProductOfResolver {
    @NullWithout(VALUE_PERMISSIONS.products)
    @DatabaseCost(ADMIN_PRODUCT_COST, 'perParent')
    @FieldResolver(() => AdminProduct, { nullable: true, description })
    product(
      @Root() { productId }: AboutProduct,
      @Ctx() { get }: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Reference<AdminProduct>> {
      return referenceTo(productId, info, get(adminProductLoader))
    }
  }
  return ProductOfResolver
}
