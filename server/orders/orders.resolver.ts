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
import { MAX_PAGE_SIZE, ORDERS_PAGE_SIZE } from '#domain/limits'
import type { PricedLine } from '#domain/priced-line'
import { CartLine, toCartLine } from '../cart/cart.types'
import { Product } from '../catalogue/catalogue.types'
import { asksFor } from '../http/asks-for'
import { toConnection } from '../http/connection'
import type { Context } from '../http/context'
import { EGP } from '../http/egp.scalar'
import { asPayload } from '../http/user-errors'
import { checkout } from './checkout.service'
import { getOrder, listOrders } from './orders.service'
import {
  CheckoutInput,
  CheckoutPayload,
  Order,
  OrderConnection,
  OrderItem,
  OutOfStock,
  PriceChanged,
} from './orders.types'

@Resolver()
export class OrdersResolver {
  @Query(() => OrderConnection, {
    description: "The token's own orders in pages, newest first. Needs a token.",
  })
  async orders(
    @Ctx() { db, viewer }: Context,
    @Arg('first', () => Int, {
      defaultValue: ORDERS_PAGE_SIZE,
      description: `How many at the most, 1 to ${MAX_PAGE_SIZE}.`,
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `endCursor` of the page before.',
    })
    after: string | undefined,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OrderConnection> {
    const { id } = await viewer()
    return toConnection(await listOrders(db, id, { first, after }, asksFor(info, 'history')))
  }

  @Query(() => Order, {
    nullable: true,
    description: "One of the token's own orders. Needs a token.",
  })
  async order(
    @Ctx() { db, viewer }: Context,
    @Arg('id', () => ID, { description: 'Its number.' }) id: string,
  ): Promise<Order> {
    const user = await viewer()
    return getOrder(db, user.id, id)
  }

  @Mutation(() => CheckoutPayload, {
    description:
      'Places an order of the given lines, for cash on delivery. When a price, a product or the total is not what it was, nothing is ordered and `PriceChanged` carries the lines of today; when there is not enough in stock, `OutOfStock` does. Needs a token.',
  })
  async checkout(
    @Ctx() { db, viewer }: Context,
    @Arg('input', () => CheckoutInput, { description: 'The order.' }) input: CheckoutInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description:
        'A text of your choice, new for each order: the same key again returns the same order, so a lost answer orders once.',
    })
    idempotencyKey?: string,
  ): Promise<CheckoutPayload> {
    const { id } = await viewer()
    return asPayload(async () => ({ order: await checkout(db, id, input, idempotencyKey) }))
  }
}

@Resolver(() => OrderConnection)
export class OrderConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many there are in all pages.' })
  totalCount(@Root() { count }: OrderConnection): Promise<number> {
    return count()
  }
}

@Resolver(() => OrderItem)
export class OrderItemResolver {
  @FieldResolver(() => EGP, { description: 'Price times quantity.' })
  total(@Root() { pricePiastres, quantity }: OrderItem): number {
    return pricePiastres * quantity
  }

  @FieldResolver(() => Product, {
    nullable: true,
    description: 'The product as it is today; null when the shop no longer sells it.',
  })
  product(@Root() { productId }: OrderItem, @Ctx() { products }: Context): Promise<Product | null> {
    return productId === null ? Promise.resolve(null) : products.byId.load(productId)
  }
}

interface ChangedLines {
  readonly lines: readonly PricedLine[]
}

const LINES_OF_TODAY = 'Those of the submitted lines that can be ordered today, as many as can be.'

// Ids of their own keep these lines apart from the cart's in client caches.
function linesOfToday({ lines }: ChangedLines): CartLine[] {
  return lines.map((line) => toCartLine(line, 'today'))
}

@Resolver(() => PriceChanged)
export class PriceChangedResolver {
  @FieldResolver(() => [CartLine], { description: LINES_OF_TODAY })
  lines(@Root() changed: ChangedLines): CartLine[] {
    return linesOfToday(changed)
  }
}

@Resolver(() => OutOfStock)
export class OutOfStockResolver {
  @FieldResolver(() => [CartLine], { description: LINES_OF_TODAY })
  lines(@Root() changed: ChangedLines): CartLine[] {
    return linesOfToday(changed)
  }
}
