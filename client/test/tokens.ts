import type { Role } from '#domain/accounts/roles'

/** An unsigned token of an account with a role. */
export function buildToken(role: Role, account = '1', version = 1): string {
  return `e30.${btoa(JSON.stringify({ sub: account, role, version }))}.x`
}
