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
} as const satisfies Record<string, ApiKeyScope>

registerEnumType(ApiKeyScopeEnum, {
  name: 'ApiKeyScope',
  description: 'A permission of an API key.',
  valuesConfig: {
    READ_CATALOGUE: { description: 'Read the catalogue, including stock levels.' },
    WRITE_CATALOGUE: { description: 'Add, change and delete products, and upload pictures.' },
    READ_ORDERS: { description: 'Read all orders and sales figures.' },
    WRITE_ORDER_STATUS: { description: 'Change the status of orders.' },
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
