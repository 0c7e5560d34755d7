import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import type { CustomerMessageKind } from '#domain/orders/confirmation'
import { actorOf } from '../../platform/features/caller'
import type { Context } from '../../platform/features/context'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { NullWithout, Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { IdempotencyKey } from '../../platform/idempotency/request-key.types'
import { AdminOrder } from '../orders/api/admin-orders.types'
import type { AdminOrderView } from '../orders/reads/order-view'
import {
  ConfirmationRulesInput,
  CustomerMessageKindEnum,
  CustomerMessages,
  OrderConfirmationRules,
  OrderToConfirm,
  OrderToConfirmPayload,
  RecordSentMessagePayload,
  toOrderToConfirm,
  UpdateConfirmationRulesPayload,
} from './confirmation.types'
import { type ConfirmationLinks, confirmationLinks } from './confirmation-link'
import { readConfirmationRules, updateConfirmationRules } from './confirmation-rules.service'
import {
  readCustomerMessages,
  readJointMessage,
  recordSentMessage,
} from './customer-messages.service'
import {
  cancelByLink,
  confirmByLink,
  correctByLink,
  findOrderToConfirm,
} from './own-confirmation.service'

const TOKEN = { description: 'The last part of the address of the link.' }
const NO_SESSION =
  'Works without signing in; `userErrors` says if the link is wrong or has expired.'

/** Performs work with a link. The response is private to the holder of the link, and must not be cached. */
function withLink(
  { get, keepPrivate, locale }: Context,
  work: (links: ConfirmationLinks) => Promise<AdminOrderView>,
): Promise<OrderToConfirmPayload> {
  keepPrivate()
  return asPayload(locale, async () => ({
    order: toOrderToConfirm(await work(get(confirmationLinks))),
  }))
}

@Resolver(() => AdminOrder)
export class ConfirmationResolver {
  @Requires('settings.edit')
  @Query(() => OrderConfirmationRules, {
    description: 'Which orders need to be confirmed.',
  })
  async confirmationRules(@Ctx() { db }: Context): Promise<OrderConfirmationRules> {
    return readConfirmationRules(db)
  }

  @Requires('settings.edit')
  @Mutation(() => UpdateConfirmationRulesPayload, {
    description: 'Decides which of the orders that are placed from now on need to be confirmed.',
  })
  async updateConfirmationRules(
    @Ctx() { db, locale }: Context,
    @Arg('input', () => ConfirmationRulesInput, { description: 'The rules.' })
    input: ConfirmationRulesInput,
  ): Promise<UpdateConfirmationRulesPayload> {
    return asPayload(locale, async () => ({
      confirmationRules: await updateConfirmationRules(db, input),
    }))
  }

  @Requires('orders.link')
  @Query(() => [CustomerMessages], {
    description:
      'Messages for the customers of orders, with the last one that was sent; orders that do not exist are left out.',
  })
  async customerMessages(
    @Ctx() { db, get }: Context,
    @Arg('orderIds', () => [ID], { description: 'The IDs of the orders, at most 200.' })
    orderIds: string[],
  ): Promise<readonly CustomerMessages[]> {
    return readCustomerMessages(db, get(confirmationLinks), orderIds)
  }

  @Requires('orders.link')
  @DatabaseCost(3)
  @Query(() => String, {
    nullable: true,
    description:
      'One message about orders of one phone, with the link of each, in the language of the customer; null if none of them is to be confirmed. Orders of several phones are refused.',
  })
  async jointMessage(
    @Ctx() { db, get }: Context,
    @Arg('orderIds', () => [ID], { description: 'The IDs of the orders, at most 200.' })
    orderIds: string[],
    @Arg('kind', () => CustomerMessageKindEnum, { description: 'The kind of message.' })
    kind: CustomerMessageKind,
  ): Promise<string | null> {
    return readJointMessage(db, get(confirmationLinks), orderIds, kind)
  }

  @Requires('orders.link')
  @Mutation(() => RecordSentMessagePayload, {
    description: 'Records in the timeline of an order that its customer was sent a message.',
  })
  async recordSentMessage(
    @Ctx() { db, caller, locale }: Context,
    @Arg('orderId', () => ID, { description: 'The ID of the order.' }) orderId: string,
    @Arg('kind', () => CustomerMessageKindEnum, { description: 'The message that was sent.' })
    kind: CustomerMessageKind,
  ): Promise<RecordSentMessagePayload> {
    const actor = actorOf(await caller())
    return asPayload(locale, async () => {
      await recordSentMessage(db, { orderId, kind }, actor)
      return { orderId }
    })
  }

  @Query(() => OrderToConfirm, {
    nullable: true,
    description:
      'The order that the link of a customer is for; null if the link is wrong or has expired. Works without signing in.',
  })
  async orderToConfirm(
    @Ctx() { db, get, keepPrivate }: Context,
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<OrderToConfirm | null> {
    keepPrivate()
    const order = await findOrderToConfirm(db, get(confirmationLinks), token)
    return order && toOrderToConfirm(order)
  }

  @Mutation(() => OrderToConfirmPayload, {
    description: `Confirms the order of a link: a Pending one becomes Processing. ${NO_SESSION}`,
  })
  confirmOwnOrder(
    @Ctx() context: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @IdempotencyKey('link') request?: RequestKey,
  ): Promise<OrderToConfirmPayload> {
    return withLink(context, (links) => confirmByLink(context.db, links, token, request))
  }

  @Mutation(() => OrderToConfirmPayload, {
    description: `Corrects the phone number and the courier's note of the order of a link, until it is packed. ${NO_SESSION}`,
  })
  correctOrder(
    @Ctx() context: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('phone', () => String, { description: 'An Egyptian phone number.' }) phone: string,
    @Arg('courierNote', () => String, {
      nullable: true,
      description: 'The note for the courier; without it, there is none.',
    })
    courierNote?: string | null,
  ): Promise<OrderToConfirmPayload> {
    return withLink(context, (links) =>
      correctByLink(context.db, links, token, { phone, courierNote }),
    )
  }

  @Mutation(() => OrderToConfirmPayload, {
    description: `Cancels the order of a link, until it is packed. ${NO_SESSION}`,
  })
  cancelByLink(
    @Ctx() context: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('reason', () => String, { nullable: true, description: 'Why, if the customer says so.' })
    reason?: string | null,
    @IdempotencyKey('link') request?: RequestKey,
  ): Promise<OrderToConfirmPayload> {
    return withLink(context, (links) => cancelByLink(context.db, links, token, { reason }, request))
  }

  @NullWithout(VALUE_PERMISSIONS.confirmationLink)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The page where the customer confirms the order without signing in, in their language. It works for a week; null if there is nothing to confirm.',
  })
  confirmationUrl(@Root() order: AdminOrder, @Ctx() { get }: Context): string | null {
    return get(confirmationLinks).urlOf(order)
  }

  @NullWithout(VALUE_PERMISSIONS.confirmationLink)
  @FieldResolver(() => String, {
    nullable: true,
    description: 'A message to the customer with that link, in their language.',
  })
  confirmationMessage(@Root() order: AdminOrder, @Ctx() { get }: Context): Promise<string | null> {
    return get(confirmationLinks).messageOf([order])
  }
}
