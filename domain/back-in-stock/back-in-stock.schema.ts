import { emailSchema, type TopLevelDomains } from '../validation/email'
import { requiredOr } from '../validation/number.schema'
import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'

/** The longest email address in base64url, with its signature. */
const MAX_TOKEN_LENGTH = 500

/** The address to notify a visitor at, given the accepted top-level domains of emails. */
export function createBackInStockSchema(domains: TopLevelDomains) {
  return z.object({ email: emailSchema(domains) })
}

export type BackInStockInput = z.input<ReturnType<typeof createBackInStockSchema>>

/** For the link of a mail that stops all of them. */
export const stopSchema = z.object({
  token: z
    .string({ error: requiredOr('invalid.text') })
    .max(MAX_TOKEN_LENGTH, encodeMessage('backInStock.invalidLink')),
})

export type StopInput = z.input<typeof stopSchema>
