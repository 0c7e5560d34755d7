import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../context'
import { asPayload } from '../http/graphql/user-errors'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service'
import { ApiKey, ApiKeyInput, CreateApiKeyPayload, RevokeApiKeyPayload } from './api-keys.types'

/** Not accessible with an API key, which could otherwise grant itself more scopes. */
@Resolver()
export class ApiKeysResolver {
  @Query(() => [ApiKey], {
    description: "The active API keys, newest first. Requires the admin's token.",
  })
  async apiKeys(@Ctx() { db, requireAdmin }: Context): Promise<readonly ApiKey[]> {
    await requireAdmin()
    return listApiKeys(db)
  }

  @Mutation(() => CreateApiKeyPayload, {
    description: "Creates an API key. The key is returned once. Requires the admin's token.",
  })
  async createApiKey(
    @Ctx() { db, requireAdmin, locale }: Context,
    @Arg('input', () => ApiKeyInput, { description: 'The name and scopes of the key.' })
    input: ApiKeyInput,
  ): Promise<CreateApiKeyPayload> {
    await requireAdmin()
    return asPayload(locale, () => createApiKey(db, input))
  }

  @Mutation(() => RevokeApiKeyPayload, {
    description: "Revokes an API key, effective immediately. Requires the admin's token.",
  })
  async revokeApiKey(
    @Ctx() { db, requireAdmin, locale }: Context,
    @Arg('id', () => ID, { description: 'The ID of the API key.' }) id: string,
  ): Promise<RevokeApiKeyPayload> {
    await requireAdmin()
    return asPayload(locale, async () => ({ apiKeyId: await revokeApiKey(db, id) }))
  }
}
