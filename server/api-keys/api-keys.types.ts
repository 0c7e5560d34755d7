import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import type { ApiKeyScope } from '#domain/api-keys.schema'
import { UserError } from '../http/user-error.types'
import type { ApiKeyView } from './api-keys.service'

const ApiKeyScopeEnum = {
  READ_CATALOGUE: 'readCatalogue',
  WRITE_CATALOGUE: 'writeCatalogue',
  READ_ORDERS: 'readOrders',
  WRITE_ORDER_STATUS: 'writeOrderStatus',
} as const satisfies Record<string, ApiKeyScope>

registerEnumType(ApiKeyScopeEnum, {
  name: 'ApiKeyScope',
  description: 'What an API key may do.',
  valuesConfig: {
    READ_CATALOGUE: { description: 'See the catalogue as the owner does, with its stock.' },
    WRITE_CATALOGUE: { description: 'Add, change and delete products, and upload pictures.' },
    READ_ORDERS: { description: "See everybody's orders and what was sold." },
    WRITE_ORDER_STATUS: { description: 'Change where an order stands.' },
  },
})

@ObjectType({ description: 'What a third-party tool signs in with. The key itself is shown once.' })
export class ApiKey implements ApiKeyView {
  @Field(() => ID, { description: 'Its number.' })
  id!: number

  @Field(() => String, { description: 'What it is for.' })
  name!: string

  @Field(() => String, { description: 'The first letters of the key.' })
  prefix!: string

  @Field(() => [ApiKeyScopeEnum], { description: 'What it may do.' })
  scopes!: readonly ApiKeyScope[]

  @Field(() => GraphQLDateTimeISO, { description: 'When it was made.' })
  createdAt!: Date

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'When it was used last, to the minute; null when it never was.',
  })
  lastUsedAt!: Date | null
}

@InputType({ description: 'An API key to make.' })
export class ApiKeyInput {
  @Field(() => String, { description: 'What it is for; at most 100 characters.' })
  name!: string

  @Field(() => [ApiKeyScopeEnum], { description: 'What it may do; at least one thing.' })
  scopes!: ApiKeyScope[]
}

@ObjectType({ description: 'What making an API key did.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, { nullable: true, description: 'What is kept of it, unless refused.' })
  apiKey?: ApiKey

  @Field(() => String, {
    nullable: true,
    description: 'The key: send it as `Authorization: Bearer <key>`. It is never shown again.',
  })
  key?: string

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}

@ObjectType({ description: 'What revoking an API key did.' })
export class RevokeApiKeyPayload {
  @Field(() => ID, { nullable: true, description: 'The key that is no more, unless refused.' })
  apiKeyId?: number

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}
