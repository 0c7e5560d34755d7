import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { DELIVERIES_PAGE_SIZE, MAX_PAGE_SIZE } from '#domain/limits'
import type { DeliveryState } from '#domain/webhooks.schema'
import type { Context } from '../http/context'
import { asPayload } from '../http/user-errors'
import { listDeliveries, resendDelivery } from './deliveries.service'
import { createWebhook, deleteWebhook, listWebhooks } from './webhooks.service'
import {
  CreateWebhookPayload,
  DeleteWebhookPayload,
  DeliveryStateEnum,
  ResendDeliveryPayload,
  Webhook,
  WebhookDeliveryConnection,
  WebhookInput,
} from './webhooks.types'

/** No API key may do any of this: one could have told to it what it may not read. */
@Resolver()
export class WebhooksResolver {
  @Query(() => [Webhook], { description: "The webhooks, newest first. Needs the owner's token." })
  async webhooks(@Ctx() { db, admin }: Context): Promise<readonly Webhook[]> {
    await admin()
    return listWebhooks(db)
  }

  @Query(() => WebhookDeliveryConnection, {
    description: "The messages to webhooks in pages, newest first. Needs the owner's token.",
  })
  async webhookDeliveries(
    @Ctx() { db, admin }: Context,
    @Arg('first', () => Int, {
      defaultValue: DELIVERIES_PAGE_SIZE,
      description: `How many at the most, 1 to ${MAX_PAGE_SIZE}.`,
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `endCursor` of the page before.',
    })
    after?: string,
    @Arg('webhookId', () => ID, { nullable: true, description: 'Only those to this webhook.' })
    webhookId?: string,
    @Arg('state', () => DeliveryStateEnum, {
      nullable: true,
      description: 'Only those that stand there.',
    })
    state?: DeliveryState,
  ): Promise<WebhookDeliveryConnection> {
    await admin()
    const page = await listDeliveries(db, { first, after, webhookId, state })
    const { nodes, hasNextPage, endCursor } = page
    return { nodes, pageInfo: { hasNextPage, endCursor } }
  }

  @Mutation(() => CreateWebhookPayload, {
    description:
      "Makes a webhook and shows the secret that its messages are signed with, this once. Needs the owner's token.",
  })
  async createWebhook(
    @Ctx() { db, webhooks, admin }: Context,
    @Arg('input', () => WebhookInput, { description: 'Where to, and of what.' })
    input: WebhookInput,
  ): Promise<CreateWebhookPayload> {
    await admin()
    return asPayload(() => createWebhook(db, webhooks, input))
  }

  @Mutation(() => DeleteWebhookPayload, {
    description: "Deletes a webhook with its messages. Needs the owner's token.",
  })
  async deleteWebhook(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: 'The webhook.' }) id: string,
  ): Promise<DeleteWebhookPayload> {
    await admin()
    return asPayload(async () => ({ webhookId: await deleteWebhook(db, id) }))
  }

  @Mutation(() => ResendDeliveryPayload, {
    description: "Sends a message once more, the same as before. Needs the owner's token.",
  })
  async resendWebhookDelivery(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: 'The message.' }) id: string,
  ): Promise<ResendDeliveryPayload> {
    await admin()
    return asPayload(async () => ({ delivery: await resendDelivery(db, id) }))
  }
}
