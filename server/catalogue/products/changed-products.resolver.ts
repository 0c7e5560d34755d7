import { Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { AfterArg, FirstArg, UpdatedSinceArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { AdminProductConnection, toAdminProduct } from './admin-products.types'
import { listChangedProducts } from './changed-products.service'

@Resolver(() => AdminProductConnection)
export class ChangedProductsResolver {
  @Requires('products.read')
  @Query(() => AdminProductConnection, {
    description:
      'All products with their stock, in the order in which they last changed, for those who synchronize them. Deleted ones are missing: a webhook for `product.changed` tells of them.',
  })
  async changedProducts(
    @Ctx() { db }: Context,
    @FirstArg() first: number,
    @AfterArg() after?: string,
    @UpdatedSinceArg() updatedSince?: Date | null,
  ): Promise<AdminProductConnection> {
    const page = await listChangedProducts(db, { first, after, updatedSince }, 'all')
    return toCountedConnection({ ...page, nodes: page.nodes.map(toAdminProduct) })
  }

  @FieldResolver(() => Int, { description: 'The number of products in all pages.' })
  totalCount(@Root() { count }: AdminProductConnection): Promise<number> {
    return count()
  }
}
