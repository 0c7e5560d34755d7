import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { MAX_API_KEYS } from '#domain/limits'
import type { Context } from '../../platform/features/context'
import { Requires } from '../../platform/http/graphql/requires'
import { asPayload } from '../../platform/http/graphql/user-errors'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service'
import { ApiKey, ApiKeyInput, CreateApiKeyPayload, RevokeApiKeyPayload } from './api-keys.types'

/** Not accessible with an API key, which could otherwise grant itself more scopes. */
@Resolver()
export class ApiKeysResolver {
  @Requires('integrations.edit')
  @Query(() => [ApiKey], {
    description: `The active API keys, newest first; at most ${MAX_API_KEYS}.`,
  })
  async apiKeys(@Ctx() { db }: Context): Promise<readonly ApiKey[]> {
    return listApiKeys(db)
  }

  @Requires('integrations.edit')
  @Mutation(() => CreateApiKeyPayload, {
    description: 'Creates an API key. The key is returned once.',
  })
  async createApiKey(
    @Ctx() { db, locale }: Context,
    @Arg('input', () => ApiKeyInput, { description: 'The name and scopes of the key.' })
    input: ApiKeyInput,
  ): Promise<CreateApiKeyPayload> {
    return asPayload(locale, () => createApiKey(db, input))
  }

  @Requires('integrations.edit')
  @Mutation(() => RevokeApiKeyPayload, {
    description: 'Revokes an API key, effective immediately.',
  })
  async revokeApiKey(
    @Ctx() { db, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the API key.' }) id: string,
  ): Promise<RevokeApiKeyPayload> {
    return asPayload(locale, async () => ({ apiKeyId: await revokeApiKey(db, id) }))
  }
}
