import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import { PAGE_SIZE } from '#domain/limits'
import type { Context } from '../context'
import { toConnection } from '../http/graphql/connection'
import { AfterArg, FirstArg } from '../http/graphql/page-arguments'
import { Requires } from '../http/graphql/requires'
import { StockMovementConnection } from './stock.types'
import { listStockMovements } from './stock-movements.service'

@Resolver()
export class StockResolver {
  @Requires('products.inventory')
  @Query(() => StockMovementConnection, {
    description: "Every change of a product's stock with its reason, newest first, in pages.",
  })
  async stockMovements(
    @Ctx() { db }: Context,
    @Arg('productId', () => ID, { description: 'The ID of the product.' }) productId: string,
    @FirstArg(PAGE_SIZE) first: number,
    @AfterArg() after?: string,
  ): Promise<StockMovementConnection> {
    return toConnection(await listStockMovements(db, { productId, first, after }))
  }
}
