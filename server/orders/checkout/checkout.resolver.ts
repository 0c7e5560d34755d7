import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { PricedLine } from '#domain/money/pricing'
import type { Context } from '../../platform/features/context'
import { RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { CartLine, toCartLine } from '../cart/cart.types'
import { codeLimiter } from '../discounts/code-limiter'
import { paymentSetup } from '../payments/payment-setup'
import { logProviderFailure } from '../payments/provider-failures'
import { checkout, type PlacedOrder } from './checkout.service'
import {
  CheckoutInput,
  CheckoutPayload,
  DiscountRefused,
  OutOfStock,
  PriceChanged,
} from './checkout.types'
import { openPaymentOf } from './payment-of-checkout.service'
import { refusedOrders } from './refused-orders'

@Resolver()
export class CheckoutResolver {
  @RequiresAccount()
  @Mutation(() => CheckoutPayload, {
    description:
      'Places an order of the given lines, paid in cash on delivery unless `wayToPay` says otherwise. If a price or product has changed, the error is `PriceChanged`; if there is not enough stock, `OutOfStock`; if the discount code cannot be used, `DiscountRefused`. All contain the lines that can be ordered. `ORDER_REFUSED` says that the shop does not take the order online.',
  })
  async checkout(
    @Ctx() { db, viewer, locale, get, log }: Context,
    @Arg('input', () => CheckoutInput, { description: 'The order.' }) input: CheckoutInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description:
        'A unique key for each order. A retry with the same key returns the same order instead of placing another. Without a key, the same checkout within 30 seconds returns the same order.',
    })
    idempotencyKey?: string,
  ): Promise<CheckoutPayload> {
    const { id } = await viewer()
    const setup = get(paymentSetup)
    return asPayload(locale, async () => {
      const order = await get(refusedOrders).count(() =>
        get(codeLimiter).guard(id, input.discountCode, (observeCode) =>
          checkout(db, id, input, idempotencyKey, { locale, observeCode, ways: setup.ways }),
        ),
      )
      const { wayToPay } = input
      const options = { wayToPay, locale, onFailure: logProviderFailure(log) }
      return { order, paymentUrl: await openPaymentOf(db, setup, order, options) }
    })
  }
}

const REPLAYED = 'Whether an earlier request had already placed the order; null on failure.'

@Resolver(() => CheckoutPayload)
export class CheckoutPayloadResolver {
  @FieldResolver(() => Boolean, { nullable: true, description: REPLAYED })
  wasReplayed(@Root() { order }: { readonly order?: PlacedOrder }): boolean | undefined {
    return order?.isReplayed
  }

  @FieldResolver(() => Boolean, {
    description: 'True if an earlier request had already placed the order.',
    deprecationReason: 'Use `wasReplayed`. Removed on 2027-07-01.',
  })
  replayed(@Root() payload: { readonly order?: PlacedOrder }): boolean {
    return this.wasReplayed(payload) ?? false
  }
}

interface CurrentLines {
  readonly lines: readonly PricedLine[]
}

const LINES =
  'The submitted lines that are available, at current prices and with quantities reduced to the stock.'

// A separate scope, so that these lines do not overwrite the cart's in client caches.
function toCurrentLines({ lines }: CurrentLines): CartLine[] {
  return lines.map((line) => toCartLine(line, 'today'))
}

@Resolver(() => PriceChanged)
export class PriceChangedResolver {
  @FieldResolver(() => [CartLine], { description: LINES })
  lines(@Root() error: CurrentLines): CartLine[] {
    return toCurrentLines(error)
  }
}

@Resolver(() => OutOfStock)
export class OutOfStockResolver {
  @FieldResolver(() => [CartLine], { description: LINES })
  lines(@Root() error: CurrentLines): CartLine[] {
    return toCurrentLines(error)
  }
}

@Resolver(() => DiscountRefused)
export class DiscountRefusedResolver {
  @FieldResolver(() => [CartLine], { description: LINES })
  lines(@Root() error: CurrentLines): CartLine[] {
    return toCurrentLines(error)
  }
}
