import { MAX_TERM_LENGTH, MAX_TERMS } from '../limits'
import { categoryKeySchema } from '../products/product.schema'
import { cleanLine } from '../validation/characters'
import { encodeMessage, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'

/** `brand`: one name in several scripts; `synonym`: different words for one thing. */
export const SEARCH_TERMS_KINDS = ['brand', 'synonym'] as const

export type SearchTermsKind = (typeof SEARCH_TERMS_KINDS)[number]

const countRule = encodeMessage('invalid.terms', { max: MAX_TERMS })

const termsSchema = z
  .array(requiredText(MAX_TERM_LENGTH), { error: countRule })
  .transform((terms) => [...new Set(terms)])

/** One term is enough if it leads to a category. */
const isEnough = (terms: readonly string[], category: string | null | undefined): boolean =>
  terms.length >= (category ? 1 : 2) && terms.length <= MAX_TERMS

/** Terms that mean the same to shoppers, or the products of a category. */
export const searchTermsSchema = z
  .object({
    kind: z.enum(SEARCH_TERMS_KINDS, { error: encodeMessage('invalid.text') }),
    terms: termsSchema,
    category: categoryKeySchema.nullish().transform((category) => category ?? null),
  })
  .refine(({ terms, category }) => isEnough(terms, category), { error: countRule, path: ['terms'] })

export type SearchTermsInput = z.input<typeof searchTermsSchema>

/** The terms as a text with one on each line; commas separate them, too. */
export const searchTermsTextSchema = z
  .object({
    terms: z.string().transform((text, context) => {
      const terms = text
        .split(/[\n,،]/)
        .map(cleanLine)
        .filter(Boolean)
      const result = termsSchema.safeParse(terms)
      if (result.success) return result.data
      // To the owner, they are one field.
      for (const { message } of result.error.issues) {
        context.addIssue({ code: 'custom', message, input: text })
      }
      return z.NEVER
    }),
    category: z
      .union([categoryKeySchema, z.literal('')])
      .optional()
      .transform((key) => key || null),
  })
  .refine(({ terms, category }) => isEnough(terms, category), { error: countRule, path: ['terms'] })

export type SearchTermsText = z.input<typeof searchTermsTextSchema>
export type ParsedSearchTerms = z.output<typeof searchTermsTextSchema>
