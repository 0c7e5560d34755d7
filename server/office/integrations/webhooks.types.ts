import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type {
  DeliveryProblem,
  DeliveryState,
  WebhookEvent,
} from '#domain/integrations/webhooks.schema'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { DeliveryView } from './deliveries.service'
import type { WebhookView } from './webhooks.service'

const WebhookEventEnum = {
  ORDER_PLACED: 'order.placed',
  ORDER_STATUS_CHANGED: 'order.statusChanged',
  ORDER_CONFIRMATION_CHANGED: 'order.confirmationChanged',
  ORDER_SHIPMENT_CHANGED: 'order.shipmentChanged',
  ORDER_PAYMENT_CHANGED: 'order.paymentChanged',
  ORDER_RETURN_CHANGED: 'order.returnChanged',
  ORDER_EDITED: 'order.edited',
  PRODUCT_CHANGED: 'product.changed',
  PRODUCT_LOW_STOCK: 'product.lowStock',
  ORDER_REFUNDED: 'order.refunded',
  REVIEW_CHANGED: 'review.changed',
  CUSTOMER_CHANGED: 'customer.changed',
  PAYMENT_CHANGED: 'payment.changed',
} as const satisfies Record<string, WebhookEvent>

registerEnumType(WebhookEventEnum, {
  name: 'WebhookEvent',
  description: 'An event that webhooks can receive.',
  valuesConfig: {
    ORDER_PLACED: { description: 'An order was placed.' },
    ORDER_STATUS_CHANGED: { description: 'The status of an order changed.' },
    ORDER_CONFIRMATION_CHANGED: {
      description: 'The customer confirmed an order, or did not answer a call.',
    },
    ORDER_PAYMENT_CHANGED: { description: 'An order was paid, or its money given back.' },
    ORDER_RETURN_CHANGED: {
      description: 'Items of an order are to be returned, or came back after the delivery.',
    },
    ORDER_EDITED: { description: 'The items, address, phone or total of an order were changed.' },
    ORDER_SHIPMENT_CHANGED: {
      description:
        'The parcel of an order was packed, handed over, delivered, refused, lost or received back.',
    },
    PRODUCT_CHANGED: {
      description: 'A product was added, changed or deleted, or its stock changed.',
    },
    PRODUCT_LOW_STOCK: {
      description: 'The stock of a product has become low, or it is sold out.',
    },
    ORDER_REFUNDED: { description: 'Money of an order was given back.' },
    REVIEW_CHANGED: {
      description: 'A review was written, approved, hidden, answered or removed.',
    },
    CUSTOMER_CHANGED: {
      description: 'A customer was blocked or has to pay in advance, or no longer, or was deleted.',
    },
    PAYMENT_CHANGED: {
      description: 'An online payment was paid, failed, expired or given back.',
    },
  },
})

export const DeliveryStateEnum = {
  WAITING: 'waiting',
  DELIVERED: 'delivered',
  FAILED: 'failed',
} as const satisfies Record<string, DeliveryState>

registerEnumType(DeliveryStateEnum, {
  name: 'DeliveryState',
  description: 'The state of a delivery.',
  valuesConfig: {
    WAITING: { description: 'An attempt is scheduled.' },
    DELIVERED: { description: 'The endpoint responded with a 2xx status.' },
    FAILED: { description: 'All attempts failed.' },
  },
})

const DeliveryProblemEnum = {
  STATUS: 'status',
  TIMEOUT: 'timeout',
  UNREACHABLE: 'unreachable',
  NOT_PUBLIC: 'notPublic',
} as const satisfies Record<string, DeliveryProblem>

registerEnumType(DeliveryProblemEnum, {
  name: 'DeliveryProblem',
  description: 'Why an attempt failed.',
  valuesConfig: {
    STATUS: { description: 'The endpoint did not respond with a 2xx status.' },
    TIMEOUT: { description: 'The endpoint did not respond within 10 seconds.' },
    UNREACHABLE: { description: 'The connection failed.' },
    NOT_PUBLIC: { description: 'The URL resolves to a private address.' },
  },
})

@ObjectType({ description: 'An endpoint of a third-party tool that receives events.' })
export class Webhook implements WebhookView {
  @Field(() => ID, { description: 'The ID of the webhook.' })
  id!: number

  @Field(() => String, { description: 'The URL that messages are posted to.' })
  url!: string

  @Field(() => [WebhookEventEnum], { description: 'The events that it receives.' })
  events!: readonly WebhookEvent[]

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date
}

@ObjectType({ description: 'A message to a webhook, with the result of its last attempt.' })
export class WebhookDelivery implements DeliveryView {
  @Field(() => ID, { description: 'The ID of the delivery.' })
  id!: number

  @Field(() => ID, {
    description: 'The ID of the webhook.',
    deprecationReason: 'Use `webhook`. Removed on 2027-07-01.',
  })
  webhookId!: number

  @Field(() => WebhookEventEnum, { description: 'The event.' })
  event!: WebhookEvent

  @Field(() => String, { description: 'The `webhook-id` header, the same at every attempt.' })
  messageId!: string

  @Field(() => String, { description: 'The JSON that is posted.' })
  body!: string

  @Field(() => DateTime, { description: 'When the event happened.' })
  createdAt!: Date

  @Field(() => DeliveryStateEnum, { description: 'The state of the delivery.' })
  state!: DeliveryState

  @Field(() => Int, { description: 'The number of attempts.' })
  attempts!: number

  @Field(() => DateTime, { nullable: true, description: 'The last attempt.' })
  attemptedAt!: Date | null

  @Field(() => DateTime, {
    nullable: true,
    description: 'The next attempt; null when none is scheduled.',
  })
  nextAttemptAt!: Date | null

  @Field(() => DeliveryProblemEnum, {
    nullable: true,
    description: 'Why the last attempt failed; null if it succeeded.',
  })
  problem!: DeliveryProblem | null

  @Field(() => Int, { nullable: true, description: 'The status of the last response.' })
  statusCode!: number | null
}

@ObjectType({ description: 'A delivery in a list.' })
export class WebhookDeliveryEdge {
  @Field(() => String, { description: 'The cursor of the delivery: pass it as `after`.' })
  cursor!: string

  @Field(() => WebhookDelivery, { description: 'The delivery.' })
  node!: WebhookDelivery
}

@ObjectType({ description: 'A page of deliveries, newest first.' })
export class WebhookDeliveryConnection {
  @Field(() => [WebhookDelivery], { description: 'The deliveries of this page.' })
  nodes!: readonly WebhookDelivery[]

  @Field(() => [WebhookDeliveryEdge], { description: 'The same deliveries with their cursors.' })
  edges!: readonly WebhookDeliveryEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@InputType({ description: 'The input of `createWebhook`.' })
export class WebhookInput {
  @Field(() => String, {
    description: 'The URL to post messages to: a public https:// URL.',
  })
  url!: string

  @Field(() => [WebhookEventEnum], { description: 'The events that it receives; at least one.' })
  events!: WebhookEvent[]
}

@ObjectType({ description: 'The result of `createWebhook`.' })
export class CreateWebhookPayload extends MutationPayload {
  @Field(() => Webhook, { nullable: true, description: 'The webhook; null on failure.' })
  webhook?: Webhook

  @Field(() => String, {
    nullable: true,
    description: 'Signs the messages. It is never returned again.',
  })
  secret?: string
}

@ObjectType({ description: 'The result of `deleteWebhook`.' })
export class DeleteWebhookPayload extends MutationPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of the deleted webhook; null on failure.',
  })
  webhookId?: number
}

@ObjectType({ description: 'The result of `resendWebhookDelivery`.' })
export class ResendWebhookDeliveryPayload extends MutationPayload {
  @Field(() => WebhookDelivery, { nullable: true, description: 'The delivery; null on failure.' })
  delivery?: WebhookDelivery
}
