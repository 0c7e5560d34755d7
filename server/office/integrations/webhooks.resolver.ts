import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { DeliveryState } from '#domain/integrations/webhooks.schema'
import { MAX_WEBHOOKS } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { toCountedConnection } from '../../platform/http/graphql/connection'
import { AfterArg, FirstArg } from '../../platform/http/graphql/page-arguments'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { listDeliveries, resendDelivery } from './deliveries.service'
import { webhookSettings } from './webhook-address'
import { createWebhook, deleteWebhook, listWebhooks } from './webhooks.service'
import {
  CreateWebhookPayload,
  DeleteWebhookPayload,
  DeliveryStateEnum,
  ResendWebhookDeliveryPayload,
  Webhook,
  WebhookDeliveryConnection,
  WebhookInput,
} from './webhooks.types'

/** An API key has webhooks of its own, which receive only what it may read. */
@Resolver(() => WebhookDeliveryConnection)
export class WebhooksResolver {
  @FieldResolver(() => Int, { description: 'The number of deliveries in all pages.' })
  totalCount(@Root() { count }: WebhookDeliveryConnection): Promise<number> {
    return count()
  }

  @Requires('webhooks.edit')
  @Query(() => [Webhook], {
    description: `The webhooks, newest first; at most ${MAX_WEBHOOKS}. An API key sees its own.`,
  })
  async webhooks(@Ctx() { db, caller }: Context): Promise<readonly Webhook[]> {
    return listWebhooks(db, await caller())
  }

  @Requires('webhooks.edit')
  @Query(() => WebhookDeliveryConnection, {
    description: 'Deliveries to webhooks in pages, newest first.',
  })
  async webhookDeliveries(
    @Ctx() { db, caller }: Context,
    @FirstArg() first: number,
    @AfterArg() after?: string,
    @Arg('webhookId', () => ID, { nullable: true, description: 'Only deliveries to this webhook.' })
    webhookId?: string,
    @Arg('state', () => DeliveryStateEnum, {
      nullable: true,
      description: 'Only deliveries in this state.',
    })
    state?: DeliveryState,
  ): Promise<WebhookDeliveryConnection> {
    const page = await listDeliveries(db, { first, after, webhookId, state }, await caller())
    return toCountedConnection(page)
  }

  @Requires('webhooks.edit')
  @Mutation(() => CreateWebhookPayload, {
    description:
      'Creates a webhook. The secret that signs its messages is returned once. One of an API key ends with the key, and receives only events that the key may read.',
  })
  async createWebhook(
    @Ctx() { db, get, locale, caller }: Context,
    @Arg('input', () => WebhookInput, { description: 'The URL and events of the webhook.' })
    input: WebhookInput,
  ): Promise<CreateWebhookPayload> {
    return asPayload(locale, async () =>
      createWebhook(db, get(webhookSettings), input, await caller()),
    )
  }

  @Requires('webhooks.edit')
  @Mutation(() => DeleteWebhookPayload, {
    description: 'Deletes a webhook with its deliveries.',
  })
  async deleteWebhook(
    @Ctx() { db, locale, caller }: Context,
    @Arg('id', () => ID, { description: 'The ID of the webhook.' }) id: string,
  ): Promise<DeleteWebhookPayload> {
    return asPayload(locale, async () => ({
      webhookId: await deleteWebhook(db, id, await caller()),
    }))
  }

  @Requires('webhooks.edit')
  @Mutation(() => ResendWebhookDeliveryPayload, {
    description: 'Sends a message again, with all retries.',
  })
  async resendWebhookDelivery(
    @Ctx() { db, locale, caller }: Context,
    @Arg('id', () => ID, { description: 'The ID of the delivery.' }) id: string,
  ): Promise<ResendWebhookDeliveryPayload> {
    return asPayload(locale, async () => ({
      delivery: await resendDelivery(db, id, await caller()),
    }))
  }
}
