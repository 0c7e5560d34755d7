import type { z } from 'zod'
import type { Permission } from '#domain/accounts/permissions'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly docs?: RestDocs
  }
}

export const REST_TAGS = {
  Catalogue: 'Browsing products.',
  Accounts: 'Registration, sign-in and the current account.',
  Cart: 'The signed-in shopper’s cart.',
  Orders: 'Placing and tracking orders.',
  Management: 'The admin’s products, pictures and orders.',
  Operation: 'Monitoring.',
  Webhooks: 'Messages that the shop sends to the admin’s webhook endpoints.',
} as const

/** Who may call a route; `admin`: the owner, staff and API keys that have its permission. */
export type RestRole = 'public' | 'shopper' | 'admin'

interface Parameter {
  readonly description: string
  readonly schema: z.ZodType
  readonly example?: unknown
}

type Parameters = Readonly<Record<string, Parameter>>

interface Content {
  /** `application/json` by default. */
  readonly type?: string
  /** The fields of a domain schema are renamed to REST's snake_case. */
  readonly schema: z.ZodType
  readonly example?: unknown
}

/**
 * A route of the admin declares the permission that a caller needs, which is checked before its body is read ({@link
 * checkPermissions}).
 */
type RestAccess =
  | { readonly role: Exclude<RestRole, 'admin'>; readonly permission?: never }
  | { readonly role: 'admin'; readonly permission: Permission }

/** A route's entry in the OpenAPI document, kept beside the route. */
export type RestDocs = RestAccess & {
  /** The `operationId`, which names the call in generated clients. */
  readonly id: string
  readonly tag: keyof typeof REST_TAGS
  readonly summary: string
  readonly path?: Parameters
  readonly query?: Parameters
  /** Callers add query parameters of their own, which are ignored; others are refused ({@link refuseUnknownParameters}). */
  readonly takesAnyQuery?: true
  readonly headers?: Parameters
  readonly body?: Content
  readonly response: {
    readonly status: 200 | 201 | 204
    readonly description: string
    readonly headers?: Parameters
  } & (Content | { readonly schema?: undefined })
  /** Error responses beyond those that follow from its role, parameters and body. */
  readonly errors?: Readonly<
    Record<number, { readonly description: string; readonly schema?: z.ZodType }>
  >
}

/** A route's options that carry its documentation. */
export function documented(docs: RestDocs): { readonly config: { readonly docs: RestDocs } } {
  return { config: { docs } }
}
