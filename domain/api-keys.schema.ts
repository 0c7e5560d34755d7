import { z } from 'zod'
import { MAX_API_KEY_NAME_LENGTH } from './limits'
import { requiredText, says } from './text.schema'

/** What an API key may be allowed to do. */
export const API_KEY_SCOPES = [
  'readCatalogue',
  'writeCatalogue',
  'readOrders',
  'writeOrderStatus',
] as const

export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

/** A new key: what it is for, and what it may do. */
export const apiKeySchema = z.object({
  name: requiredText(MAX_API_KEY_NAME_LENGTH),
  scopes: z
    .array(z.enum(API_KEY_SCOPES, { error: says('invalid.noScopes') }), {
      error: says('invalid.noScopes'),
    })
    .min(1, says('invalid.noScopes'))
    .transform((scopes) => API_KEY_SCOPES.filter((scope) => scopes.includes(scope))),
})

export type ApiKeyInput = z.input<typeof apiKeySchema>
