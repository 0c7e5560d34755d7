import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { findGovernorateOfCity } from '#domain/delivery/find-area'
import type { OrderStatus } from '#domain/orders/order-status'
import { statusesWhere } from '#domain/orders/order-status'
import type { OrderSort } from '#domain/orders/orders.schema'
import { statusPermission } from '#domain/orders/status-permission'
import { actorOf } from '../../../platform/features/caller'
import type { Context } from '../../../platform/features/context'
import { toCountedConnection } from '../../../platform/http/graphql/connection'
import { DateTime } from '../../../platform/http/graphql/date-time.scalar'
import { AfterArg, FirstArg, UpdatedSinceArg } from '../../../platform/http/graphql/page-arguments'
import { Requires } from '../../../platform/http/graphql/requires'
import { asPayload } from '../../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../../platform/idempotency/request-key.types'
import { deliveryRates } from '../../../shop/delivery/delivery.service'
import { setOrderStatus } from '../life/order-status.service'
import {
  countOrderViews,
  findAdminOrder,
  findAdminOrders,
  listAdminOrders,
} from '../reads/admin-orders.service'
import { hideClosedPhones } from '../reads/closed-phones'
import { allOrderConditions } from '../reads/order-filter'
import {
  AdminOrder,
  AdminOrderConnection,
  Customer,
  OrderFilterArgs,
  OrderSortEnum,
  OrderViewCount,
  SetOrderStatusPayload,
} from './admin-orders.types'
import { OrderStatusEnum } from './orders.types'

@Resolver()
export class AdminOrdersResolver {
  @Requires('orders.read')
  @Query(() => AdminOrderConnection, {
    description: 'All orders in pages, newest first by default.',
  })
  async adminOrders(
    @Ctx() { db, get, allows, requirePermission }: Context,
    @FirstArg() first: number,
    @AfterArg() after?: string,
    @Arg('status', () => OrderStatusEnum, {
      nullable: true,
      description: 'Only orders with this status.',
    })
    status?: OrderStatus,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Only orders whose customer name, city or phone number contains this text, or that have this order number or tracking number.',
    })
    search?: string,
    @Arg('sort', () => OrderSortEnum, {
      defaultValue: 'NEWEST',
      description: 'The sort order.',
    })
    sort?: OrderSort,
    @Arg('since', () => DateTime, {
      nullable: true,
      description: 'Only orders placed at this time or later.',
    })
    since?: Date | null,
    @UpdatedSinceArg() updatedSince?: Date | null,
    @Args(() => OrderFilterArgs) filter?: OrderFilterArgs,
  ): Promise<AdminOrderConnection> {
    // It says which orders are of one phone, also to those who do not see the phones of closed ones.
    if (filter?.customerId) await requirePermission('customers.read')
    const page = await listAdminOrders(
      db,
      { first, after, status, search, sort, since, updatedSince, ...filter },
      {
        conditions: get(allOrderConditions),
        findsClosedPhones: await allows(VALUE_PERMISSIONS.closedPhones),
      },
    )
    return toCountedConnection(page)
  }

  @Requires('orders.read')
  @Query(() => [OrderViewCount], {
    description: 'How many orders the views have: one for each `OrderListView`.',
  })
  async orderViewCounts(@Ctx() { db, get }: Context): Promise<readonly OrderViewCount[]> {
    return countOrderViews(db, get(allOrderConditions))
  }

  @Requires('orders.read')
  @Query(() => AdminOrder, {
    nullable: true,
    description: 'One order; null if it does not exist.',
  })
  async adminOrder(
    @Ctx() { db }: Context,
    @Arg('id', () => ID, { description: 'The ID of the order.' }) id: string,
  ): Promise<AdminOrder | null> {
    return findAdminOrder(db, id)
  }

  @Requires('orders.read')
  @Query(() => [AdminOrder], {
    description: 'The orders with these IDs, in their order; those that do not exist are left out.',
  })
  async ordersByIds(
    @Ctx() { db }: Context,
    @Arg('ids', () => [ID], { description: 'The IDs of the orders, at most 200.' }) ids: string[],
  ): Promise<readonly AdminOrder[]> {
    return findAdminOrders(db, ids)
  }

  @Requires('orders.status')
  @Mutation(() => SetOrderStatusPayload, {
    description:
      'Sets the status of an order and adds it to the history. Any status can follow any other.',
  })
  async setOrderStatus(
    @Ctx() { db, requirePermission, allows, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the order.' }) id: string,
    @Arg('status', () => OrderStatusEnum, { description: 'The new status.' })
    status: OrderStatus,
    @Arg('expectedStatus', () => OrderStatusEnum, {
      nullable: true,
      description:
        'The status that the order is expected to have. If it has another, nothing is changed, and the error is a `StatusChanged`.',
    })
    expectedStatus?: OrderStatus | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<SetOrderStatusPayload> {
    const actor = actorOf(await requirePermission(statusPermission(status)))
    const mayRead = await allows('orders.read')
    const namesStock = mayRead && (await allows('products.read'))
    return asPayload(locale, async () => {
      const options = { actor, namesStock, request }
      const order = await setOrderStatus(db, id, { status, expected: expectedStatus }, options)
      return mayRead ? { order } : {}
    })
  }
}

@Resolver(() => AdminOrderConnection)
export class AdminOrderConnectionResolver {
  @FieldResolver(() => Int, { description: 'The total number of orders.' })
  totalCount(@Root() { count }: AdminOrderConnection): Promise<number> {
    return count()
  }
}

/** The phone numbers of closed orders are for those who have the permission: they are empty for others. */
@Resolver(() => AdminOrder)
export class AdminOrderResolver {
  @FieldResolver(() => String)
  async phone(@Root() order: AdminOrder, @Ctx() { allows }: Context): Promise<string> {
    return (await allows(VALUE_PERMISSIONS.closedPhones))
      ? order.phone
      : hideClosedPhones(order).phone
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The city of an open order from an older client that names no known governorate or area, although fees depend on it: its fee is not certain. Null for other orders.',
  })
  async unknownCity(
    @Root() { city, shippingAddress, status }: AdminOrder,
    @Ctx() { db, get }: Context,
  ): Promise<string | null> {
    const isOpen = statusesWhere('isOpen').includes(status)
    if (!isOpen || shippingAddress || findGovernorateOfCity(city)) return null
    const rates = await get(deliveryRates).get(db)
    return new Set(rates.map(({ feePiastres }) => feePiastres)).size > 1 ? city : null
  }

  @FieldResolver(() => Customer, { nullable: true })
  async customer(@Root() order: AdminOrder, @Ctx() { allows }: Context): Promise<Customer | null> {
    return (await allows(VALUE_PERMISSIONS.closedPhones))
      ? order.customer
      : hideClosedPhones(order).customer
  }
}
