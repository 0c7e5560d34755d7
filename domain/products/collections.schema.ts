import {
  MAX_COLLECTION_POSITION,
  MAX_COLLECTION_SLUG_LENGTH,
  MAX_COLLECTION_TEXT_LENGTH,
  MAX_COLLECTION_TITLE_LENGTH,
  MAX_COLLECTIONS,
} from '../limits'
import { cleanLine } from '../validation/characters'
import { encodeMessage, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'

const slugRule = encodeMessage('invalid.slug', { max: MAX_COLLECTION_SLUG_LENGTH })

/** The end of the path of a collection's page. */
export const collectionSlugSchema = z
  .string({ error: slugRule })
  .transform((text) => cleanLine(text).toLowerCase())
  .refine(
    (slug) => slug.length <= MAX_COLLECTION_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug),
    slugRule,
  )

const positionRule = encodeMessage('invalid.position', { max: MAX_COLLECTION_POSITION })

/** What can be changed of a collection. Its slug stays, so that links to its page do. */
export const collectionSchema = z.object({
  title: requiredText(MAX_COLLECTION_TITLE_LENGTH),
  titleAr: optionalText(MAX_COLLECTION_TITLE_LENGTH).default(null),
  description: optionalText(MAX_COLLECTION_TEXT_LENGTH).default(null),
  descriptionAr: optionalText(MAX_COLLECTION_TEXT_LENGTH).default(null),
  /** The slug of the collection that it is inside. */
  parent: optionalText(MAX_COLLECTION_SLUG_LENGTH).default(null),
  isInMenu: z.boolean({ error: encodeMessage('invalid.boolean') }),
  /** Lower ones come first in the menu; equal ones by title. */
  position: z
    .number({ error: positionRule })
    .int(positionRule)
    .min(0, positionRule)
    .max(MAX_COLLECTION_POSITION, positionRule),
})

export const newCollectionSchema = collectionSchema.extend({ slug: collectionSlugSchema })

export type CollectionInput = z.input<typeof collectionSchema>
export type NewCollectionInput = z.input<typeof newCollectionSchema>
export type CollectionValues = z.output<typeof collectionSchema>

/** The slugs of the collections that a product is in, in alphabetical order. */
export const collectionSlugsSchema = z
  .array(z.string({ error: encodeMessage('invalid.text') }), {
    error: encodeMessage('invalid.list'),
  })
  .max(MAX_COLLECTIONS, encodeMessage('invalid.tooManyLines', { max: MAX_COLLECTIONS }))
  .transform((slugs) => [...new Set(slugs)].sort())
