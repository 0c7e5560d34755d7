import { MAX_TERM_LENGTH, MAX_TERMS } from './limits'
import { encodeMessage, requiredText } from './text.schema'
import { z } from './zod'

/** `brand`: one name in several scripts; `synonym`: different words for one thing. */
export const SEARCH_TERMS_KINDS = ['brand', 'synonym'] as const

export type SearchTermsKind = (typeof SEARCH_TERMS_KINDS)[number]

const countRule = encodeMessage('invalid.terms', { max: MAX_TERMS })

/** Terms that mean the same to shoppers. */
export const searchTermsSchema = z.object({
  kind: z.enum(SEARCH_TERMS_KINDS, { error: encodeMessage('invalid.text') }),
  terms: z
    .array(requiredText(MAX_TERM_LENGTH), { error: countRule })
    .transform((terms) => [...new Set(terms)])
    .refine((terms) => terms.length >= 2 && terms.length <= MAX_TERMS, countRule),
})

export type SearchTermsInput = z.input<typeof searchTermsSchema>
