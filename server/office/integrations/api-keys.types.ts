import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import type { ApiKeyScope } from '#domain/integrations/api-keys.schema'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'
import type { ApiKeyView } from './api-keys.service'

const ApiKeyScopeEnum = {
  READ_CATALOGUE: 'readCatalogue',
  WRITE_CATALOGUE: 'writeCatalogue',
  READ_ORDERS: 'readOrders',
  WRITE_ORDER_STATUS: 'writeOrderStatus',
  READ_INVENTORY: 'readInventory',
  WRITE_INVENTORY: 'writeInventory',
  WRITE_ORDERS: 'writeOrders',
  WRITE_PAYMENTS: 'writePayments',
  READ_CUSTOMERS: 'readCustomers',
  WRITE_CUSTOMERS: 'writeCustomers',
  READ_LEDGER: 'readLedger',
  WRITE_WEBHOOKS: 'writeWebhooks',
} as const satisfies Record<string, ApiKeyScope>

registerEnumType(ApiKeyScopeEnum, {
  name: 'ApiKeyScope',
  description: 'A permission of an API key.',
  valuesConfig: {
    READ_CATALOGUE: { description: 'Read the catalogue, including stock levels.' },
    WRITE_CATALOGUE: { description: 'Add, change and delete products, and upload pictures.' },
    READ_ORDERS: { description: 'Read all orders and sales figures.' },
    WRITE_ORDER_STATUS: { description: 'Change the status of orders.' },
    READ_INVENTORY: {
      description:
        'Read products with their stock, SKU, shelf and supplier, each change of the stock, and batches. With WRITE_CATALOGUE, a key can change these details of a product, too.',
    },
    WRITE_INVENTORY: {
      description: 'The same, and book what was received, counted, damaged or has expired.',
    },
    WRITE_ORDERS: {
      description:
        'Read orders, but no phones of closed ones, take orders, change, split, merge and exchange them, and write notes on them.',
    },
    WRITE_PAYMENTS: {
      description: 'Read orders likewise, and record refunds and payments in advance.',
    },
    READ_CUSTOMERS: { description: 'Read customers with their phones, addresses and notes.' },
    WRITE_CUSTOMERS: { description: 'The same, write notes about them, and block them.' },
    READ_LEDGER: {
      description: 'Read the ledger, settlements, what couriers owe and charge, and payments.',
    },
    WRITE_WEBHOOKS: {
      description: 'Create, list and delete webhooks of its own, for events that it may read.',
    },
  },
})

@ObjectType({
  description:
    'Authenticates a third-party tool. The key itself is only returned when it is created.',
})
export class ApiKey implements ApiKeyView {
  @Field(() => ID, { description: 'The ID of the API key.' })
  id!: number

  @Field(() => String, { description: 'A name, such as the name of the tool.' })
  name!: string

  @Field(() => String, { description: 'The first characters of the key.' })
  prefix!: string

  @Field(() => [ApiKeyScopeEnum], { description: 'The scopes of the key.' })
  scopes!: readonly ApiKeyScope[]

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last used, accurate to a minute; null if never.',
  })
  lastUsedAt!: Date | null
}

@InputType({ description: 'The input of `createApiKey`.' })
export class ApiKeyInput {
  @Field(() => String, {
    description: 'A name of at most 100 characters, such as the name of the tool.',
  })
  name!: string

  @Field(() => [ApiKeyScopeEnum], { description: 'The scopes of the key, at least one.' })
  scopes!: ApiKeyScope[]
}

@ObjectType({ description: 'The result of `createApiKey`.' })
export class CreateApiKeyPayload extends MutationPayload {
  @Field(() => ApiKey, { nullable: true, description: 'The API key; null on failure.' })
  apiKey?: ApiKey

  @Field(() => String, {
    nullable: true,
    description: 'The key: send it as `Authorization: Bearer <key>`. It is never returned again.',
  })
  key?: string
}

@ObjectType({ description: 'The result of `revokeApiKey`.' })
export class RevokeApiKeyPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The ID of the revoked key; null on failure.' })
  apiKeyId?: number
}
