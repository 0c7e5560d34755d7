import type { GraphQLResolveInfo } from 'graphql'
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import { lineTotal } from '#domain/money/pricing'
import { Product } from '../../../catalogue/products/product.types'
import {
  ProductInventory,
  toInventory,
  visibleInventory,
} from '../../../catalogue/products/product-inventory.types'
import { productLoaders } from '../../../catalogue/products/product-loaders'
import type { Context } from '../../../platform/features/context'
import { toCountedConnection } from '../../../platform/http/graphql/connection'
import { DatabaseCost, UsualLength } from '../../../platform/http/graphql/database-cost'
import { EGP } from '../../../platform/http/graphql/egp.scalar'
import { AfterArg, FirstArg } from '../../../platform/http/graphql/page-arguments'
import { NullWithout, RequiresAccount } from '../../../platform/http/graphql/requires'
import { selectsField } from '../../../platform/http/graphql/selects-field'
import { asPayload } from '../../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../../platform/idempotency/request-key.types'
import { cancelOrder } from '../life/order-status.service'
import { adjustmentLabel } from '../reads/adjustment-label'
import { getOrder, listOrders } from '../reads/orders.service'
import { productToPackLoader } from '../reads/products-to-pack.service'
import { unitsToTakeLoader } from '../reads/units-to-take.service'
import {
  Adjustment,
  CancelOrderPayload,
  Order,
  OrderConnection,
  OrderItem,
  ProductToPack,
  UnitsToTake,
} from './orders.types'

/** In milliseconds, in a batch. */
const INVENTORY_COST = 0.02
const PRODUCT_TO_PACK_COST = 0.02
const UNITS_TO_TAKE_COST = 0.1

@Resolver()
export class OrdersResolver {
  @RequiresAccount()
  @Query(() => OrderConnection, {
    description: 'The orders of the signed-in user in pages, newest first.',
  })
  async orders(
    @Ctx() { db, viewer }: Context,
    @FirstArg() first: number,
    @AfterArg() after: string | undefined,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OrderConnection> {
    const { id } = await viewer()
    return toCountedConnection(
      await listOrders(db, id, { first, after }, selectsField(info, 'history')),
    )
  }

  @RequiresAccount()
  @Mutation(() => CancelOrderPayload, {
    description:
      'Cancels an order of the signed-in user, which is possible until the shop starts processing it.',
  })
  async cancelOrder(
    @Ctx() { db, viewer, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the order.' }) id: string,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'The reason, for the shop; at most 300 characters.',
    })
    reason?: string | null,
    @IdempotencyKey() request?: RequestKey,
  ): Promise<CancelOrderPayload> {
    const user = await viewer()
    return asPayload(locale, async () => ({
      order: await cancelOrder(db, user.id, id, { reason }, request),
    }))
  }

  @RequiresAccount()
  @Query(() => Order, {
    nullable: true,
    description: 'One order of the signed-in user.',
  })
  async order(
    @Ctx() { db, viewer }: Context,
    @Arg('id', () => ID, { description: 'The ID of the order.' }) id: string,
  ): Promise<Order> {
    const user = await viewer()
    return getOrder(db, user.id, id)
  }
}

@Resolver(() => OrderConnection)
export class OrderConnectionResolver {
  @FieldResolver(() => Int, { description: 'The total number of orders.' })
  totalCount(@Root() { count }: OrderConnection): Promise<number> {
    return count()
  }
}

@Resolver(() => Adjustment)
export class AdjustmentResolver {
  @FieldResolver(() => String)
  label(@Root() adjustment: Adjustment, @Ctx() { locale }: Context): string {
    return adjustmentLabel(adjustment, locale)
  }
}

@Resolver(() => OrderItem)
export class OrderItemResolver {
  @FieldResolver(() => EGP, { description: 'Price times quantity.' })
  total(@Root() item: OrderItem): number {
    return lineTotal(item)
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: 'The current product; null if it was deleted or is hidden.',
  })
  product(@Root() { productId }: OrderItem, @Ctx() { get }: Context): Promise<Product | null> {
    return productId === null ? Promise.resolve(null) : get(productLoaders).byId.load(productId)
  }

  @NullWithout(VALUE_PERMISSIONS.productInventory)
  @DatabaseCost(INVENTORY_COST, 'perParent')
  @FieldResolver(() => ProductInventory, {
    nullable: true,
    description:
      'The inventory data of the current product, hidden or not; null if it was deleted.',
  })
  async inventory(
    @Root() { productId }: OrderItem,
    @Ctx() { get, allows }: Context,
  ): Promise<ProductInventory | null> {
    if (productId === null) return null
    const inventory = await get(productLoaders).inventory.load(productId)
    return inventory && visibleInventory(toInventory(inventory), allows)
  }

  @NullWithout(VALUE_PERMISSIONS.productInventory)
  @DatabaseCost(PRODUCT_TO_PACK_COST, 'perParent')
  @FieldResolver(() => ProductToPack, {
    nullable: true,
    description:
      'The codes and place by which the units of the line are found and scanned, also if the product is hidden or was deleted.',
  })
  productToPack(@Root() { id }: OrderItem, @Ctx() { get }: Context): Promise<ProductToPack | null> {
    return get(productToPackLoader).load(id)
  }

  @NullWithout(VALUE_PERMISSIONS.productInventory)
  @DatabaseCost(PRODUCT_TO_PACK_COST, 'perParent')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The SKU of the product, hidden or not; of one that was deleted, if the order was open then.',
  })
  async sku(@Root() { id }: OrderItem, @Ctx() { get }: Context): Promise<string | null> {
    return (await get(productToPackLoader).load(id))?.sku ?? null
  }

  @NullWithout(VALUE_PERMISSIONS.productInventory)
  @DatabaseCost(UNITS_TO_TAKE_COST, 'perParent')
  // Most lines take one batch, a few the end of one and the beginning of the next.
  @UsualLength(2)
  @FieldResolver(() => [UnitsToTake], {
    description:
      'The batches to take from the shelf, first expired, first out; empty for products without dates, and once the order is packed.',
  })
  unitsToTake(@Root() { id }: OrderItem, @Ctx() { get }: Context): Promise<readonly UnitsToTake[]> {
    return get(unitsToTakeLoader).load(id)
  }
}
