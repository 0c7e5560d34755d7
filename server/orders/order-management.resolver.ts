import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { MAX_PAGE_SIZE, ORDERS_PAGE_SIZE } from '#domain/limits'
import type { OrderStatus } from '#domain/order-status'
import { toConnection } from '../http/connection'
import type { Context } from '../http/context'
import { asPayload } from '../http/user-errors'
import { listManagedOrders, setOrderStatus } from './order-management.service'
import { ManagedOrderConnection, OrderStatusPayload } from './order-management.types'
import { OrderStatusEnum } from './orders.types'

@Resolver()
export class OrderManagementResolver {
  @Query(() => ManagedOrderConnection, {
    description: "Everybody's orders in pages, newest first. Needs the owner's token.",
  })
  async managedOrders(
    @Ctx() { db, admin }: Context,
    @Arg('first', () => Int, {
      defaultValue: ORDERS_PAGE_SIZE,
      description: `How many at the most, 1 to ${MAX_PAGE_SIZE}.`,
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `endCursor` of the page before.',
    })
    after?: string,
    @Arg('status', () => OrderStatusEnum, {
      nullable: true,
      description: 'Only orders that stand there.',
    })
    status?: OrderStatus,
  ): Promise<ManagedOrderConnection> {
    await admin()
    return toConnection(await listManagedOrders(db, { first, after, status }))
  }

  @Mutation(() => OrderStatusPayload, {
    description:
      "Sets an order's status, any to any, and keeps the change. Needs the owner's token.",
  })
  async setOrderStatus(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('status', () => OrderStatusEnum, { description: 'Where it stands now.' })
    status: OrderStatus,
  ): Promise<OrderStatusPayload> {
    await admin()
    return asPayload(async () => ({ order: await setOrderStatus(db, id, { status }) }))
  }
}

@Resolver(() => ManagedOrderConnection)
export class ManagedOrderConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many there are in all pages.' })
  totalCount(@Root() { count }: ManagedOrderConnection): Promise<number> {
    return count()
  }
}
