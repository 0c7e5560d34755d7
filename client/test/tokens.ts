/** An unsigned token of an account with a role. */
export function buildToken(role: 'admin' | 'shopper', account = '1', version = 1): string {
  return `e30.${btoa(JSON.stringify({ sub: account, role, version }))}.x`
}
