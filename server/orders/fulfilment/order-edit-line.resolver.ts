import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { createProductResolver } from '../../catalogue/products/product-of.resolver'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { type Reference, referenceTo } from '../../platform/http/graphql/reference'
import { OrderItem } from '../orders/api/orders.types'
import { orderItemLoader } from '../orders/reads/order-item-loader'
import { OrderEditLine } from './order-edit.types'

/** In milliseconds, in a batch. */
const COST = 0.02

@Resolver(() => OrderEditLine)
export class OrderEditLineResolver extends createProductResolver(
  OrderEditLine,
  'The product, hidden or not; null if it was deleted.',
) {
  @DatabaseCost(COST, 'perParent')
  @FieldResolver(() => OrderItem, {
    nullable: true,
    description: 'The item as it is so far; null for a new one.',
  })
  item(
    @Root() { itemId }: OrderEditLine,
    @Ctx() { get }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reference<OrderItem>> {
    return referenceTo(itemId, info, get(orderItemLoader))
  }
}
