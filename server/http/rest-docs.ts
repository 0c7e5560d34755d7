import type { z } from 'zod'
import type { ApiKeyScope } from '#domain/api-keys.schema'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly docs?: RestDocs
  }
}

export const REST_TAGS = {
  Catalogue: 'Products for everybody.',
  Accounts: 'Registering, signing in, and who is signed in.',
  Cart: 'The cart of whoever is signed in.',
  Orders: 'Placing orders and following one’s own.',
  Management: 'The owner’s products, pictures and orders.',
  Operation: 'For whoever keeps the shop running.',
  Webhooks: 'What the shop tells the tools that the owner added.',
} as const

/** Who may call a route. */
export type RestRole = 'anybody' | 'shopper' | 'owner'

interface Parameter {
  readonly description: string
  readonly schema: z.ZodType
  readonly example?: unknown
}

type Parameters = Readonly<Record<string, Parameter>>

interface Content {
  /** `application/json` unless it says something else. */
  readonly type?: string
  /** Of a domain's schema the fields are renamed as REST spells them. */
  readonly schema: z.ZodType
  readonly example?: unknown
}

/** What the REST document says of a route; it stands beside the route. */
export interface RestDocs {
  /** The operation's name for generated clients. */
  readonly id: string
  readonly tag: keyof typeof REST_TAGS
  readonly summary: string
  readonly role: RestRole
  /** What lets an API key do it, beside the owner. */
  readonly scope?: ApiKeyScope
  readonly path?: Parameters
  readonly query?: Parameters
  readonly headers?: Parameters
  readonly body?: Content
  readonly answer: { readonly status: 200 | 201 | 204; readonly description: string } & (
    | Content
    | { readonly schema?: undefined }
  )
  /** What it may be refused with beyond what follows from its role, parameters and body. */
  readonly refusals?: Readonly<
    Record<number, { readonly description: string; readonly schema?: z.ZodType }>
  >
}

/** A route's options that carry its documentation. */
export function documented(docs: RestDocs): { readonly config: { readonly docs: RestDocs } } {
  return { config: { docs } }
}
