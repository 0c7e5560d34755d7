import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { MAX_PAGE_SIZE } from '#domain/limits'
import { encodeCursor } from '../../database/statements/cursor'
import type { RestDocs } from './rest-docs'

/** What was sent for parameters; a repeated one is an array. */
export type SentParameters<Name extends string = string> = Readonly<
  Partial<Record<Name, string | readonly string[]>>
>

/** The parameters of a list in pages; `position` is that of an example. */
export const pageParameters = (things: string, size: number, position: readonly number[] = [2]) =>
  ({
    first: {
      description: `The number of ${things} in a page; ${size} by default.`,
      schema: z.int().min(1).max(MAX_PAGE_SIZE).optional(),
      example: size,
    },
    after: {
      description: 'The cursor of the page before, from its `Link`.',
      schema: z.string().optional(),
      example: encodeCursor(position),
    },
  }) satisfies RestDocs['query']

export const NEXT_LINK_HEADER = {
  Link: {
    description: 'With parameters: the next page, unless this is the last.',
    schema: z.string().optional(),
  },
} satisfies RestDocs['query']

/** The value of a parameter, or whatever was sent instead, so that the service can report it. */
export function readParameter(
  value: SentParameters[string],
  toValue: (text: string) => unknown,
): unknown {
  return typeof value === 'string' ? toValue(value) : value
}

export const toCount = (text: string): unknown => (/^\d{1,9}$/.test(text) ? Number(text) : text)

export const toBoolean = (text: string): unknown =>
  text === 'true' ? true : text === 'false' ? false : text

interface ListPage {
  readonly hasNextPage: boolean
  readonly endCursor: string | null
}

/** Links to the next page of `path` with the same parameters, if there is one. */
export function setNextLink(
  reply: FastifyReply,
  path: string,
  query: SentParameters,
  { hasNextPage, endCursor }: ListPage,
): void {
  if (!hasNextPage || endCursor === null) return
  const { after: _, ...others } = query
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...others, after: endCursor })) {
    if (typeof value === 'string') parameters.append(name, value)
  }
  reply.header('link', `<${path}?${parameters}>; rel="next"`)
}
