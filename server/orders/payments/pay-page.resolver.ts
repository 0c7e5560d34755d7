import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { amountToPayNowPiastres } from '#domain/orders/order-life'
import type { Context } from '../../platform/features/context'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { offeredWays } from '../../shop/shop/offered-ways'
import { Order } from '../orders/api/orders.types'
import { payLinks } from '../orders/reads/pay-link'
import { readOrderToPay, refreshOrderToPay } from './pay-page.service'
import { OrderToPay, UpdateOrderToPayPayload } from './pay-page.types'
import { paymentSetup } from './payment-setup'

const TOKEN = { description: 'The last part of the address of the link.' }

@Resolver(() => Order)
export class PayPageResolver {
  @Query(() => OrderToPay, {
    nullable: true,
    description: 'The order that a link to pay it is for; null if the link is wrong.',
  })
  async orderToPay(
    @Ctx() { db, get, keepPrivate }: Context,
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<OrderToPay | null> {
    keepPrivate()
    return readOrderToPay(db, get(paymentSetup), token)
  }

  @Mutation(() => UpdateOrderToPayPayload, {
    description:
      'Asks the provider where the payment of a link’s order is, unless it was asked just now. Works without signing in; `userErrors` says if the link is wrong.',
  })
  async updateOrderToPay(
    @Ctx() { db, get, keepPrivate, locale, log }: Context,
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<UpdateOrderToPayPayload> {
    keepPrivate()
    const onError = (error: unknown, paymentId: number) =>
      log.warn({ err: error, paymentId }, 'The payment provider did not answer')
    return asPayload(locale, async () => ({
      order: await refreshOrderToPay(db, get(paymentSetup), token, onError),
    }))
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The page on which the holder of the link pays the order, without an account; null if nothing is to be paid now, or the shop offers no way to pay online.',
  })
  payUrl(@Root() order: Order, @Ctx() { get, locale }: Context): string | null {
    const canPay = get(offeredWays).length > 0 && amountToPayNowPiastres(order) > 0
    return canPay ? get(payLinks).urlOf(order, locale) : null
  }
}
