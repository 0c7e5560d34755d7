import { MAX_PAGE_SIZE, PAGE_SIZE } from '../limits'
import { readQuery } from './read-query'
import { encodeMessage } from './text.schema'
import { z } from './zod'

export const pageFields = {
  first: z
    .number({ error: encodeMessage('invalid.first', { max: MAX_PAGE_SIZE }) })
    .int(encodeMessage('invalid.first', { max: MAX_PAGE_SIZE }))
    .min(1, encodeMessage('invalid.first', { max: MAX_PAGE_SIZE }))
    .max(MAX_PAGE_SIZE, encodeMessage('invalid.first', { max: MAX_PAGE_SIZE }))
    .default(PAGE_SIZE),
  after: z.string({ error: encodeMessage('invalid.cursor') }).nullish(),
}

/** A search query: any text, with control characters replaced by spaces, truncated to its limit. */
export const querySchema = z
  .string({ error: encodeMessage('invalid.text') })
  .transform((text) => readQuery(text))

export const pageSchema = z.object(pageFields)

/** A time that lists are filtered by. */
export const timeSchema = z.date({ error: encodeMessage('invalid.time') }).nullish()
