import type { Role } from '#domain/accounts/roles'
import type { ApiKeyScope } from '#domain/integrations/api-keys.schema'

/** A signed-in account. */
export interface Viewer {
  readonly id: number
  readonly role: Role
}

/** Who sends a request with a token: an account, or a tool with an API key. */
export type Caller =
  | { readonly viewer: Viewer; readonly scopes?: never }
  | { readonly scopes: readonly ApiKeyScope[]; readonly viewer?: never }
