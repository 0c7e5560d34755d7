import { categoryKeySchema } from '../products/product.schema'
import { pageFields, querySchema } from '../validation/list.schema'
import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'
import { isListCursor, type ListKind } from './cursor'
import { type ListSort, NO_FILTER, productFilterSchema, sortSchema } from './product-filter'

const listFields = {
  ...pageFields,
  filter: productFilterSchema.nullish().transform((filter) => filter ?? NO_FILTER),
}

interface CursorFields {
  readonly after?: string | null | undefined
  readonly sort?: ListSort | null | undefined
}

const CURSOR_FIELDS: readonly unknown[] = ['after', 'sort']

/** Adds the rule that the cursor is one of the list in its order. */
function withCursorRule<T extends z.ZodType<CursorFields>>(schema: T, list: ListKind) {
  return schema.refine(
    ({ after, sort }) => after == null || isListCursor(after, list, sort ?? undefined),
    {
      path: ['after'],
      message: encodeMessage('invalid.cursor'),
      // Whatever is wrong with other fields, so that all problems are reported together.
      when: ({ issues }) => !issues.some(({ path }) => CURSOR_FIELDS.includes(path?.[0])),
    },
  )
}

/** A page of products, optionally of a category and with the words of `search`. */
const productsFields = z.object({
  ...listFields,
  sort: sortSchema.nullish().transform((sort) => sort ?? 'OLDEST'),
  category: categoryKeySchema.nullish(),
  /** The slug of a collection. */
  collection: querySchema.nullish(),
  search: querySchema.nullish(),
  offset: z
    .number({ error: encodeMessage('invalid.number') })
    .int(encodeMessage('invalid.number'))
    .min(0, encodeMessage('invalid.number'))
    .max(1000, encodeMessage('invalid.number'))
    .default(0),
})

export const productsSchema = withCursorRule(productsFields, 'products')

const searchFields = z.object({
  ...listFields,
  sort: sortSchema.nullish(),
  category: categoryKeySchema.nullish(),
  query: querySchema,
})

/** A page of search results, optionally of a category; without a sort, by relevance. */
export const searchSchema = withCursorRule(searchFields, 'search')

/** Before validation: of a list by words that names contain, and of a search by relevance. */
export type ProductsInput = z.input<typeof productsSchema>
export type SearchInput = z.input<typeof searchSchema>
