import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { BATCHED } from '../../platform/database/statements/batched'
import type { Context } from '../../platform/features/context'
import { resource } from '../../platform/features/feature'
import { DatabaseCost } from '../../platform/http/graphql/database-cost'
import { type Reference, referenceTo } from '../../platform/http/graphql/reference'
import { listWebhooks } from './webhooks.service'
import { Webhook, WebhookDelivery } from './webhooks.types'

/** In milliseconds, in a batch. */
const COST = 0.01

// They are few: all are read.
const webhookLoader = resource(
  ({ db }) =>
    new DataLoader<number, Webhook | null>(async (ids) => {
      const webhooks = await listWebhooks(db)
      return ids.map((id) => webhooks.find((webhook) => webhook.id === id) ?? null)
    }, BATCHED),
)

@Resolver(() => WebhookDelivery)
export class DeliveryWebhookResolver {
  @DatabaseCost(COST, 'perParent')
  @FieldResolver(() => Webhook, {
    nullable: true,
    description: 'The webhook; null if it has just been deleted.',
  })
  webhook(
    @Root() { webhookId }: WebhookDelivery,
    @Ctx() { get }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reference<Webhook>> {
    return referenceTo(webhookId, info, get(webhookLoader))
  }
}
