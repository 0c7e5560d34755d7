import { type Permission, roleMay, scopesMay } from '#domain/accounts/permissions'
import type { Role } from '#domain/accounts/roles'
import type { ApiKeyScope } from '#domain/integrations/api-keys.schema'
import type { Actor } from '#domain/orders/order-life'

/** A signed-in account. */
export interface Viewer {
  readonly id: number
  readonly role: Role
  /** Of staff: which of their sessions it is. */
  readonly sessionId?: string
}

/** Who sends a request with a token: an account, or a tool with an API key. */
export type Caller =
  | { readonly viewer: Viewer; readonly scopes?: never; readonly apiKeyId?: never }
  | {
      readonly scopes: readonly ApiKeyScope[]
      readonly apiKeyId: number
      readonly viewer?: never
    }

/** Who the timeline of an order says did something. */
export function actorOf(caller: Caller): Actor {
  return caller.viewer ? 'staff' : 'apiKey'
}

/** Whether somebody may do something; the same table holds for roles and for the scopes of API keys. */
export function isAllowed(caller: Caller, permission: Permission): boolean {
  return caller.viewer
    ? roleMay(caller.viewer.role, permission)
    : scopesMay(caller.scopes, permission)
}
