import { MAX_API_KEY_NAME_LENGTH } from '../limits'
import { encodeMessage, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'

export const API_KEY_SCOPES = [
  'readCatalogue',
  'writeCatalogue',
  'readOrders',
  'writeOrderStatus',
  'readInventory',
  'writeInventory',
  'writeOrders',
  'writePayments',
  'readCustomers',
  'writeCustomers',
  'readLedger',
  'writeWebhooks',
] as const

export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

/** A new API key. */
export const apiKeySchema = z.object({
  name: requiredText(MAX_API_KEY_NAME_LENGTH),
  scopes: z
    .array(z.enum(API_KEY_SCOPES, { error: encodeMessage('invalid.noScopes') }), {
      error: encodeMessage('invalid.noScopes'),
    })
    .min(1, encodeMessage('invalid.noScopes'))
    .transform((scopes) => API_KEY_SCOPES.filter((scope) => scopes.includes(scope))),
})

export type ApiKeyInput = z.input<typeof apiKeySchema>
