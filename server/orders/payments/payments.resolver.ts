import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql'
import { amountToPayNowPiastres } from '#domain/orders/order-life'
import { CASH_ON_DELIVERY, type WayToPay } from '#domain/payments/ways-to-pay'
import type { Context } from '../../platform/features/context'
import { DatabaseCost, UsualLength } from '../../platform/http/graphql/database-cost'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { RequiresAccount } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { offeredWays } from '../../shop/shop/offered-ways'
import { Shop } from '../../shop/shop/shop.types'
import { Order } from '../orders/api/orders.types'
import { paymentSetup } from './payment-setup'
import {
  Payment,
  StartPaymentByLinkPayload,
  StartPaymentPayload,
  WayToPayEnum,
} from './payments.types'
import { paymentsLoader } from './payments-of-order'
import { logProviderFailure } from './provider-failures'
import { payByLink, payOwnOrder } from './start-payment.service'

const WAY = { description: 'One of `Shop.waysToPay`, but not in cash.' }
const REUSED =
  'The open page of the same way and amount is returned again. If the provider does not respond, the order stays as it is, and can be paid later.'

@Resolver()
export class PaymentsResolver {
  @RequiresAccount()
  @Mutation(() => StartPaymentPayload, {
    description: `Starts a payment of an order of the signed-in user. ${REUSED}`,
  })
  async startPayment(
    @Ctx() { db, viewer, get, locale, log }: Context,
    @Arg('orderId', () => ID, { description: 'The ID of the order.' }) orderId: string,
    @Arg('wayToPay', () => WayToPayEnum, WAY) wayToPay: WayToPay,
  ): Promise<StartPaymentPayload> {
    const { id } = await viewer()
    const request = { wayToPay, locale, onFailure: logProviderFailure(log) }
    return asPayload(locale, () => payOwnOrder(db, get(paymentSetup), id, orderId, request))
  }

  @Mutation(() => StartPaymentByLinkPayload, {
    description: `Starts a payment of the order of a link. ${REUSED} Works without signing in; \`userErrors\` says if the link is wrong.`,
  })
  async startPaymentByLink(
    @Ctx() { db, get, locale, log, keepPrivate }: Context,
    @Arg('token', () => String, { description: 'The last part of the address of the link.' })
    token: string,
    @Arg('wayToPay', () => WayToPayEnum, WAY) wayToPay: WayToPay,
  ): Promise<StartPaymentByLinkPayload> {
    keepPrivate()
    const request = { wayToPay, locale, onFailure: logProviderFailure(log) }
    return asPayload(locale, () => payByLink(db, get(paymentSetup), token, request))
  }
}

/** In milliseconds, in a batch. */
const PAYMENTS_COST = 0.02

@Resolver(() => Order)
export class PaymentsOfOrderResolver {
  @DatabaseCost(PAYMENTS_COST, 'perParent')
  // Most orders have none, and a few have one.
  @UsualLength(1)
  @FieldResolver(() => [Payment], { description: 'Its online payments, oldest first.' })
  payments(@Root() { id }: Order, @Ctx() { get }: Context): Promise<readonly Payment[]> {
    return get(paymentsLoader).load(id)
  }

  @FieldResolver(() => EGP, {
    description:
      'The amount to pay before the order is sent, by `prepayUntil`; 0 if it is paid at the door.',
  })
  amountToPayNow(@Root() order: Order): number {
    return amountToPayNowPiastres(order)
  }
}

@Resolver(() => Shop)
export class WaysToPayResolver {
  @FieldResolver(() => [WayToPayEnum], { description: 'The ways to pay that the shop offers.' })
  waysToPay(@Ctx() { get }: Context): readonly WayToPay[] {
    return [CASH_ON_DELIVERY, ...get(offeredWays)]
  }
}
