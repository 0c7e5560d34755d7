import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { DeliveryProblem, DeliveryState, WebhookEvent } from '#domain/webhooks.schema'
import { PageInfo } from '../http/page-info.types'
import { UserError } from '../http/user-error.types'
import type { DeliveryView } from './deliveries.service'
import type { WebhookView } from './webhooks.service'

const WebhookEventEnum = {
  ORDER_PLACED: 'order.placed',
  ORDER_STATUS_CHANGED: 'order.statusChanged',
  PRODUCT_CHANGED: 'product.changed',
} as const satisfies Record<string, WebhookEvent>

registerEnumType(WebhookEventEnum, {
  name: 'WebhookEvent',
  description: 'What a webhook may be told of.',
  valuesConfig: {
    ORDER_PLACED: { description: 'A new order.' },
    ORDER_STATUS_CHANGED: { description: 'A new status of an order.' },
    PRODUCT_CHANGED: { description: 'A product added, changed or deleted; its stock, too.' },
  },
})

export const DeliveryStateEnum = {
  WAITING: 'waiting',
  DELIVERED: 'delivered',
  FAILED: 'failed',
} as const satisfies Record<string, DeliveryState>

registerEnumType(DeliveryStateEnum, {
  name: 'DeliveryState',
  description: 'Where a message to a webhook stands.',
  valuesConfig: {
    WAITING: { description: 'To be tried, or tried again.' },
    DELIVERED: { description: 'The receiver has answered that it has it.' },
    FAILED: { description: 'Tried often enough, and given up.' },
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
  description: 'Why an attempt to deliver a message failed.',
  valuesConfig: {
    STATUS: { description: 'The answer was not of the 200s.' },
    TIMEOUT: { description: 'There was no answer within 10 seconds.' },
    UNREACHABLE: { description: 'There was no connection.' },
    NOT_PUBLIC: { description: 'The address leads into a network of its own.' },
  },
})

@ObjectType({ description: 'An address of a third-party tool that is told of what happens.' })
export class Webhook implements WebhookView {
  @Field(() => ID, { description: 'Its number.' })
  id!: number

  @Field(() => String, { description: 'Where messages are posted.' })
  url!: string

  @Field(() => [WebhookEventEnum], { description: 'What it is told of.' })
  events!: readonly WebhookEvent[]

  @Field(() => GraphQLDateTimeISO, { description: 'When it was made.' })
  createdAt!: Date
}

@ObjectType({ description: 'A message to a webhook.' })
export class WebhookDelivery implements DeliveryView {
  @Field(() => ID, { description: 'Its number.' })
  id!: number

  @Field(() => ID, { description: 'The webhook it is for.' })
  webhookId!: number

  @Field(() => WebhookEventEnum, { description: 'What it tells of.' })
  event!: WebhookEvent

  @Field(() => String, { description: 'Its `webhook-id`, the same at each attempt.' })
  messageId!: string

  @Field(() => String, { description: 'What is sent: JSON.' })
  body!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When it happened.' })
  createdAt!: Date

  @Field(() => DeliveryStateEnum, { description: 'Where it stands.' })
  state!: DeliveryState

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts!: number

  @Field(() => GraphQLDateTimeISO, { nullable: true, description: 'When it was tried last.' })
  attemptedAt!: Date | null

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When it is tried next; null when it is not any more.',
  })
  nextAttemptAt!: Date | null

  @Field(() => DeliveryProblemEnum, {
    nullable: true,
    description: 'Why the last attempt failed; null when it did not.',
  })
  problem!: DeliveryProblem | null

  @Field(() => Int, { nullable: true, description: 'The status that was answered last.' })
  statusCode!: number | null
}

@ObjectType({ description: 'A page of messages to webhooks, newest first.' })
export class WebhookDeliveryConnection {
  @Field(() => [WebhookDelivery], { description: 'The messages of this page.' })
  nodes!: readonly WebhookDelivery[]

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo
}

@InputType({ description: 'A webhook to make.' })
export class WebhookInput {
  @Field(() => String, {
    description: 'Where messages are posted: a public address that starts with https://.',
  })
  url!: string

  @Field(() => [WebhookEventEnum], { description: 'What it is told of; at least one thing.' })
  events!: WebhookEvent[]
}

@ObjectType({ description: 'What making a webhook did.' })
export class CreateWebhookPayload {
  @Field(() => Webhook, { nullable: true, description: 'The webhook, unless refused.' })
  webhook?: Webhook

  @Field(() => String, {
    nullable: true,
    description: 'What its messages are signed with. It is never shown again.',
  })
  secret?: string

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}

@ObjectType({ description: 'What deleting a webhook did.' })
export class DeleteWebhookPayload {
  @Field(() => ID, { nullable: true, description: 'The webhook that is no more, unless refused.' })
  webhookId?: number

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}

@ObjectType({ description: 'What sending a message again did.' })
export class ResendDeliveryPayload {
  @Field(() => WebhookDelivery, { nullable: true, description: 'The message, unless refused.' })
  delivery?: WebhookDelivery

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}
