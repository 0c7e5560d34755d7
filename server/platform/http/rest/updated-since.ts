import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { RestDocs } from './rest-docs'

/** The parameter of a list that restricts it to changes since a time. */
export const UPDATED_SINCE_PARAMETER = {
  description:
    'Only what has changed at this time or later, in the order of the changes; see `X-Updated-Until`.',
  schema: z.iso.datetime({ offset: true }).optional(),
  example: '2026-01-31T09:30:00Z',
} satisfies NonNullable<RestDocs['query']>[string]

export const UPDATED_UNTIL_HEADER = {
  'X-Updated-Until': {
    description:
      'With `updated_since`: the time to send as the next one. Of what changed before it, everything is in this page and those before it.',
    schema: z.iso.datetime().optional(),
  },
} satisfies RestDocs['query']

export function setUpdatedUntil(reply: FastifyReply, time: Date): void {
  reply.header('x-updated-until', time.toISOString())
}

/** The time that a parameter names, or whatever was sent instead, so that the service can report it. */
export function toTime(text: string): unknown {
  // A plus sign that was not encoded arrives as a space.
  const time = UPDATED_SINCE_PARAMETER.schema.safeParse(text.replace(' ', '+')).data
  return time === undefined ? text : new Date(time)
}
