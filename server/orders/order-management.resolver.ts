import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { MAX_PAGE_SIZE, ORDERS_PAGE_SIZE } from '#domain/limits'
import type { OrderStatus } from '#domain/order-status'
import { toConnection } from '../http/connection'
import type { Context } from '../http/context'
import { asPayload } from '../http/user-errors'
import { findManagedOrder, listManagedOrders, setOrderStatus } from './order-management.service'
import { ManagedOrder, ManagedOrderConnection, OrderStatusPayload } from './order-management.types'
import { OrderStatusEnum } from './orders.types'

@Resolver()
export class OrderManagementResolver {
  @Query(() => ManagedOrderConnection, {
    description:
      "Everybody's orders in pages, newest first. Needs the owner's token or a key that may READ_ORDERS.",
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
    @Arg('search', () => String, {
      nullable: true,
      description:
        "Only orders with this in the customer's name or a phone number, or of this number.",
    })
    search?: string,
    @Arg('oldestFirst', () => Boolean, {
      defaultValue: false,
      description: 'Turns the order round.',
    })
    oldestFirst?: boolean,
  ): Promise<ManagedOrderConnection> {
    await admin('readOrders')
    const page = await listManagedOrders(db, { first, after, status, search, oldestFirst })
    return toConnection(page)
  }

  @Query(() => ManagedOrder, {
    nullable: true,
    description:
      "One order, whoever placed it; null when there is none. Needs the owner's token or a key that may READ_ORDERS.",
  })
  async managedOrder(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: 'Its number.' }) id: string,
  ): Promise<ManagedOrder | null> {
    await admin('readOrders')
    return findManagedOrder(db, id)
  }

  @Mutation(() => OrderStatusPayload, {
    description:
      "Sets an order's status, any to any, and keeps the change. Needs the owner's token or a key that may WRITE_ORDER_STATUS.",
  })
  async setOrderStatus(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: 'The order.' }) id: string,
    @Arg('status', () => OrderStatusEnum, { description: 'Where it stands now.' })
    status: OrderStatus,
  ): Promise<OrderStatusPayload> {
    await admin('writeOrderStatus')
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
