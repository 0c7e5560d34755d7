import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../http/context'
import { asPayload } from '../http/user-errors'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service'
import { ApiKey, ApiKeyInput, CreateApiKeyPayload, RevokeApiKeyPayload } from './api-keys.types'

/** No API key may do any of this: one could give itself more than it was given. */
@Resolver()
export class ApiKeysResolver {
  @Query(() => [ApiKey], {
    description: "The API keys that count, newest first. Needs the owner's token.",
  })
  async apiKeys(@Ctx() { db, admin }: Context): Promise<readonly ApiKey[]> {
    await admin()
    return listApiKeys(db)
  }

  @Mutation(() => CreateApiKeyPayload, {
    description: "Makes an API key and shows it, this once. Needs the owner's token.",
  })
  async createApiKey(
    @Ctx() { db, admin }: Context,
    @Arg('input', () => ApiKeyInput, { description: 'What it is for, and what it may do.' })
    input: ApiKeyInput,
  ): Promise<CreateApiKeyPayload> {
    await admin()
    return asPayload(() => createApiKey(db, input))
  }

  @Mutation(() => RevokeApiKeyPayload, {
    description: "Ends an API key at once. Needs the owner's token.",
  })
  async revokeApiKey(
    @Ctx() { db, admin }: Context,
    @Arg('id', () => ID, { description: 'The API key.' }) id: string,
  ): Promise<RevokeApiKeyPayload> {
    await admin()
    return asPayload(async () => ({ apiKeyId: await revokeApiKey(db, id) }))
  }
}
