import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token of a link in a mail: 256 bits that only this shop can compute, derived from the purpose of the
 * link. It need not be stored, and is the same whenever the mail is sent.
 */
export function linkToken(secret: string, purpose: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(purpose)).digest('base64url')
}

export function isSameToken(token: string, expected: string): boolean {
  const [one, other] = [Buffer.from(token), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
